/** Media types that differ from the name of the image format. */
const TYPES: Readonly<Record<string, string>> = { jpg: 'jpeg', svg: 'svg+xml', ico: 'x-icon' };

/** Enough for the comments at the start of an SVG. */
const START = 64 * 1024;

/** The text that may precede the root element of an SVG. */
const PROLOG = /^\s*(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE\s[^[>]*(?:\[[^\]]*\]\s*)?>)/;

/** The width and height after the name of the format, and after comments. */
const PNM = /^P(?:[1-6F]\s+(?:#.*\n)*\s*\d+\s+\d+\s|7\s+(?:#.*\n)*\s*WIDTH\s+\d)/;

/** The sizes of the second header of a BMP. */
const BMP_HEADERS: readonly (number | undefined)[] = [12, 16, 40, 52, 56, 64, 108, 124];
const TGA_TYPES: readonly (number | undefined)[] = [1, 2, 3, 9, 10, 11];
const TGA_DEPTHS: readonly (number | undefined)[] = [8, 15, 16, 24, 32];

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(0, START));

function isSvg(text: string): boolean {
	let rest = text;
	for (let found = PROLOG.exec(rest); found !== null; found = PROLOG.exec(rest)) rest = rest.slice(found[0].length);
	return /^\s*<svg[\s>]/.test(rest);
}

/** Formats that begin as other files may, too: whether the rest fits. */
const FITS: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
	svg: (bytes) => isSvg(textOf(bytes)),
	pnm: (bytes) => PNM.test(textOf(bytes)),
	bmp: (bytes) => BMP_HEADERS.includes(bytes[14]) && bytes[15] === 0,
	tga: (bytes) => TGA_TYPES.includes(bytes[2]) && TGA_DEPTHS.includes(bytes[16]),
};

/**
 * The media type of an image by its content, as extensions may be wrong.
 *
 * @returns `undefined` if the file is not an image
 */
export async function mediaTypeOf(bytes: Uint8Array): Promise<string | undefined> {
	const { imageSize } = await import('image-size');
	try {
		const { type } = imageSize(bytes);
		if (type === undefined || FITS[type]?.(bytes) === false) return undefined;
		return `image/${TYPES[type] ?? type}`;
	} catch {
		return undefined;
	}
}
