import { beforeAll, describe, expect, it } from 'vitest';
import { browserPlatform } from '../../src/browser/platform.browser.ts';
import { drawOnCanvas } from '../../src/canvas/draw-on-canvas.ts';
import type { BlendMode, DrawList, Item } from '../../src/draw-list/draw-list.ts';
import { drawnSize } from '../../src/draw-list/view.ts';
import type { Decoded } from '../../src/platform/platform.ts';
import { drawListToSvg } from '../../src/svg/draw-list-to-svg.ts';
import { textMeasure } from '../../src/text/measure-text.ts';
import { textOf } from '../support/objects.ts';
import { pngOf } from '../support/png.ts';
import { base, quads } from './support.ts';

const platform = browserPlatform();

/** Eight by four tiles of 8 × 8 pixels in different colors; some pixels are translucent or transparent. */
const ATLAS = pngOf({
	width: 64,
	height: 32,
	depth: 8,
	type: 6,
	rows: Array.from({ length: 32 }, (_, y) =>
		Array.from({ length: 64 }, (_, x) => {
			const alpha = (x * 7 + y * 3) % 11 === 0 ? 0 : x % 5 === 0 ? 128 : 255;
			return [(x * 37 + y * 11) % 256, (x * 5 + y * 53) % 256, (x * y * 3) % 256, alpha];
		}).flat(),
	),
});
const URL_OF_ATLAS = `data:image/png;base64,${btoa(String.fromCharCode(...ATLAS))}`;

let atlas: Decoded<CanvasImageSource> | undefined;

beforeAll(async () => {
	atlas = await platform.decode(ATLAS);
});

const listOf = (items: readonly Item[], view: Partial<DrawList['view']> = {}): DrawList => ({
	view: { x: 0, y: 0, width: 96, height: 64, scale: { x: 1, y: 1 }, ...view },
	images: [{ path: 'atlas.png' }],
	frames: [
		...Array.from({ length: 32 }, (_, i) => ({ image: 0, x: 8 * (i % 8), y: 8 * Math.floor(i / 8), width: 8, height: 8 })),
		{ image: 0, x: 0, y: 0, width: 64, height: 32 },
	],
	items,
});

/** Twelve by eight tiles that fill the view. */
const GROUND = quads(
	Array.from({ length: 96 }, (_, i) => (i * 7) % 32),
	{},
	Array.from({ length: 96 }, (_, i) => [1, 0, 0, 1, 8 * (i % 12), 8 * Math.floor(i / 12)]).flat(),
);

function contextOf({ width, height }: { width: number; height: number }): OffscreenCanvasRenderingContext2D {
	const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
	if (context === null) throw new Error('There is no context.');
	return context;
}

async function drawnSvg(svg: string, size: { width: number; height: number }): Promise<Uint8ClampedArray> {
	const image = new Image();
	image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
	await image.decode();
	const context = contextOf(size);
	context.drawImage(image, 0, 0);
	return context.getImageData(0, 0, size.width, size.height).data;
}

/** The share of pixels in which the SVG differs from the canvas by more than a tolerance. */
async function difference(list: DrawList, { tolerance = 3, smooth = false } = {}): Promise<number> {
	const size = drawnSize(list.view);
	const context = contextOf(size);
	drawOnCanvas(list, context, { get: () => atlas }, platform, { smooth });
	const canvas = context.getImageData(0, 0, size.width, size.height).data;
	const pictures = { get: () => ({ url: URL_OF_ATLAS, width: 64, height: 32 }) };
	const svg = await drawnSvg(drawListToSvg(list, pictures, textMeasure(contextOf(size)), { smooth }), size);
	// The color of transparent pixels does not count.
	const channel = (data: Uint8ClampedArray, at: number): number => ((data[at] ?? 0) * (at % 4 === 3 ? 255 : (data[at | 3] ?? 0))) / 255;
	let differing = 0;
	for (let at = 0; at < canvas.length; at += 4)
		if ([0, 1, 2, 3].some((k) => Math.abs(channel(canvas, at + k) - channel(svg, at + k)) > tolerance)) differing++;
	return differing / (size.width * size.height);
}

const BLENDS: BlendMode[] = [
	...(['normal', 'add', 'multiply', 'screen', 'overlay', 'darken', 'lighten'] as const),
	...(['color-dodge', 'color-burn', 'hard-light', 'soft-light', 'difference', 'exclusion'] as const),
];
const DIM = { ...base, kind: 'background', color: '#80406080' } as const;
const ON_EACH_OTHER = [1, 0, 0, 1, 10, 10, 1, 0, 0, 1, 14, 12, -1, 0, 0, 1, 40, 9, 2, 0, 0, 2, 20, 16];

