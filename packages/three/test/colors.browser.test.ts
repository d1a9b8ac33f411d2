import { ACESFilmicToneMapping, NoToneMapping } from 'three';
import { describe, expect, it, onTestFinished } from 'vitest';
import { objectsJson } from '../../play/test/support/map-files.ts';
import type { Rgb } from './support/stage.browser.ts';
import { FIRST, filled, HALF, isNear, mapOf, renderer, SECOND, stageOf } from './support/stage.browser.ts';

const BEHIND: Rgb = [90, 160, 30];

/** A color drawn onto another by a canvas, as the specification of CSS says. */
function onCanvas(mode: string, drawn: Rgb, alpha: number, below: Rgb): Rgb {
	const context = document.createElement('canvas').getContext('2d');
	if (context === null) throw new Error('there is no canvas');
	context.fillStyle = `rgb(${below.join()})`;
	context.fillRect(0, 0, 1, 1);
	Object.assign(context, { globalCompositeOperation: mode === 'add' ? 'lighter' : mode });
	context.fillStyle = `rgba(${drawn.join()}, ${alpha})`;
	context.fillRect(0, 0, 1, 1);
	const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
	return [red, green, blue];
}

describe('colors', () => {
	it('are those of the picture', async () => {
		const { colorAt } = await stageOf(await mapOf([filled(1)]));
		expect(colorAt(20, 20)).toEqual(FIRST);
	});

	it('are not changed by the tone mapping of a game', async () => {
		renderer.toneMapping = ACESFilmicToneMapping;
		onTestFinished(() => {
			renderer.toneMapping = NoToneMapping;
		});
		const { colorAt } = await stageOf(await mapOf([filled(1)]));
		expect(colorAt(20, 20)).toEqual(FIRST);
	});

	it('are mixed as they are, not as light is: half-transparent pixels, opacity, tints [R7]', async () => {
		const half = await stageOf(await mapOf([filled(2)]), {}, BEHIND);
		expect(half.colorAt(20, 20)).toSatisfy((color: Rgb) => isNear(color, onCanvas('source-over', SECOND, HALF, BEHIND)));
		const layer = await stageOf(await mapOf([filled(1, { opacity: 0.25 })]), {}, BEHIND);
		expect(layer.colorAt(20, 20)).toSatisfy((color: Rgb) => isNear(color, onCanvas('source-over', FIRST, 0.25, BEHIND)));
		const tinted = await stageOf(await mapOf([filled(1, { tintcolor: '#804020' })]));
		expect(tinted.colorAt(20, 20)).toSatisfy((color: Rgb) => isNear(color, onCanvas('multiply', FIRST, 1, [128, 64, 32])));
	});

	it('of a transparent color are not seen [R10]', async () => {
		const { colorAt } = await stageOf(await mapOf([filled(1)], { transparentcolor: '#c86432' }), {}, BEHIND);
		expect(colorAt(20, 20)).toEqual(BEHIND);
	});

	it.each([
		...['add', 'multiply', 'screen', 'exclusion', 'overlay', 'darken', 'lighten', 'color-dodge', 'color-burn', 'hard-light'],
		...['soft-light', 'difference'],
	])('are blended by %s as a canvas does', async (mode) => {
		// The first two columns have the opaque tile.
		const data = [1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2];
		const { colorAt, view } = await stageOf(await mapOf([{ ...filled(0), data, mode }]), {}, BEHIND);
		expect(colorAt(20, 20)).toSatisfy((color: Rgb) => isNear(color, onCanvas(mode, FIRST, 1, BEHIND)));
		expect(colorAt(40, 20)).toSatisfy((color: Rgb) => isNear(color, onCanvas(mode, SECOND, HALF, BEHIND)));
		view.dispose();
	});

	it('are blended for each of several objects with the same picture [R7]', async () => {
		const objects = [0, 20, 40].map((x) => ({ gid: 1, x, y: 16 }));
		const { colorAt } = await stageOf(await mapOf([objectsJson(objects, { mode: 'hard-light' })]), {}, BEHIND);
		const expected = onCanvas('hard-light', FIRST, 1, BEHIND);
		for (const x of [8, 28, 48]) expect(colorAt(x, 8)).toSatisfy((color: Rgb) => isNear(color, expected));
	});
});
