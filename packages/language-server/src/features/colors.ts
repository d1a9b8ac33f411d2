import type { Color, ColorInformation, ColorPresentation } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Outline } from '../outline/outline.ts';
import { allParts } from '../outline/part.ts';
import { insideQuotes } from './paths.ts';
import { rangeOf } from './ranges.ts';

const MOST = 1000;

/** The colors of a document: of fields, and of properties of type `color`. */
export function colorsOf(outline: Outline, document: TextDocument): ColorInformation[] {
	if (outline.root === undefined) return [];
	const colors: ColorInformation[] = [];
	for (const part of allParts(outline.root)) {
		for (const { info, name, scalar, value } of part.entries) {
			const isColor = info?.type === 'color' || info?.type === 'rgb' || (name === 'value' && part.raw['type'] === 'color');
			const color = isColor && typeof scalar === 'string' ? parseColor(scalar) : undefined;
			if (color === undefined || value === undefined) continue;
			colors.push({ range: rangeOf(document, insideQuotes(value, outline)), color });
			if (colors.length === MOST) return colors;
		}
	}
	return colors;
}

/** `#AARRGGBB`, `#RRGGBB`, or without `#`. */
function parseColor(text: string): Color | undefined {
	const digits = /^#?([\da-f]{2})?([\da-f]{6})$/i.exec(text);
	if (digits === null) return undefined;
	const [, alpha = 'ff', rgb = ''] = digits;
	const part = (hex: string): number => Number.parseInt(hex, 16) / 255;
	return { alpha: part(alpha), red: part(rgb.slice(0, 2)), green: part(rgb.slice(2, 4)), blue: part(rgb.slice(4)) };
}

/** How a color is written in documents. */
export function presentationOf({ alpha, red, green, blue }: Color): ColorPresentation {
	const hex = (part: number): string =>
		Math.round(part * 255)
			.toString(16)
			.padStart(2, '0');
	return { label: `#${alpha < 1 ? hex(alpha) : ''}${hex(red)}${hex(green)}${hex(blue)}` };
}