describe('an SVG in Chromium equals the canvas', () => {
	it.each([
		['tiles', listOf([GROUND])],
		['tiles at twice their size', listOf([GROUND], { scale: { x: 2, y: 2 } })],
		['tiles at one and a half', listOf([GROUND], { scale: { x: 1.5, y: 1.5 } })],
		['tiles at half their size', listOf([GROUND], { scale: { x: 0.5, y: 0.5 } })],
		['a part', listOf([GROUND], { scale: { x: 2, y: 2 }, part: { x: 13, y: 7, width: 50, height: 40 } })],
		['tiles between two pixels', listOf([GROUND], { x: 0.4, y: 0.5 })],
		['flips and quarter turns', listOf([quads([1, 2, 3], {}, [-1, 0, 0, 1, 20, 8, 0, 1, -1, 0, 40, 8, 1, 0, 0, -1, 50, 30])])],
		['a whole picture', listOf([quads([32], {}, [1, 0, 0, 1, 16, 16])])],
		['a background', listOf([DIM])],
		['the background of a map of a world', listOf([{ ...DIM, area: { x: 3.4, y: 5, width: 40, height: 20 } }])],
		[
			'a picture that repeats',
			listOf([
				{
					...base,
					kind: 'pattern',
					blend: 'normal',
					frame: 32,
					origin: { x: 5, y: -3 },
					area: { x: 0, y: 0, width: 96, height: 64 },
					repeatx: true,
					repeaty: true,
				},
			]),
		],
		['a tint', listOf([{ ...GROUND, tint: '#c0ff8020', opacity: 0.75 }])],
		['pieces on each other', listOf([DIM, quads([1, 2, 3, 4], { opacity: 0.5, tint: '#ff80c0ff' }, ON_EACH_OTHER)])],
		['a missing tile', listOf([{ ...base, kind: 'missing', transform: [1, 0, 0, 1, 8, 8], width: 32, height: 32, opacity: 0.5 }])],
	])('%s', async (_, list) => {
		expect(await difference(list)).toBeLessThan(0.005);
	});

	it.each(BLENDS)('blended by %s', async (blend) => {
		const tiles = { ...GROUND, frames: GROUND.frames.map((frame) => (frame + 9) % 32), blend, opacity: 0.75 };
		expect(await difference(listOf([GROUND, tiles]))).toBeLessThan(0.005);
		expect(await difference(listOf([DIM, quads([1, 2, 3, 4], { blend, tint: '#ff80c0ff' }, ON_EACH_OTHER)]))).toBeLessThan(0.005);
	});

	it('nearly, for smoothed edges', async () => {
		const path: Extract<Item, { kind: 'shape' }>['path'] = [['M', 10, 10], ['L', 60, 14], ['C', 70, 30, 40, 50, 12, 40], ['Z']];
		const shape: Item = {
			...base,
			kind: 'shape',
			path,
			fill: '#80ff0000',
			stroke: { color: '#0000ff', width: 2 },
			shift: { x: 1, y: 2 },
			opacity: 0.8,
		};
		const grid: Item = {
			...base,
			kind: 'shape',
			path: [
				['M', 8, 0],
				['L', 8, 64],
				['M', 0, 17],
				['L', 96, 17],
			],
			stroke: { color: '#000000', width: 1, dash: [2, 2] },
			crisp: true,
		};
		expect(await difference(listOf([DIM, shape, grid], { scale: { x: 1.5, y: 1.5 } }), { tolerance: 16 })).toBeLessThan(0.005);
		const turned = listOf([quads([32], {}, [Math.cos(0.35), Math.sin(0.35), -Math.sin(0.35), Math.cos(0.35), 30, 5])]);
		expect(await difference(turned, { tolerance: 32 })).toBeLessThan(0.05);
	});

	it('roughly, for texts', async () => {
		const text: Item = {
			...base,
			kind: 'text',
			text: textOf('One line, and\nanother', { underline: true, halign: 'center' }),
			transform: [1, 0, 0, 1, 4, 4],
			width: 88,
			height: 30,
		};
		const label: Item = { ...base, kind: 'label', text: 'Tree', at: { x: 48, y: 62 }, color: '#ff0000' };
		expect(await difference(listOf([DIM, text, label]), { tolerance: 96 })).toBeLessThan(0.04);
	});
});
