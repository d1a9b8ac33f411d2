import { pngOf, uint32 } from './png.ts';

const FIRST = [16, 64, 128];
const SECOND = [200, 100, 50];
const RGB = [...FIRST, ...SECOND];
const doubled = (bytes: readonly number[]): number[] => bytes.flatMap((byte) => [byte, byte]);
const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const two = { width: 2, height: 1 } as const;
const PALETTE = ['PLTE', RGB] as const;

/** The content of {@link sampleImages}: two pixels side by side. */
export const SAMPLE_PIXELS = [...FIRST, 255, ...SECOND, 255];

const gray = (first: number, second: number): number[] => [first, first, first, 255, second, second, second, 255];

/** Pictures of two pixels in every format that a test can create, with their pixels if they differ. */
export const sampleImages: readonly { readonly name: string; readonly bytes: Uint8Array; readonly pixels?: readonly number[] }[] = [
	{ name: 'PNG', bytes: pngOf({ ...two, depth: 8, type: 2, rows: [RGB] }) },
	{ name: 'PNG with alpha', bytes: pngOf({ ...two, depth: 8, type: 6, rows: [[...FIRST, 255, ...SECOND, 255]] }) },
	{ name: 'PNG of 16 bits', bytes: pngOf({ ...two, depth: 16, type: 2, rows: [doubled(RGB)] }) },
	{ name: 'PNG of 16 bits with alpha', bytes: pngOf({ ...two, depth: 16, type: 6, rows: [doubled([...FIRST, 255, ...SECOND, 255])] }) },
	{ name: 'PNG with a palette', bytes: pngOf({ ...two, depth: 8, type: 3, rows: [[0, 1]], chunks: [PALETTE] }) },
	{ name: 'PNG with a palette of 4 bits', bytes: pngOf({ ...two, depth: 4, type: 3, rows: [[0x01]], chunks: [PALETTE] }) },
	{
		name: 'PNG with a transparent color in its palette',
		bytes: pngOf({ ...two, depth: 8, type: 3, rows: [[0, 1]], chunks: [PALETTE, ['tRNS', [0]]] }),
		pixels: [0, 0, 0, 0, ...SECOND, 255],
	},
	{
		name: 'PNG with a transparent color',
		bytes: pngOf({ ...two, depth: 8, type: 2, rows: [RGB], chunks: [['tRNS', FIRST.flatMap((value) => [0, value])]] }),
		pixels: [0, 0, 0, 0, ...SECOND, 255],
	},
	{ name: 'gray PNG', bytes: pngOf({ ...two, depth: 8, type: 0, rows: [[16, 200]] }), pixels: gray(16, 200) },
	{ name: 'gray PNG of 1 bit', bytes: pngOf({ ...two, depth: 1, type: 0, rows: [[0x40]] }), pixels: gray(0, 255) },
	{ name: 'gray PNG of 2 bits', bytes: pngOf({ ...two, depth: 2, type: 0, rows: [[0x60]] }), pixels: gray(85, 170) },
	{
		name: 'gray PNG of 16 bits with alpha',
		bytes: pngOf({ ...two, depth: 16, type: 4, rows: [doubled([16, 255, 200, 255])] }),
		pixels: gray(16, 200),
	},
	{ name: 'interlaced PNG', bytes: pngOf({ ...two, depth: 8, type: 2, rows: [FIRST, SECOND], interlaced: true }) },
	{ name: 'PNG with gamma', bytes: pngOf({ ...two, depth: 8, type: 2, rows: [RGB], chunks: [['gAMA', uint32(100_000)]] }) },
	{
		name: 'gray PNG with gamma',
		bytes: pngOf({ ...two, depth: 8, type: 0, rows: [[16, 200]], chunks: [['gAMA', uint32(100_000)]] }),
		pixels: gray(16, 200),
	},
	{
		name: 'PNG with gamma and primaries',
		bytes: pngOf({
			...two,
			depth: 8,
			type: 2,
			rows: [RGB],
			chunks: [
				['gAMA', uint32(45_455)],
				['cHRM', [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000].flatMap(uint32)],
			],
		}),
	},
	{ name: 'PNG in the colors of a screen', bytes: pngOf({ ...two, depth: 8, type: 2, rows: [RGB], chunks: [['cICP', [12, 13, 0, 1]]] }) },
	{ name: 'PNG with few significant bits', bytes: pngOf({ ...two, depth: 8, type: 2, rows: [RGB], chunks: [['sBIT', [5, 6, 5]]] }) },
	{ name: 'BMP of 24 bits', bytes: bmpOf(24, [...FIRST.toReversed(), ...SECOND.toReversed(), 0, 0]) },
	{ name: 'BMP of 32 bits', bytes: bmpOf(32, [...FIRST.toReversed(), 0, ...SECOND.toReversed(), 0]) },
	{ name: 'BMP with a palette', bytes: bmpOf(8, [0, 1, 0, 0], [...FIRST.toReversed(), 0, ...SECOND.toReversed(), 0]) },
	{
		name: 'GIF',
		bytes: Uint8Array.from([
			...text('GIF89a'),
			...[2, 0, 1, 0, 0x91, 0, 0, ...RGB, 0, 0, 0, 0, 0, 0],
			...[0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0a, 0, 0x3b],
		]),
	},
	{ name: 'SVG', bytes: svgOf('width="2" height="1"') },
	{ name: 'SVG with only a view box', bytes: svgOf('viewBox="0 0 2 1"') },
	{ name: 'SVG with units', bytes: svgOf('width="1.5pt" height="0.75pt" viewBox="0 0 2 1"') },
	{ name: 'SVG as wide as its surroundings', bytes: svgOf('width="100%" height="100%" viewBox="0 0 2 1"') },
	{ name: 'SVG with one side', bytes: svgOf("height = '1' viewBox='0 0 2 1'") },
	{ name: 'SVG behind a comment', bytes: text(`\uFEFF<?xml version="1.0"?>\n<!-- <svg> -->${svgText('width="2" height="1"')}`) },
];

function svgText(attributes: string): string {
	const colors = [FIRST, SECOND].map((color) => `rgb(${color.join(',')})`);
	const rects = colors.map((color, x) => `<rect x="${x}" width="1" height="1" fill="${color}"/>`);
	return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${rects.join('')}</svg>`;
}

function svgOf(attributes: string): Uint8Array {
	return text(svgText(attributes));
}

function bmpOf(bits: number, rows: readonly number[], palette: readonly number[] = []): Uint8Array {
	const le = (value: number): number[] => uint32(value).toReversed();
	const offset = 54 + palette.length;
	const file = [0x42, 0x4d, ...le(offset + rows.length), 0, 0, 0, 0, ...le(offset)];
	const info = [
		...le(40),
		...le(2),
		...le(1),
		1,
		0,
		bits,
		0,
		...le(0),
		...le(rows.length),
		...le(0),
		...le(0),
		...le(palette.length / 4),
		...le(0),
	];
	return Uint8Array.from([...file, ...info, ...palette, ...rows]);
}
