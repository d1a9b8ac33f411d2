import type { ImageLayer } from '@tilewright/play';
import { loadMap } from '@tilewright/play';
import { Vector } from 'excalibur';
import { describe, expect, it } from 'vitest';
import { openScene } from './support/scene.browser.ts';

/** A picture of one color, as a URL. */
function pictureOf(color: string): string {
	const canvas = document.createElement('canvas');
	[canvas.width, canvas.height] = [16, 16];
	const context = canvas.getContext('2d');
	if (context === null) throw new Error('there is no canvas');
	context.fillStyle = color;
	context.fillRect(0, 0, 16, 16);
	return canvas.toDataURL();
}

/** An image layer of one color. */
const layerOf = (color: string, fields: Partial<ImageLayer>): ImageLayer => ({
	...{ type: 'imagelayer', id: 1, name: '', class: '', props: {}, source: pictureOf(color), visible: true, opacity: 1 },
	...{ visibleInGroup: true, mode: 'normal' },
	...{ offsetx: 0, offsety: 0, parallaxx: 1, parallaxy: 1, repeatx: false, repeaty: false },
	...fields,
});

/** The color of a half-transparent layer over an opaque one. */
async function blended(fields: Partial<ImageLayer>): Promise<readonly number[]> {
	const map = await loadMap('/fixtures/render/parallax/map.tmj');
	const { scene, colorAt } = await openScene({ ...map, layers: [layerOf('#4080c0', {}), layerOf('#c08040', { opacity: 0.5, ...fields })] });
	scene.camera.pos = new Vector(8, 8);
	return colorAt(160, 120);
}

describe('blend modes', () => {
	it.each<[ImageLayer['mode'], number[]]>([
		// Each channel is (d + blended) / 2, with s = 192, 128, 64 and d = 64, 128, 192.
		['normal', [128, 128, 128]],
		['add', [160, 192, 224]],
		['multiply', [56, 96, 120]],
		['screen', [136, 160, 200]],
		['difference', [96, 64, 160]],
		['darken', [64, 128, 128]],
	])('%s is what the format says', async (mode, expected) => {
		const channels = await blended({ mode });
		for (const [i, channel] of channels.entries()) expect(Math.abs(channel - (expected[i] ?? 0))).toBeLessThanOrEqual(2);
	});

	it('are tinted', async () => {
		const [red, , blue] = await blended({ mode: 'add', tintcolor: '#ff00ff00' });
		expect([red, blue]).toEqual([0x40, 0xc0]);
	});
});
