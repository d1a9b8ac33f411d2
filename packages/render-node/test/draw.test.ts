import type { Item, TextItem } from '@tilewright/render';
import { drawOnCanvas } from '@tilewright/render';
import { nodePlatform } from '@tilewright/render-node';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../render/test/support/objects.ts';

const [WIDTH, HEIGHT] = [120, 60];

const platform = nodePlatform();

/** Draws items; returns a function that reads a pixel's red, green, blue and alpha. */
function drawn(items: readonly Item[], scale = 1) {
	const { context } = platform.surface(WIDTH, HEIGHT);
	const view = { x: 0, y: 0, width: WIDTH / scale, height: HEIGHT / scale, scale: { x: scale, y: scale } };
	drawOnCanvas({ view, images: [], frames: [], items }, context, { get: () => undefined }, platform);
	const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
	return (x: number, y: number): number[] => [...data.subarray(4 * (y * WIDTH + x), 4 * (y * WIDTH + x) + 4)];
}

/** The rows and columns with visible pixels. */
function extentOf(pixel: (x: number, y: number) => number[]) {
	const points = Array.from({ length: WIDTH * HEIGHT }, (_, i) => [i % WIDTH, Math.floor(i / WIDTH)] as const);
	const inked = points.filter(([x, y]) => (pixel(x, y)[3] ?? 0) > 100);
	const [xs, ys] = [inked.map(([x]) => x), inked.map(([, y]) => y)];
	return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const base = { opacity: 1, layer: [] };
const SQUARE: Extract<Item, { kind: 'shape' }>['path'] = [['M', 10, 10], ['L', 30, 10], ['L', 30, 30], ['L', 10, 30], ['Z']];

describe('a shape', () => {
	it('is filled and stroked, with its opacity', () => {
		const pixel = drawn([
			{ ...base, kind: 'shape', opacity: 0.5, path: SQUARE, fill: '#80ff0000', stroke: { color: '#0000ff', width: 2 } },
		]);
		expect(pixel(20, 20)).toEqual([255, 0, 0, 64]);
		expect(pixel(20, 9).slice(0, 3)).toEqual([0, 0, 255]);
		expect(Math.abs((pixel(20, 9)[3] ?? 0) - 127.5)).toBeLessThan(1);
		expect(pixel(5, 5)).toEqual([0, 0, 0, 0]);
	});

	it('has the same line width and shift at any scale', () => {
		const pixel = drawn([{ ...base, kind: 'shape', path: SQUARE, shift: { x: 0, y: 1 }, stroke: { color: '#0000ff', width: 2 } }], 2);
		expect([19, 20, 21, 22].map((y) => pixel(40, y)[3])).toEqual([0, 255, 255, 0]);
	});

	it('is filled by the even-odd rule, as in Tiled', () => {
		const twice: typeof SQUARE = [...SQUARE, ['M', 15, 15], ['L', 25, 15], ['L', 25, 25], ['L', 15, 25], ['Z']];
		const pixel = drawn([{ ...base, kind: 'shape', path: twice, fill: '#ff0000' }]);
		expect([pixel(12, 20)[3], pixel(20, 20)[3]]).toEqual([255, 0]);
	});

	it('is a dot if its line has no length', () => {
		const path: typeof SQUARE = [
			['M', 20, 20],
			['L', 20, 20],
		];
		const pixel = drawn([{ ...base, kind: 'shape', path, stroke: { color: '#0000ff', width: 8 } }]);
		expect(extentOf(pixel)).toEqual({ left: 16, right: 23, top: 16, bottom: 23 });
	});

	it('of a grid has dashes of whole pixels', () => {
		const path: typeof SQUARE = [
			['M', 8, 0],
			['L', 8, 40],
			['M', 0, 16],
			['L', 40, 16],
		];
		const pixel = drawn([{ ...base, kind: 'shape', path, stroke: { color: '#000000', width: 1, dash: [2, 2] }, crisp: true }]);
		expect([4, 5, 6, 7, 8].map((y) => pixel(8, y)[3])).toEqual([255, 255, 0, 0, 255]);
		expect([4, 5, 6, 7].map((y) => [pixel(7, y)[3], pixel(9, y)[3]])).toEqual(Array(4).fill([0, 0]));
		expect([20, 21, 22, 23].map((x) => pixel(x, 16)[3])).toEqual([255, 255, 0, 0]);
	});
});

describe('a missing tile', () => {
	it('is a dark rectangle with a red frame and cross [R10]', () => {
		const pixel = drawn([{ ...base, kind: 'missing', transform: [1, 0, 0, 1, 10, 10], width: 16, height: 16 }]);
		expect([pixel(18, 10), pixel(14, 14), pixel(18, 14)]).toEqual([
			[255, 0, 0, 255],
			[255, 0, 0, 255],
			[0, 0, 0, 128],
		]);
		expect(extentOf(pixel)).toEqual({ left: 10, right: 25, top: 10, bottom: 25 });
	});
});

describe('a label', () => {
	it('is above its position, in the color of its object, and has the same size at any scale', () => {
		for (const scale of [1, 2]) {
			const pixel = drawn([{ ...base, kind: 'label', text: 'Tree', at: { x: 60 / scale, y: 50 / scale }, color: '#ff0000' }], scale);
			const { left, right, top, bottom } = extentOf(pixel);
			expect(Math.abs(left + right - 120)).toBeLessThanOrEqual(1);
			expect([top, bottom]).toEqual([24, 44]);
			expect(pixel(left + 2, 32)).toEqual([255, 0, 0, 255]);
		}
	});
});

describe('a text', () => {
	const item = (text: string, fields: Parameters<typeof textOf>[1] = {}, own: Partial<TextItem> = {}): TextItem => ({
		...base,
		kind: 'text',
		text: textOf(text, fields),
		transform: [1, 0, 0, 1, 10, 10],
		width: 60,
		height: 40,
		...own,
	});

	// What tmxrasterizer draws.
	it.each([
		['at the top left', {}, { left: 11, right: 20, top: 13, bottom: 24 }],
		['at the bottom right', { halign: 'right', valign: 'bottom' }, { left: 59, right: 67, top: 34, bottom: 45 }],
		['in the middle', { halign: 'center', valign: 'center' }, { left: 35, right: 43, top: 24, bottom: 35 }],
	] as const)('is aligned %s', (_, fields, expected) => {
		expect(extentOf(drawn([item('H', fields)]))).toEqual(expected);
	});

	it('has its color and opacity, and is equally bold in any color', () => {
		const [black, white] = ['#000000', '#ffffff'].map((color) => drawn([item('H', { color })]));
		const thickness = (pixel?: (x: number, y: number) => number[]) => [12, 13, 14, 15].map((x) => pixel?.(x, 15)[3]);
		expect(thickness(black)).toEqual(thickness(white));
		expect(drawn([item('H', { color: '#80ff0000' }, { opacity: 0.5 })])(12, 15)).toEqual([255, 0, 0, 64]);
	});

	it('is clipped to its box', () => {
		expect(extentOf(drawn([item('HHHHHHHHH')])).right).toBe(68);
		expect(extentOf(drawn([item('H\nH\nH', {}, { height: 45 })])).bottom).toBe(54);
	});

	it('has underlines and strikeouts', () => {
		expect([25, 26, 27].map((y) => drawn([item('-', { underline: true })])(11, y)[3])).toEqual([38, 218, 0]);
		expect([19, 20].map((y) => drawn([item(' i', { strikeout: true })])(11, y)[3])).not.toContain(0);
	});

	it('rotates with its object, and scales with the picture', () => {
		expect(extentOf(drawn([item('H', {}, { transform: [0, 1, -1, 0, 40, 10] })]))).toEqual({ left: 25, right: 36, top: 11, bottom: 20 });
		const { top, bottom } = extentOf(drawn([item('H', {}, { transform: [1, 0, 0, 1, 0, 0] })], 2));
		expect([top, bottom]).toEqual([7, 29]);
	});

	it('may contain any character', () => {
		expect(extentOf(drawn([item('H\u0000')])).left).toBe(11);
		const label: Item = { ...base, kind: 'label', text: '\u0000', at: { x: 60, y: 50 }, color: '#ff0000' };
		expect(extentOf(drawn([label])).bottom).toBe(44);
	});

	it('is narrower with kerning', () => {
		const right = (kerning: boolean) => extentOf(drawn([item('AVAV', { kerning })])).right;
		expect(right(true)).toBeLessThan(right(false));
	});
});
