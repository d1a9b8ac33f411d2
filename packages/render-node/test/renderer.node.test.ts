import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Graph, Loader } from '@tilewright/ops';
import { memoryLoader, resolve } from '@tilewright/ops';
import { RenderError } from '@tilewright/render';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../render/test/support/png.ts';
import { openRenderer, renderToPng } from '../src/index.ts';

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

/** Two tiles of one pixel each: red and blue. */
const TILES = pngOf({ width: 2, height: 1, depth: 8, type: 6, rows: [[...RED, ...BLUE]] });

interface MapParts {
	readonly width: number;
	readonly height: number;
	/** The GIDs, row by row. Default: red and blue alternate. */
	readonly data?: readonly number[];
	readonly files?: Readonly<Record<string, Uint8Array>>;
	readonly tile?: object;
}

async function mapOf({ width, height, data, files = { '/tiles.png': TILES }, tile }: MapParts): Promise<{ graph: Graph; loader: Loader }> {
	const map = {
		type: 'map',
		version: '1.10',
		orientation: 'orthogonal',
		renderorder: 'right-down',
		...{ width, height, tilewidth: 1, tileheight: 1, infinite: false, nextlayerid: 2, nextobjectid: 1 },
		tilesets: [
			{
				...{ firstgid: 1, name: 'tiles', tilewidth: 1, tileheight: 1, columns: 2, tilecount: 2, spacing: 0, margin: 0 },
				...{ image: 'tiles.png', imagewidth: 2, imageheight: 1 },
				...(tile && { tiles: [tile] }),
			},
		],
		layers: [
			{
				...{ id: 1, name: 'ground', type: 'tilelayer', x: 0, y: 0, width, height, opacity: 1, visible: true },
				data: data ?? Array.from({ length: width * height }, (_, cell) => 1 + (cell % 2)),
			},
		],
	};
	const loader = memoryLoader({ '/map.tmj': JSON.stringify(map), ...files });
	return { graph: await resolve('map.tmj', loader), loader };
}

async function pixelsOf(bytes: Uint8Array): Promise<{ width: number; height: number; data: number[] }> {
	const image = await loadImage(bytes);
	const { width, height } = image;
	const context = createCanvas(width, height).getContext('2d');
	context.drawImage(image, 0, 0);
	return { width, height, data: [...context.getImageData(0, 0, width, height).data] };
}

