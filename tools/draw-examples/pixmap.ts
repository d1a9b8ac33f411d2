import { encodePng } from '@tilewright/render-node';
import { type Colour, indexOfColour, rgba } from './palette.ts';

/** A picture of palette indexes; 0 is transparent. */
export interface Pixmap {
	readonly width: number;
	readonly height: number;
	readonly pixels: Uint8Array;
}

export function pixmap(width: number, height: number, fill: Colour = 'clear'): Pixmap {
	return { width, height, pixels: new Uint8Array(width * height).fill(indexOfColour[fill]) };
}

/** Sets one pixel; outside of the picture nothing happens, so that shapes may run over the edge. */
export function dot(on: Pixmap, x: number, y: number, colour: Colour): void {
	if (x >= 0 && y >= 0 && x < on.width && y < on.height) on.pixels[y * on.width + x] = indexOfColour[colour];
}

export function isClear(on: Pixmap, x: number, y: number): boolean {
	return x < 0 || y < 0 || x >= on.width || y >= on.height || on.pixels[y * on.width + x] === indexOfColour.clear;
}

export function box(on: Pixmap, x: number, y: number, width: number, height: number, colour: Colour): void {
	for (let row = y; row < y + height; row++) for (let column = x; column < x + width; column++) dot(on, column, row, colour);
}

export function frame(on: Pixmap, x: number, y: number, width: number, height: number, colour: Colour): void {
	box(on, x, y, width, 1, colour);
	box(on, x, y + height - 1, width, 1, colour);
	box(on, x, y, 1, height, colour);
	box(on, x + width - 1, y, 1, height, colour);
}

export function line(on: Pixmap, x0: number, y0: number, x1: number, y1: number, colour: Colour): void {
	const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
	for (let i = 0; i <= steps; i++) dot(on, Math.round(x0 + ((x1 - x0) * i) / steps), Math.round(y0 + ((y1 - y0) * i) / steps), colour);
}

/** Copies a picture; its transparent pixels leave what is below. */
export function stamp(on: Pixmap, picture: Pixmap, x: number, y: number): void {
	for (let row = 0; row < picture.height; row++) {
		for (let column = 0; column < picture.width; column++) {
			const index = picture.pixels[row * picture.width + column] ?? 0;
			const tx = x + column;
			const ty = y + row;
			if (index !== 0 && tx >= 0 && ty >= 0 && tx < on.width && ty < on.height) on.pixels[ty * on.width + tx] = index;
		}
	}
}

export function crop(picture: Pixmap, x: number, y: number, width: number, height: number): Pixmap {
	const part = pixmap(width, height);
	stamp(part, picture, -x, -y);
	return part;
}

/** A picture from rows of letters; a letter that the legend lacks is transparent. */
export function letters(rows: readonly string[], legend: Readonly<Record<string, Colour>>): Pixmap {
	const picture = pixmap(Math.max(...rows.map((row) => row.length)), rows.length);
	rows.forEach((row, y) => {
		[...row].forEach((letter, x) => {
			dot(picture, x, y, legend[letter] ?? 'clear');
		});
	});
	return picture;
}

/** Draws a dark line around everything that is not transparent, inside the picture's own bounds. */
export function outline(on: Pixmap, colour: Colour = 'ink'): void {
	const edge: [number, number][] = [];
	for (let y = 0; y < on.height; y++) {
		for (let x = 0; x < on.width; x++) {
			if (!isClear(on, x, y)) continue;
			if (!isClear(on, x - 1, y) || !isClear(on, x + 1, y) || !isClear(on, x, y - 1) || !isClear(on, x, y + 1)) edge.push([x, y]);
		}
	}
	for (const [x, y] of edge) dot(on, x, y, colour);
}

/** The picture as a PNG file. The bytes are the same on every machine. */
export async function pngOf({ width, height, pixels }: Pixmap): Promise<Uint8Array> {
	const data = Uint8Array.from([...pixels].flatMap((index) => rgba[index] ?? [0, 0, 0, 0]));
	return await encodePng({ width, height, data }, { reproducible: true });
}
