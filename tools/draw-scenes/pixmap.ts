import { encodePng } from '@tilewright/render-node';
import { type Color, indexOfColor, rgba } from './palette.ts';

/** A picture of palette indexes; 0 is transparent. */
export interface Pixmap {
	readonly width: number;
	readonly height: number;
	readonly pixels: Uint8Array;
}

export function pixmap(width: number, height: number, fill: Color = 'clear'): Pixmap {
	return { width, height, pixels: new Uint8Array(width * height).fill(indexOfColor[fill]) };
}

/** Sets one pixel; ignores pixels outside the picture, so that shapes may extend beyond the edge. */
export function dot(on: Pixmap, x: number, y: number, color: Color): void {
	if (x >= 0 && y >= 0 && x < on.width && y < on.height) on.pixels[y * on.width + x] = indexOfColor[color];
}

export function box(on: Pixmap, x: number, y: number, width: number, height: number, color: Color): void {
	for (let row = y; row < y + height; row++) for (let column = x; column < x + width; column++) dot(on, column, row, color);
}

export function frame(on: Pixmap, x: number, y: number, width: number, height: number, color: Color): void {
	box(on, x, y, width, 1, color);
	box(on, x, y + height - 1, width, 1, color);
	box(on, x, y, 1, height, color);
	box(on, x + width - 1, y, 1, height, color);
}

export function line(on: Pixmap, x0: number, y0: number, x1: number, y1: number, color: Color): void {
	const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
	for (let i = 0; i <= steps; i++) dot(on, Math.round(x0 + ((x1 - x0) * i) / steps), Math.round(y0 + ((y1 - y0) * i) / steps), color);
}

/** Copies a picture, without its transparent pixels. */
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

/** A picture from rows of letters; letters that are not in the legend are transparent. */
export function letters(rows: readonly string[], legend: Readonly<Record<string, Color>>): Pixmap {
	const picture = pixmap(Math.max(...rows.map((row) => row.length)), rows.length);
	rows.forEach((row, y) => {
		[...row].forEach((letter, x) => {
			dot(picture, x, y, legend[letter] ?? 'clear');
		});
	});
	return picture;
}

/** The picture as a PNG file. The bytes are the same on every machine. */
export async function pngOf({ width, height, pixels }: Pixmap): Promise<Uint8Array> {
	const data = Uint8Array.from([...pixels].flatMap((index) => rgba[index] ?? [0, 0, 0, 0]));
	return await encodePng({ width, height, data }, { reproducible: true });
}
