import { encodeBase64 } from '@tilewright/format/internal';
import type { Pixels } from '@tilewright/render-node';

/** A PNG in the protocol of iTerm2 and WezTerm (OSC 1337). */
export function forIterm(png: Uint8Array, columns: number): string {
	const options = `inline=1;size=${png.length};width=${columns};preserveAspectRatio=1`;
	return `\u001b]1337;File=${options}:${encodeBase64(png)}\u0007\n`;
}

/** The most characters per piece that kitty accepts. */
const MOST = 4096;

/** A PNG in the protocol of kitty and Ghostty, in pieces; `q=2` suppresses their answer. */
export function forKitty(png: Uint8Array, columns: number): string {
	const text = encodeBase64(png);
	let made = '';
	for (let at = 0; at < text.length; at += MOST) {
		const first = at === 0 ? `a=T,f=100,q=2,c=${columns},` : '';
		made += `\u001b_G${first}m=${at + MOST < text.length ? 1 : 0};${text.slice(at, at + MOST)}\u001b\\`;
	}
	return `${made}\n`;
}

/** From this alpha on, a pixel is visible. */
const VISIBLE = 128;

/** Pixels as characters, two pixels each: `▀` in the color of the upper pixel on the color of the lower one. */
export function asBlocks({ data: pixels, width, height }: Pixels): string {
	let text = '';
	for (let y = 0; y < height; y += 2) {
		let line = '';
		let style = '';
		for (let x = 0; x < width; x++) {
			const upper = colorAt(pixels, (y * width + x) * 4);
			const lower = y + 1 < height ? colorAt(pixels, ((y + 1) * width + x) * 4) : undefined;
			const next = styleOf(upper, lower);
			if (next !== style) line += next;
			style = next;
			line += upper !== undefined ? '▀' : lower !== undefined ? '▄' : ' ';
		}
		text += `${line}\u001b[0m\n`;
	}
	return text;
}

function colorAt(pixels: Uint8Array, at: number): string | undefined {
	if ((pixels[at + 3] ?? 0) < VISIBLE) return undefined;
	return `${pixels[at]};${pixels[at + 1]};${pixels[at + 2]}`;
}

function styleOf(upper: string | undefined, lower: string | undefined): string {
	const front = upper ?? lower;
	if (front === undefined) return '\u001b[0m';
	const back = upper === undefined ? undefined : lower;
	return `${back === undefined ? '\u001b[0m' : ''}\u001b[38;2;${front}m${back === undefined ? '' : `\u001b[48;2;${back}m`}`;
}
