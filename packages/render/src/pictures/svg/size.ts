import type { XmlTag } from './xml-tags.ts';
import { xmlTags } from './xml-tags.ts';

/** Units of length, in pixels. */
const UNITS: Readonly<Record<string, number>> = { '': 1, px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

/** The size that browsers use if an SVG does not give one. */
const DEFAULT_SIZE = { width: 300, height: 150 };

interface Size {
	readonly width: number;
	readonly height: number;
}

/** The text of an SVG. */
export function svgText(bytes: Uint8Array): string {
	return new TextDecoder().decode(bytes);
}

/** The size of an SVG in whole pixels, from its width and height or its view box; `undefined` if it is not an SVG. */
export function svgSize(bytes: Uint8Array): Size | undefined {
	const text = svgText(bytes);
	const root = rootOf(text);
	if (root === undefined) return undefined;
	const tag = text.slice(root.start, root.end);
	const width = pixels(attribute(tag, 'width'));
	const height = pixels(attribute(tag, 'height'));
	const { width: wide, height: high } = sizeWith(width, height, viewBox(tag));
	return { width: Math.max(1, Math.round(wide)), height: Math.max(1, Math.round(high)) };
}

/** The SVG with its size written in whole pixels: decoders disagree about units, percentages and a missing size. */
export function svgOfSize(text: string, { width, height }: Size): string {
	const root = rootOf(text);
	if (root === undefined) return text;
	const tag = text.slice(root.start, root.end).replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
	const named = root.name.length + 1;
	return `${text.slice(0, root.start)}${tag.slice(0, named)} width="${width}" height="${height}"${tag.slice(named)}${text.slice(root.end)}`;
}

function rootOf(text: string): XmlTag | undefined {
	const { value: first } = xmlTags(text).next();
	return first !== undefined && /^(?:[\w-]+:)?svg$/.test(first.name) ? first : undefined;
}

function sizeWith(width: number | undefined, height: number | undefined, box: Size | undefined): Size {
	if (width !== undefined && height !== undefined) return { width, height };
	if (box === undefined) return { width: width ?? DEFAULT_SIZE.width, height: height ?? DEFAULT_SIZE.height };
	if (width !== undefined) return { width, height: (width * box.height) / box.width };
	if (height !== undefined) return { width: (height * box.width) / box.height, height };
	return box;
}

function viewBox(tag: string): Size | undefined {
	const [, , width = 0, height = 0] = (attribute(tag, 'viewBox') ?? '')
		.trim()
		.split(/[\s,]+/)
		.map(Number);
	return width > 0 && height > 0 ? { width, height } : undefined;
}

function attribute(tag: string, name: string): string | undefined {
	const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
	return found?.[1] ?? found?.[2];
}

/** A length in pixels; `undefined` if it is relative or invalid. */
function pixels(text: string | undefined): number | undefined {
	const [, number, unit = ''] = /^\s*\+?(\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+)([a-z%]*)\s*$/i.exec(text ?? '') ?? [];
	const factor = UNITS[unit.toLowerCase()];
	return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}
