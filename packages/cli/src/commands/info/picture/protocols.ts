import { encodeBase64 } from '@tilewright/format/internal';
import type { Pixels } from '@tilewright/render-node';

/** A PNG as iTerm2 and WezTerm take it (OSC 1337). */
export function forIterm(png: Uint8Array, columns: number): string {
	const options = `inline=1;size=${png.length};width=${columns};preserveAspectRatio=1`;
	return `\u001b]1337;File=${options}:${encodeBase64(png)}\u0007\n`;
}

/** What kitty takes at a time. */
const MOST = 4096;

/** A PNG as kitty and Ghostty take it, in pieces; they are asked not to answer. */
export function forKitty(png: Uint8Array, columns: number): string {
	const text = encodeBase64(png);
	let made = '';
	for (let at = 0; at < text.length; at += MOST) {
		const first = at === 0 ? `a=T,f=100,q=2,c=${columns},` : '';
		made += `\u001b_G${first}m=${at + MOST < text.length ? 1 : 0};${text.slice(at, at + MOST)}\u001b\\`;
	}
	return `${made}\n`;
}

/** From there on a pixel counts as seen. */
const SEEN = 128;

/**
 * Pixels as characters, each of which shows two: `▀` in the color of the upper one, on that of the lower. */
export function asBlocks({ data: pixels, width, height }: Pixels): string {
	let text = '';
	for (let y = 0; y < height; y += 2) {
		let line = '';
		let dress = '';
		for (let x = 0; x < width; x++) {
			const upper = colorAt(pixels, (y * width + x) * 4);
			const lower = y + 1 < height ? colorAt(pixels, ((y + 1) * width + x) * 4) : undefined;
			const next = dressOf(upper, lower);
			if (next !== dress) line += next;
			dress = next;
			line += upper !== undefined ? '▀' : lower !== undefined ? '▄' : ' ';
		}
		text += `${line}\u001b[0m\n`;
	}
	return text;
}

function colorAt(pixels: Uint8Array, at: number): string | undefined {
	if ((pixels[at + 3] ?? 0) < SEEN) return undefined;
	return `${pixels[at]};${pixels[at + 1]};${pixels[at + 2]}`;
}

function dressOf(upper: string | undefined, lower: string | undefined): string {
	const front = upper ?? lower;
	if (front === undefined) return '\u001b[0m';
	const back = upper === undefined ? undefined : lower;
	return `${back === undefined ? '\u001b[0m' : ''}\u001b[38;2;${front}m${back === undefined ? '' : `\u001b[48;2;${back}m`}`;
}
