import { expect, test } from 'vitest';
import { editing } from '../../../editor-core/test/support/editing.ts';
import { paintNames } from '../../src/names/paint-names.ts';
import { stageOf } from '../../src/stage/map-stage.ts';
import { mapOfObjects } from '../support/pointing.ts';

/** Objects in rows of 40, 8 pixels apart. */
const { session } = editing(
	mapOfObjects(
		Array.from({ length: 800 }, (_, i) => ({
			shape: 'rectangle',
			x: (i % 40) * 8,
			y: 40 + Math.floor(i / 40) * 8,
			width: 4,
			height: 4,
			name: 'Tree',
		})),
	),
);
const ids = Array.from({ length: 800 }, (_, i) => i + 1);

/** The number of pixels that the names of objects cover in the top left part of a map. */
function painted(named: readonly number[], size: number, density = 1): number {
	const canvas = document.createElement('canvas');
	Object.assign(canvas, { width: size, height: size });
	const context = canvas.getContext('2d');
	if (context === null) throw new TypeError('The browser offers no canvas.');
	const view = { x: 0, y: 0, width: 1, height: 1, scale: { x: density, y: density }, part: { x: 0, y: 0, width: size, height: size } };
	const ids = new Set(named);
	paintNames((id) => ids.has(id), context, view, stageOf(session), { parallax: false, types: session.types.value, density });
	return context.getImageData(0, 0, size, size).data.filter((value, i) => i % 4 === 3 && value > 0).length;
}

test('the names of selected objects are drawn, unless there are too many in view to read any', () => {
	expect(painted([1], 400)).toBeGreaterThan(100);
	expect(painted(ids.slice(0, 300), 400)).toBeGreaterThan(painted([1], 400));
	expect(painted(ids, 400)).toBe(0);
	// In a smaller view there are fewer, however many are selected.
	expect(painted(ids, 40)).toBeGreaterThan(100);
	expect(painted([], 400)).toBe(0);
});

test('names are twice as high and wide where the page has twice as many pixels', () => {
	const [once, twice, between] = [painted([1], 400), painted([1], 800, 2), painted([1], 600, 1.5)];
	expect(twice / once).toBeCloseTo(4, 0);
	expect(between / once).toBeCloseTo(2.25, 0);
	// There is room for this many.
	expect(painted(ids.slice(0, 300), 800, 2) / painted(ids.slice(0, 300), 400)).toBeCloseTo(4, 0);
});
