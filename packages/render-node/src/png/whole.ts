import type { Inflate } from 'node:zlib';
import { constants, createInflate } from 'node:zlib';

/** Bytes of pixels beyond which it is not looked at: it would take longer than is good. */
const MAX_CHECKED = 2 ** 27;
const CHECKSUM_LENGTH = 4;
/** Samples of a pixel, by color type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Of the passes of interlaced pictures: where they begin, and their steps. */
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
 * Whether a PNG has all the pixels that its header speaks of: the decoder leaves out what is missing, or everything, and does not
 * tell. Also `true` where it cannot be said, and where there is more.
 */
export async function isWholePng(bytes: Uint8Array): Promise<boolean> {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const expected = pixelBytes(view);
	if (expected === undefined || expected > MAX_CHECKED) return true;
	const data = Buffer.concat(imageData(bytes, view));
	// The checksum at the end is no concern of decoders; a stream that lacks it has all pixels nevertheless.
	const rest = data.subarray(0, Math.max(0, data.length - CHECKSUM_LENGTH));
	return (await inflatesTo(rest, expected)) || (await inflatesTo(data, expected));
}

/** How many bytes the rows have, with the filter of each. */
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

/** Passes without columns have no rows. */
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

/** Whether a zlib stream holds as many bytes. They are counted, not kept. */
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
