import type { Inflate } from 'node:zlib';
import { constants, createInflate } from 'node:zlib';

/** Larger pictures are not checked: it would take too long. In bytes of pixels. */
const MAX_CHECKED = 2 ** 27;
const CHECKSUM_LENGTH = 4;
/** Samples per pixel, by color type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** The passes of interlaced pictures: first column and row, then the steps. */
const PASSES = [
	[0, 0, 8, 8],
	[4, 0, 8, 8],
	[0, 4, 4, 8],
	[2, 0, 4, 4],
	[0, 2, 2, 4],
	[1, 0, 2, 2],
	[0, 1, 1, 2],
] as const;

/**
 * Whether a PNG has all the pixels that its header announces. If some are missing, the decoder silently leaves out those, or all pixels.
 * Returns `true` as well if there are more pixels than announced, or if the picture cannot be checked.
 */
export async function isWholePng(bytes: Uint8Array): Promise<boolean> {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const expected = pixelBytes(view);
	if (expected === undefined || expected > MAX_CHECKED) return true;
	const data = Buffer.concat(imageData(bytes, view));
	// Decoders ignore the checksum at the end; without it, all pixels may still be there.
	const rest = data.subarray(0, Math.max(0, data.length - CHECKSUM_LENGTH));
	return (await inflatesTo(rest, expected)) || (await inflatesTo(data, expected));
}

/** The length of all rows in bytes, with one filter byte for each. */
function pixelBytes(view: DataView): number | undefined {
	if (view.byteLength < 33) return undefined;
	const [width, height] = [view.getUint32(16), view.getUint32(20)];
	const samples = SAMPLES[view.getUint8(25)];
	if (samples === undefined) return undefined;
	const bits = view.getUint8(24) * samples;
	if (view.getUint8(28) === 0) return rowBytes(width, height, bits);
	let sum = 0;
	for (const [x, y, stepX, stepY] of PASSES) sum += rowBytes(Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY), bits);
	return sum;
}

/** A pass without columns has no rows. */
const rowBytes = (width: number, height: number, bits: number): number =>
	width > 0 && height > 0 ? height * (1 + Math.ceil((width * bits) / 8)) : 0;

function imageData(bytes: Uint8Array, view: DataView): Uint8Array[] {
	const found: Uint8Array[] = [];
	for (let at = 8; at + 12 <= bytes.length; ) {
		const end = at + 12 + view.getUint32(at);
		if (view.getUint32(at + 4) === 0x49_44_41_54) found.push(bytes.subarray(at + 8, end - 4));
		at = end;
	}
	return found;
}

/** Whether a zlib stream has at least this many bytes. They are counted, but not kept. */
async function inflatesTo(data: Uint8Array, expected: number): Promise<boolean> {
	const inflate = createInflate({ chunkSize: 2 ** 18, finishFlush: constants.Z_SYNC_FLUSH });
	inflate.end(data);
	try {
		return (await countedUpTo(inflate, expected)) >= expected;
	} catch {
		return false;
	} finally {
		inflate.destroy();
	}
}

async function countedUpTo(inflate: Inflate, expected: number): Promise<number> {
	let count = 0;
	inflate.on('data', (chunk: Buffer) => {
		count += chunk.length;
		if (count >= expected) inflate.destroy();
	});
	await new Promise<void>((resolve, reject) => {
		inflate.once('close', resolve);
		inflate.once('error', reject);
	});
	return count;
}
