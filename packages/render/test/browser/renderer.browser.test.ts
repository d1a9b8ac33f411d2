import { memoryLoader, resolve } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { loadFonts, openRenderer, renderToCanvas } from '../../src/index.browser.ts';
import { RenderError } from '../../src/index.ts';
import { pngOf } from '../support/png.ts';

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

const map = {
	type: 'map',
	version: '1.10',
	orientation: 'orthogonal',
	renderorder: 'right-down',
	...{ width: 2, height: 1, tilewidth: 1, tileheight: 1, infinite: false, nextlayerid: 2, nextobjectid: 1 },
	tilesets: [
		{
			...{ firstgid: 1, name: 'tiles', tilewidth: 1, tileheight: 1, columns: 2, tilecount: 2, spacing: 0, margin: 0 },
			...{ image: 'tiles.png', imagewidth: 2, imageheight: 1 },
		},
	],
	layers: [
		{
			...{ id: 1, name: 'ground', type: 'tilelayer', x: 0, y: 0, width: 2, height: 1, opacity: 1, visible: true },
			data: [2, 1],
		},
	],
};

const loader = memoryLoader({
	'/map.tmj': JSON.stringify(map),
	'/tiles.png': pngOf({ width: 2, height: 1, depth: 8, type: 6, rows: [[...RED, ...BLUE]] }),
});

function pixelsOf(canvas: HTMLCanvasElement | OffscreenCanvas): number[] {
	const copy = new OffscreenCanvas(canvas.width, canvas.height);
	const context = copy.getContext('2d');
	context?.drawImage(canvas, 0, 0);
	return [...(context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [])];
}

describe('a renderer in browsers', () => {
	it('draws a map on a canvas of the page, and resizes the canvas', async () => {
		const canvas = document.createElement('canvas');
		await renderToCanvas(await resolve('map.tmj', loader), canvas, { loader });
		expect([canvas.width, canvas.height]).toEqual([2, 1]);
		expect(pixelsOf(canvas)).toEqual([...BLUE, ...RED]);
	});

	it('draws again, over what the canvas holds', async () => {
		const canvas = new OffscreenCanvas(3, 1);
		const { draw } = await openRenderer(await resolve('map.tmj', loader), { loader });
		const context = canvas.getContext('2d');
		if (context === null) throw new Error('There is no context.');
		await draw(context);
		expect(pixelsOf(canvas)).toEqual([...BLUE, ...RED, 0, 0, 0, 0]);
		await draw(context, { x: 1, width: 1 });
		expect(pixelsOf(canvas)).toEqual([...RED, ...RED, 0, 0, 0, 0]);
	});

	it('refuses a picture that is too large for a canvas', async () => {
		const drawn = renderToCanvas(await resolve('map.tmj', loader), new OffscreenCanvas(1, 1), { loader, view: { scale: 40_000 } });
		await expect(drawn).rejects.toBeInstanceOf(RenderError);
	});

	it('loads the fonts of the package', async () => {
		await loadFonts('/node_modules/dejavu-fonts-ttf');
		expect([...document.fonts].map(({ family }) => family.replaceAll('"', ''))).toContain('DejaVu Sans Mono');
		await expect(loadFonts('/nowhere')).rejects.toThrow();
	});
});
