import type { DrawListOptions, LabelItem, ShapeItem } from '@tilewright/render';
import { drawListOf } from '@tilewright/render';
import { expect, it } from 'vitest';
import { mapJson, objectsJson, sceneFrom } from '../support/map-json.ts';

const objects = [
	{ id: 1, name: 'wall', x: 10, y: 10, width: 20, height: 20 },
	{
		id: 2,
		name: 'path',
		x: 40,
		y: 40,
		polyline: [
			{ x: 0, y: 0 },
			{ x: 9, y: 9 },
		],
	},
];

async function listed(density: number, options: DrawListOptions = {}) {
	const scene = await sceneFrom(mapJson({ layers: [objectsJson(objects)] }));
	const view = { x: 0, y: 0, width: 200, height: 200, scale: { x: density, y: density } };
	const { items } = drawListOf(scene, view, { ...options, density, labels: true, grid: true });
	return {
		shapes: items.filter((item): item is ShapeItem => item.kind === 'shape' && item.crisp !== true),
		grid: items.find((item): item is ShapeItem => item.kind === 'shape' && item.crisp === true),
		labels: items.filter((item): item is LabelItem => item.kind === 'label'),
	};
}

it.each([1.5, 2, 3])('at density %s, lines, shadows and names are as many times as large [R11]', async (density) => {
	const [plain, dense] = [await listed(1), await listed(density)];
	expect(dense.shapes.map(({ stroke, shift }) => [stroke?.width, shift?.x, shift?.y])).toEqual(
		plain.shapes.map(({ stroke, shift }) => [
			density * (stroke?.width ?? 0),
			...(shift === undefined ? [undefined, undefined] : [density * shift.x, density * shift.y]),
		]),
	);
	expect(dense.shapes.map(({ path }) => path)).toEqual(plain.shapes.map(({ path }) => path));
	expect(plain.labels.map((label) => label.density)).toEqual([undefined, undefined]);
	expect(dense.labels.map((label) => label.density)).toEqual([density, density]);
	const [line] = (await listed(density, { lineWidth: 3 })).shapes;
	expect(line?.stroke?.width).toBe(3 * density);
});

it('at any density, the lines of the grid are of whole pixels, and as dark', async () => {
	const strokes = await Promise.all([1, 1.25, 1.5, 2, 3].map(async (density) => (await listed(density)).grid?.stroke));
	const [plain] = strokes;
	expect(strokes.map((stroke) => [stroke?.width, ...(stroke?.dash ?? [])])).toEqual([
		[1, 2, 2],
		[1, 2, 2],
		[2, 4, 4],
		[2, 4, 4],
		[3, 6, 6],
	]);
	expect(new Set(strokes.map((stroke) => stroke?.color))).toEqual(new Set([plain?.color]));
});
