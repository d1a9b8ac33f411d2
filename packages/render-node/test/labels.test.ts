import type { Platform } from '@tilewright/render';
import { drawOnCanvas } from '@tilewright/render';
import { nodePlatform } from '@tilewright/render-node';
import { expect, it } from 'vitest';
import { stageOf } from '../../render/test/support/drawn-parts.ts';
import { mapJson, objectsJson } from '../../render/test/support/map-json.ts';
import { noisePng } from '../../render/test/support/noise-picture.ts';

const NAMES = ['Gate', 'WWWW MMMM @@@@ %%%%', 'Ünïcødé 木 木', 'i', 'the old bridge over the river'];

const map = mapJson({
	layers: [
		objectsJson(
			NAMES.map((name, i) => ({
				id: i + 1,
				name,
				x: 8 + 23 * i,
				y: 12 + 31 * i,
				width: 20,
				height: 12,
				rotation: 0,
				visible: true,
				type: '',
			})),
		),
	],
});

async function drawn<Source>(platform: Platform<Source>, step: number): Promise<Uint32Array> {
	const stage = await stageOf(map, noisePng(160, 80, false), platform);
	const size = { width: 240, height: 200 };
	const whole = new Uint32Array(size.width * size.height);
	for (let y = 0; y < size.height; y += step)
		for (let x = 0; x < size.width; x += step) {
			const [width, height] = [Math.min(step, size.width - x), Math.min(step, size.height - y)];
			const { context } = platform.surface(width, height);
			const view = { x: 0, y: 0, ...size, scale: { x: 1, y: 1 }, part: { x, y, width, height } };
			drawOnCanvas(await stage.drawList(view, { labels: true, background: '#c0c0c0' }), context, stage.pictures, platform);
			const { data } = context.getImageData(0, 0, width, height);
			const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
			for (let row = 0; row < height; row++) whole.set(pixels.subarray(row * width, (row + 1) * width), (y + row) * size.width + x);
		}
	return whole;
}

/** The largest difference of a red, green, blue or alpha. Edges of curves are smoothed differently where the canvas ends; a missing name is as white as paper. */
function difference(a: Uint32Array, b: Uint32Array): number {
	const [one, other] = [new Uint8Array(a.buffer), new Uint8Array(b.buffer)];
	return one.reduce((most, value, i) => Math.max(most, Math.abs(value - (other[i] ?? 0))), 0);
}

it('names are the same whether drawn at once or in parts, and whether their widths are known or not', async () => {
	const platform = nodePlatform();
	const whole = await drawn(platform, 240);
	expect(new Set(whole).size).toBeGreaterThan(20);
	const inParts = await drawn(platform, 32);
	expect(difference(inParts, whole)).toBeLessThan(64);
	const labelWidths = new Map<string, number>();
	expect(await drawn({ ...platform, labelWidths }, 32)).toEqual(inParts);
	expect([...labelWidths.keys()].sort()).toEqual(NAMES.toSorted());
	expect(await drawn({ ...platform, labelWidths }, 32)).toEqual(inParts);
});
