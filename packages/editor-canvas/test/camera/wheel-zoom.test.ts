import { expect, test } from 'vitest';
import { wheelZoom } from '../../src/camera/wheel-zoom.ts';

/** The product of the factors of turns, or the steps. */
function zoomed(turns: readonly { readonly deltaY: number; readonly deltaMode?: number; readonly at?: number }[]): number | number[] {
	const zoomOf = wheelZoom();
	const zooms = turns.map(({ deltaY, deltaMode = 0, at = 0 }) => zoomOf({ deltaX: 0, deltaY, deltaMode, timeStamp: at }));
	const steps = zooms.flatMap((zoom) => (zoom !== undefined && 'step' in zoom ? [zoom.step] : []));
	if (steps.length > 0) return steps;
	return zooms.reduce((product, zoom) => product * (zoom !== undefined && 'factor' in zoom ? zoom.factor : 1), 1);
}

test('[E141] the wheel of a mouse zooms by steps', () => {
	expect(zoomed([{ deltaY: -100 }, { deltaY: 100 }, { deltaY: -120, at: 20 }])).toEqual([1, -1, 1]);
	expect(zoomed([{ deltaY: -3, deltaMode: 1 }])).toEqual([1]);
});

test('[E141] fingers on a trackpad zoom as far as they move, however their way is cut into turns', () => {
	const once = zoomed([{ deltaY: -24 }]);
	const often = zoomed(Array.from({ length: 240 }, (_, i) => ({ deltaY: -0.1, at: i * 4 })));
	expect(once).toBeCloseTo(1.271, 3);
	expect(often).toBeCloseTo(1.271, 3);
});

test('[E141] fingers that get faster go on zooming evenly, and a mouse after a pause zooms by steps again', () => {
	const swipe = [4, 20, 48, 70, 130, 60].map((deltaY, i) => ({ deltaY, at: i * 16 }));
	expect(zoomed(swipe)).toBeCloseTo(Math.exp(-(4 + 20 + 4 * 30) * 0.01), 9);
	expect(zoomed([...swipe, { deltaY: 100, at: 1000 }])).toEqual([-1]);
});

test('[E141] a turn sideways does not zoom', () => {
	expect(wheelZoom()({ deltaX: 30, deltaY: 0, deltaMode: 0, timeStamp: 0 })).toBeUndefined();
});
