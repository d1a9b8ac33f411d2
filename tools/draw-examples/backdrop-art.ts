import { dither } from './noise.ts';
import { box, dot, frame, line, outline, type Pixmap, pixmap } from './pixmap.ts';
import { ball, ramps } from './shapes.ts';

/** Clouds that repeat in both directions. */
export function clouds(): Pixmap {
	const picture = pixmap(192, 128);
	const puffs: [number, number, number, number][] = [
		[40, 34, 20, 8],
		[54, 28, 14, 10],
		[28, 36, 12, 5],
		[130, 84, 22, 8],
		[146, 78, 14, 9],
		[114, 88, 14, 5],
		[90, 14, 10, 4],
		[8, 104, 12, 4],
	];
	const covered = (x: number, y: number): boolean => puffs.some(([cx, cy, rx, ry]) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1);
	for (let y = 0; y < picture.height; y++) {
		for (let x = 0; x < picture.width; x++)
			if (covered(x, y)) dot(picture, x, y, covered(x, y + 4) && covered(x + 3, y + 2) ? 'cloud' : 'cloudShade');
	}
	return picture;
}

/** A moon on the transparent color. */
export function moon(): Pixmap {
	const picture = pixmap(48, 48, 'key');
	ball(picture, 24, 24, 18, 18, ['plasterShade', 'plaster', 'white', 'white'], 0.05, 3);
	for (const [x, y, r] of [
		[18, 18, 4],
		[30, 27, 5],
		[20, 32, 3],
		[31, 14, 2.4],
	] as const)
		ball(picture, x, y, r, r, ['plasterShade', 'plasterShade', 'plaster', 'plaster']);
	return picture;
}

/** The parchment behind the title of a map. */
export function banner(): Pixmap {
	const picture = pixmap(160, 32);
	box(picture, 8, 4, 144, 24, 'plaster');
	box(picture, 8, 24, 144, 4, 'plasterShade');
	for (const [x, dx] of [
		[8, -1],
		[151, 1],
	] as const)
		for (let i = 0; i < 7; i++) line(picture, x + dx * i, 8 - (i & 1), x + dx * i, 31 - (i & 1), i < 2 ? 'sandDark' : 'plasterShade');
	frame(picture, 11, 6, 138, 20, 'sandDark');
	outline(picture, 'woodDark');
	return picture;
}

/** The light of a torch, for a layer with the blend mode `add`. */
export function glow(): Pixmap {
	const picture = pixmap(64, 64);
	for (let y = 0; y < 64; y++) {
		for (let x = 0; x < 64; x++) {
			const near = 1 - Math.hypot(x - 31.5, y - 31.5) / 32;
			if (near > 0 && dither(x, y, near * 0.7)) dot(picture, x, y, near > 0.55 ? ramps.wheat[1] : ramps.wheat[0]);
		}
	}
	return picture;
}