describe('a renderer in Node', () => {
	it('draws a map as a PNG', async () => {
		const { graph, loader } = await mapOf({ width: 2, height: 2, data: [1, 2, 2, 0] });
		expect(await pixelsOf(await renderToPng(graph, { loader }))).toEqual({
			width: 2,
			height: 2,
			data: [...RED, ...BLUE, ...BLUE, 0, 0, 0, 0],
		});
	});

	it('draws a part, enlarged', async () => {
		const { graph, loader } = await mapOf({ width: 4, height: 1 });
		const renderer = await openRenderer(graph, { loader });
		expect(await pixelsOf(await renderer.encode('png', { x: 1, width: 2 }))).toEqual({ width: 2, height: 1, data: [...BLUE, ...RED] });
		expect(await pixelsOf(await renderer.encode('png', { x: 1, width: 1, scale: { x: 2, y: 1 } }))).toEqual({
			width: 2,
			height: 1,
			data: [...BLUE, ...BLUE],
		});
		const part = { x: 3, y: 0, width: 2, height: 1 };
		expect(await pixelsOf(await renderer.encode('png', { scale: 2, part }))).toEqual({ width: 2, height: 1, data: [...BLUE, ...RED] });
	});

	it('draws the same in strips as at once', async () => {
		const { graph, loader } = await mapOf({ width: 51, height: 40 });
		const renderer = await openRenderer(graph, { loader });
		const canvas = await renderer.canvas({ scale: 50 });
		const { data } = await pixelsOf(await renderer.encode('png', { scale: 50 }));
		const whole = canvas.getContext('2d').getImageData(0, 0, 2550, 2000).data;
		expect(Buffer.compare(Buffer.from(data), Buffer.from(whole))).toBe(0);
	});

	it('draws pictures that are wider than a canvas', async () => {
		const { graph, loader } = await mapOf({ width: 2, height: 1 });
		const renderer = await openRenderer(graph, { loader });
		const png = await renderer.encode('png', { scale: { x: 20_000, y: 1 } });
		const image = await loadImage(png);
		expect([image.width, image.height]).toEqual([40_000, 1]);
		const context = createCanvas(2, 1).getContext('2d');
		context.drawImage(image, 19_999, 0, 2, 1, 0, 0, 2, 1);
		expect([...context.getImageData(0, 0, 2, 1).data]).toEqual([...RED, ...BLUE]);
	});

	it('trusts the picture rather than the document', async () => {
		const tiles = pngOf({ width: 1, height: 2, depth: 8, type: 6, rows: [RED, BLUE] });
		const { graph, loader } = await mapOf({ width: 2, height: 1, files: { '/tiles.png': tiles } });
		expect((await pixelsOf(await renderToPng(graph, { loader }))).data).toEqual([...RED, ...BLUE]);
	});

	it('reports missing pictures', async () => {
		const { graph, loader } = await mapOf({ width: 2, height: 1, files: {} });
		const renderer = await openRenderer(graph, { loader });
		expect(await pixelsOf(await renderer.encode('png'))).toMatchObject({ width: 2, height: 1 });
		expect(renderer.issues).toEqual([{ path: '/tiles.png', refused: 'missing', why: 'there is no such file in memory' }]);
	});

	it('refuses pictures that are too large', async () => {
		const { graph, loader } = await mapOf({ width: 2, height: 2 });
		const renderer = await openRenderer(graph, { loader });
		const refused = (message: string): object => ({ name: 'RenderError', code: 'too-large', message: expect.stringContaining(message) });
		await expect(renderer.encode('png', { scale: 50_000 })).rejects.toMatchObject(
			refused('100000 × 100000 pixels; a PNG may have at most 2147483648'),
		);
		await expect(renderer.canvas({ scale: 20_000 })).rejects.toMatchObject(refused('a canvas may have at most 32767 along a side'));
		await expect(renderer.canvas({ scale: 10_000 })).rejects.toBeInstanceOf(RenderError);
		await expect(renderer.encode('webp', { scale: 10_000 })).rejects.toMatchObject(refused('a WebP may have at most 16383'));
		await expect(renderer.gif(Array(5000).fill({ time: 0, duration: 10 }), { scale: 200 })).rejects.toMatchObject(
			refused('in all of its 5000 pictures'),
		);
		await expect(renderer.canvas({ scale: 0 })).rejects.toThrow('`scale.x` of a view is 0');
	});

	it('writes lossless WebP, and JPEG on white', async () => {
		const { graph, loader } = await mapOf({ width: 2, height: 2, data: [1, 2, 2, 0] });
		const renderer = await openRenderer(graph, { loader });
		expect((await pixelsOf(await renderer.encode('webp'))).data).toEqual([...RED, ...BLUE, ...BLUE, 0, 0, 0, 0]);
		const { data } = await pixelsOf(await renderer.encode('jpeg', { x: 1, y: 1, scale: 16 }));
		expect(data.slice(0, 4)).toEqual([255, 255, 255, 255]);
	});

	it('writes animated GIFs', async () => {
		const animation = [
			{ tileid: 0, duration: 100 },
			{ tileid: 1, duration: 100 },
		];
		const { graph, loader } = await mapOf({ width: 2, height: 1, data: [1, 0], tile: { id: 0, animation } });
		const renderer = await openRenderer(graph, { loader });
		const gif = Buffer.from(
			await renderer.gif([
				{ time: 0, duration: 100 },
				{ time: 100, duration: 100 },
			]),
		);
		expect((await pixelsOf(gif)).data).toEqual([...RED, 0, 0, 0, 0]);
		expect(gif.toString('latin1').split('\x21\xf9\x04').length - 1).toBe(2);
		expect(gif.toString('latin1')).toContain('NETSCAPE2.0');
		const later = await renderer.gif([{ time: 100, duration: 100 }]);
		expect((await pixelsOf(later)).data).toEqual([...BLUE, 0, 0, 0, 0]);
	});
});
