import type { ObjectOptions } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { afterEach, expect, test, vi } from 'vitest';
import { editPolygonsTool } from '../../src/tools/objects/edit-polygons.ts';
import type { Pointing } from '../support/pointing.ts';
import { mapOfObjects, pointing } from '../support/pointing.ts';

const square = [
	{ x: 0, y: 0 },
	{ x: 40, y: 0 },
	{ x: 40, y: 40 },
	{ x: 0, y: 40 },
];
const polygon = (): TileMap => mapOfObjects([{ shape: 'polygon', x: 20, y: 20, polygon: square }]);

/** The tool with object 1 selected. */
function editing(map: TileMap): Pointing {
	const on = pointing(editPolygonsTool, map);
	on.session.selectedObjects.value = [1];
	return on;
}

const pointsOf = (on: Pointing, id = 1): unknown => {
	const object = on.object(id);
	const points = 'polygon' in object ? object.polygon : 'polyline' in object ? object.polyline : [];
	return points?.map(({ x, y }) => [x, y]);
};

afterEach(() => void vi.useRealTimers());

test('[E59] [E62] a point is dragged as one step; Escape restores it', () => {
	const on = editing(polygon());
	on.drag([
		[60, 20],
		[70, 10],
		[80, 25],
	]);
	expect(pointsOf(on)).toEqual([
		[0, 0],
		[60, 5],
		[40, 40],
		[0, 40],
	]);
	expect(on.steps()).toEqual(['Move Points']);
	on.down(20, 60);
	on.move(0, 90);
	expect(on.tool.cancel?.()).toBe(true);
	on.up(0, 90);
	expect(pointsOf(on)).toEqual([
		[0, 0],
		[60, 5],
		[40, 40],
		[0, 40],
	]);
});

test('[E59] a click near a segment takes both ends, Shift adds; they move together', () => {
	const on = editing(polygon());
	on.click(40, 23);
	on.click(60, 60, { shift: true });
	on.drag([
		[60, 60],
		[65, 70],
	]);
	expect(pointsOf(on)).toEqual([
		[5, 10],
		[45, 10],
		[45, 50],
		[0, 40],
	]);
});

test('a press on a point shows its object in the properties again', () => {
	const on = editing(polygon());
	on.session.inspected.value = 'layers';
	on.click(60, 20);
	expect(on.session.inspected.value).toBe('objects');
});

test('[E59] a rectangle takes the points in it; arrows move them; moves snap', () => {
	vi.useFakeTimers();
	const on = editing(polygon());
	on.drag([
		[50, 80],
		[70, 10],
	]);
	on.key('ArrowRight');
	on.key('ArrowRight', { shift: true });
	expect(pointsOf(on)).toEqual([
		[0, 0],
		[57, 0],
		[57, 40],
		[0, 40],
	]);
	expect(on.steps()).toEqual(['Move Points']);
	on.editor.preferences.snapMode.value = 'grid';
	on.drag([
		[77, 20],
		[90, 29],
	]);
	expect(pointsOf(on)).toEqual([
		[0, 0],
		[76, 12],
		[76, 52],
		[0, 40],
	]);
});

test('[E59] points of a turned object follow the pointer', () => {
	const map = mapOfObjects([{ shape: 'polygon', x: 60, y: 20, rotation: 90, polygon: square }]);
	const on = editing(map);
	on.drag([
		[60, 60],
		[70, 65],
	]);
	expect(pointsOf(on)).toEqual([
		[0, 0],
		[45, -10],
		[40, 40],
		[0, 40],
	]);
});

test('[E60] a double click on a segment inserts a point at the nearest place', () => {
	const on = editing(polygon());
	on.click(40, 23);
	on.click(40, 23, { clicks: 2 });
	expect(pointsOf(on)).toEqual([
		[0, 0],
		[20, 0],
		[40, 0],
		[40, 40],
		[0, 40],
	]);
	expect(on.steps()).toEqual(['Insert Point']);
});

test('[E60] Delete removes the selected points; with fewer than two left the object goes', () => {
	const on = editing(polygon());
	on.click(60, 20);
	expect(on.key('Delete')).toBe(true);
	expect(pointsOf(on)).toEqual([
		[0, 0],
		[40, 40],
		[0, 40],
	]);
	expect(on.key('Delete')).toBe(false);
	on.drag([
		[0, 50],
		[90, 90],
	]);
	on.key('Delete');
	expect(on.objects()).toEqual([]);
	expect(on.steps()).toEqual(['Delete Nodes', 'Delete Nodes']);
});

test('a click on another polygon selects it, and Escape ends step by step', () => {
	const other: ObjectOptions = { shape: 'polyline', x: 100, y: 20, polyline: [square[0] ?? { x: 0, y: 0 }, { x: 20, y: 20 }] };
	const on = editing(mapOfObjects([{ shape: 'polygon', x: 20, y: 20, polygon: square }, other]));
	on.click(110, 30);
	expect(on.selected()).toEqual([2]);
	on.click(120, 40);
	on.tool.cancel?.();
	expect(on.editor.toolIds.value['objectgroup']).toBeUndefined();
	on.tool.cancel?.();
	expect(on.editor.toolIds.value['objectgroup']).toBe('ObjectSelectionTool');
});
