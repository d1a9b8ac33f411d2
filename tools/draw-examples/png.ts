import { constants, crc32, deflateSync } from 'node:zlib';
import { rgba } from './palette.ts';
import type { Pixmap } from './pixmap.ts';

function part(type: string, body: Uint8Array): Buffer {
	const out = Buffer.alloc(body.length + 12);
	out.writeUInt32BE(body.length, 0);
	out.write(type, 4, 'latin1');
	out.set(body, 8);
	out.writeUInt32BE(crc32(out.subarray(4, body.length + 8)), body.length + 8);
	return out;
}

/**
 * A picture as a PNG file of palette indexes, with just the palette entries that it uses.
 * Run-length matching needs no hash chains, whose details differ between builds of zlib: the bytes are the same everywhere.
 */
export function encodePng(picture: Pixmap): Buffer {
	const used = [...new Set(picture.pixels)].sort((a, b) => a - b);
	const position = new Map(used.map((index, at) => [index, at]));
	const palette = Buffer.alloc(used.length * 3);
	const alpha = Buffer.alloc(used.length);
	used.forEach((index, at) => {
		const [r, g, b, a] = rgba[index] ?? [0, 0, 0, 0];
		palette.set([r, g, b], at * 3);
		alpha[at] = a;
	});
	const rows = Buffer.alloc(picture.height * (picture.width + 1));
	for (let y = 0; y < picture.height; y++) {
		for (let x = 0; x < picture.width; x++) {
			rows[y * (picture.width + 1) + 1 + x] = position.get(picture.pixels[y * picture.width + x] ?? 0) ?? 0;
		}
	}
	const header = Buffer.alloc(13);
	header.writeUInt32BE(picture.width, 0);
	header.writeUInt32BE(picture.height, 4);
	header.set([8, 3, 0, 0, 0], 8);
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		part('IHDR', header),
		part('PLTE', palette),
		...(alpha.every((value) => value === 255) ? [] : [part('tRNS', alpha)]),
		part('IDAT', deflateSync(rows, { level: 9, strategy: constants.Z_RLE })),
		part('IEND', Buffer.alloc(0)),
	]);
}
