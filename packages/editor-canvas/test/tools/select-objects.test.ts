import type { TileMap } from '@tilewright/format';
import { geometryOf } from '@tilewright/geometry';
import { afterEach, expect, test, vi } from 'vitest';
import { selectObjectsTool } from '../../src/tools/objects/select-objects.ts';
import { mapOfObjects, pointing, withLayer, withObjects } from '../support/pointing.ts';

const box = (x: number, y: number, width = 20, height = 20) => ({ shape: 'rectangle', x, y, width, height }) as const;

/** Two rectangles side by side, and one that lies over the first. */
const three = (): TileMap => mapOfObjects([box(0, 0), box(40, 0), box(10, 10)]);

afterEach(() => void vi.useRealTimers());

test('[E42] a click selects the topmost object under the pointer, and a click on nothing selects none', () => {
	const on = pointing(selectObjectsTool, mapOfObjects([{ ...box(0, 0) }, box(40, 0), box(10, 10)]));
	on.click(15, 15);
	expect(on.selected()).toEqual([3]);
	on.click(5, 5);
	expect(on.selected()).toEqual([1]);
	on.click(100, 100);
	expect(on.selected()).toEqual([]);
	expect(on.steps()).toEqual([]);
});

test('[E42] objects of hidden and locked layers, and hidden objects, are not found; "only" finds those of selected layers', () => {
	const map = withLayer(withLayer(mapOfObjects([box(0, 0)]), { locked: true }));
	const layered = withObjects(withObjects(map, 2, [box(0, 0)]), 3, [{ ...box(0, 0), visible: false }]);
	const on = pointing(selectObjectsTool, layered);
	on.click(5, 5);
	expect(on.selected()).toEqual([1]);
	const other = pointing(selectObjectsTool, withObjects(withLayer(mapOfObjects([box(0, 0)])), 2, [box(0, 0)]));
	other.click(5, 5);
	expect(other.selected()).toEqual([2]);
	expect(other.session.currentLayerId.value).toBe(2);
	other.session.selectLayer(1);
	other.editor.preferences.highlightLayer.value = true;
	other.click(5, 5);
	expect(other.selected()).toEqual([1]);
	other.editor.preferences.highlightLayer.value = false;
	other.click(5, 5);
	expect(other.selected()).toEqual([2]);
	other.session.selectLayer(1);
	other.editor.preferences.objectSelection.value = 'prefer';
	other.click(5, 5);
	expect(other.selected()).toEqual([1]);
	other.editor.preferences.objectSelection.value = 'only';
	other.session.selectLayer(2);
	other.click(5, 5);
	expect(other.selected()).toEqual([2]);
});

test('a press on an object that is still selected, or on its handles, brings it back to the properties', () => {
	const on = pointing(selectObjectsTool, three());
	const { inspected } = on.session;
	on.click(50, 5);
	expect(inspected.value).toBe('objects');
	inspected.value = 'layers';
	on.click(100, 100, { shift: true });
	expect(inspected.value).toBe('layers');
	on.click(50, 5);
	expect(inspected.value).toBe('objects');
	inspected.value = 'layers';
	on.drag([
		[50, 5],
		[55, 8],
	]);
	expect(inspected.value).toBe('objects');
	inspected.value = 'layers';
	on.click(50, 5, { ctrl: true });
	expect(inspected.value).toBe('layers');
});

test('[E43] Shift and Ctrl with a click add and remove', () => {
	const on = pointing(selectObjectsTool, three());
	on.click(5, 5);
	on.click(50, 5, { shift: true });
	expect(on.selected()).toEqual([1, 2]);
	on.click(5, 5, { ctrl: true });
	expect(on.selected()).toEqual([2]);
});

test('[E43] a rectangle from empty ground takes what it touches; with Alt, what it encloses', () => {
	const on = pointing(selectObjectsTool, three());
	on.drag([
		[5, 60],
		[45, 5],
	]);
	expect(on.selected()).toEqual([1, 2, 3]);
	on.click(100, 100);
	on.drag(
		[
			[5, 60],
			[45, 5],
		],
		{ alt: true },
	);
	expect(on.selected()).toEqual([3]);
});

test('[E43] Shift forces the rectangle over an object; Alt moves the selection from anywhere', () => {
	const on = pointing(selectObjectsTool, three());
	on.drag(
		[
			[15, 15],
			[50, 18],
		],
		{ shift: true },
	);
	expect(on.selected()).toEqual([1, 2, 3]);
	on.click(100, 100);
	on.click(5, 5);
	on.drag(
		[
			[100, 100],
			[110, 105],
		],
		{ alt: true },
	);
	expect(on.object(1)).toMatchObject({ x: 10, y: 5 });
	expect(on.object(2)).toMatchObject({ x: 40, y: 0 });
});

test('[E44] Alt and click step down through the objects under the pointer', () => {
	const on = pointing(selectObjectsTool, three());
	on.click(15, 15);
	on.click(15, 15, { alt: true });
	expect(on.selected()).toEqual([1]);
	on.click(15, 15, { alt: true });
	expect(on.selected()).toEqual([3]);
});

test('[E46] the moves of a drag are one step; Escape restores everything', () => {
	const on = pointing(selectObjectsTool, three());
	const before = on.session.map.value;
	on.drag([
		[45, 5],
		[60, 10],
		[55, 25],
	]);
	expect(on.object(2)).toMatchObject({ x: 50, y: 20 });
	expect(on.steps()).toEqual(['Move Object']);
	on.session.undo();
	expect(on.session.map.value).toEqual(before);
	on.down(45, 5);
	on.move(90, 90);
	expect(on.object(2)).toMatchObject({ x: 85, y: 85 });
	expect(on.tool.cancel?.()).toBe(true);
	on.up(90, 90);
	expect(on.session.map.value).toEqual(before);
});

test('[E50] a drag back to where it began leaves no step', () => {
	const on = pointing(selectObjectsTool, three());
	on.drag([
		[45, 5],
		[60, 10],
		[45, 5],
	]);
	expect(on.steps()).toEqual([]);
});

test('[E46] arrows move by a pixel, with Shift by a tile; quick presses are one step', () => {
	vi.useFakeTimers();
	const on = pointing(selectObjectsTool, three());
	expect(on.key('ArrowLeft')).toBe(false);
	on.click(45, 5);
	expect(on.key('ArrowRight')).toBe(true);
	on.key('ArrowRight');
	on.key('ArrowDown', { shift: true });
	expect(on.object(2)).toMatchObject({ x: 42, y: 16 });
	expect(on.steps()).toEqual(['Move Object']);
	expect(on.key('ArrowRight', { ctrl: true })).toBe(false);
	vi.advanceTimersByTime(1500);
	on.key('ArrowLeft');
	expect(on.object(2)).toMatchObject({ x: 41, y: 16 });
	expect(on.steps()).toEqual(['Move Object', 'Move Object']);
	on.editor.preferences.snapMode.value = 'fine';
	on.key('ArrowLeft', { shift: true });
	expect(on.object(2)).toMatchObject({ x: 37, y: 16 });
});

test('[E129] an arrow after saving makes another step, so that undo comes to what was saved', () => {
	const on = pointing(selectObjectsTool, three());
	on.click(45, 5);
	on.key('ArrowRight');
	on.session.history.markSaved();
	on.key('ArrowRight');
	expect(on.steps()).toEqual(['Move Object', 'Move Object']);
	on.session.undo();
	expect(on.session.history.modified).toBe(false);
	expect(on.object(2)).toMatchObject({ x: 41 });
});

test('[E47] with snapping, the position farthest to the top left snaps, and the others keep their distance', () => {
	const on = pointing(selectObjectsTool, mapOfObjects([box(3, 2), box(40, 7)]));
	on.editor.preferences.snapMode.value = 'grid';
	on.session.selectedObjects.value = [1, 2];
	on.drag([
		[45, 10],
		[58, 12],
	]);
	expect(on.object(1)).toMatchObject({ x: 16, y: 0 });
	expect(on.object(2)).toMatchObject({ x: 53, y: 5 });
});

test('[E58] on isometric maps and layers with an offset, objects snap to the corners of cells', () => {
	const map = mapOfObjects([box(20, 20)], { orientation: 'isometric', tilewidth: 32, tileheight: 16 });
	const on = pointing(selectObjectsTool, { ...map, layers: map.layers.map((layer) => ({ ...layer, offsetx: 5, offsety: 3 })) });
	on.editor.preferences.snapMode.value = 'grid';
	const geometry = geometryOf(map);
	const start = geometry.pixelToScreen(25, 25);
	on.drag([
		[start.x + 5, start.y + 3],
		[start.x + 45, start.y + 20],
	]);
	const { x, y } = on.object(1);
	const screen = geometry.pixelToScreen(x, y);
	const tile = geometry.screenToTile(screen.x + 5, screen.y + 3);
	expect(tile.x).toBeCloseTo(Math.round(tile.x), 3);
	expect(tile.y).toBeCloseTo(Math.round(tile.y), 3);
	expect(on.steps()).toEqual(['Move Object']);
});

test('[E48] handles resize: the opposite side stays; Ctrl keeps the proportions; Shift resizes about the origin', () => {
	const on = pointing(selectObjectsTool, mapOfObjects([box(40, 40, 20, 10)]));
	on.click(45, 45);
	on.drag([
		[66, 56],
		[76, 61],
	]);
	expect(on.object(1)).toMatchObject({ x: 40, y: 40, width: 30, height: 15 });
	on.session.undo();
	on.drag([
		[34, 45],
		[24, 45],
	]);
	expect(on.object(1)).toMatchObject({ x: 30, y: 40, width: 30, height: 10 });
	on.session.undo();
	on.drag(
		[
			[66, 56],
			[86, 56],
		],
		{ ctrl: true },
	);
	expect(on.object(1)).toMatchObject({ x: 40, y: 40, width: 40, height: 20 });
	on.session.undo();
	on.drag(
		[
			[66, 45],
			[76, 45],
		],
		{ shift: true },
	);
	expect(on.object(1)).toMatchObject({ x: 30, y: 40, width: 40, height: 10 });
	on.session.undo();
	on.editor.preferences.snapMode.value = 'grid';
	on.drag([
		[66, 56],
		[77, 61],
	]);
	expect(on.object(1)).toMatchObject({ width: 24, height: 8 });
	on.session.undo();
	on.drag(
		[
			[66, 56],
			[77, 61],
		],
		{ alt: true },
	);
	expect(on.object(1)).toMatchObject({ width: 31, height: 15 });
	expect(on.steps()).toEqual(['Resize Object']);
});

test('[E48] a turned object is resized along its own axes; polygons scale their points', () => {
	const on = pointing(selectObjectsTool, mapOfObjects([{ ...box(60, 60, 20, 10), rotation: 90 }]));
	on.session.selectedObjects.value = [1];
	on.drag([
		[55, 86],
		[55, 96],
	]);
	expect(on.object(1)).toMatchObject({ x: 60, y: 60, width: 30, height: 10 });
	const polygon = [
		{ x: 0, y: 0 },
		{ x: 20, y: 10 },
		{ x: -10, y: 20 },
	];
	const other = pointing(selectObjectsTool, mapOfObjects([{ shape: 'polygon', x: 50, y: 50, polygon }]));
	other.session.selectedObjects.value = [1];
	other.drag([
		[76, 60],
		[106, 60],
	]);
	expect(other.object(1)).toMatchObject({
		x: 60,
		y: 50,
		polygon: [
			{ x: 0, y: 0 },
			{ x: 40, y: 10 },
			{ x: -20, y: 20 },
		],
	});
});

test('[E48] several objects grow by one factor about the opposite handle, not below 1 %', () => {
	const on = pointing(selectObjectsTool, mapOfObjects([box(20, 20, 10, 10), box(40, 40, 20, 20)]));
	on.session.selectedObjects.value = [1, 2];
	on.drag([
		[66, 66],
		[106, 126],
	]);
	expect(on.object(1)).toMatchObject({ x: 20, y: 20, width: 20, height: 20 });
	expect(on.object(2)).toMatchObject({ x: 60, y: 60, width: 40, height: 40 });
	on.session.undo();
	on.drag([
		[66, 66],
		[0, 0],
	]);
	expect(on.object(2)).toMatchObject({ width: 0.2, height: 0.2 });
});

test('[E45] [E49] a second click shows the handles that rotate; Ctrl turns by 15°', () => {
	const on = pointing(selectObjectsTool, mapOfObjects([box(40, 40)]));
	on.click(50, 50);
	on.click(50, 50);
	const corner = 50 + 16;
	on.drag([
		[corner, corner],
		[50, 50 + 16 * Math.SQRT2],
	]);
	expect(on.object(1)).toMatchObject({ rotation: 45 });
	expect(on.object(1).x).toBeCloseTo(50, 3);
	expect(on.object(1).y).toBeCloseTo(50 - 10 * Math.SQRT2, 3);
	on.session.undo();
	on.drag(
		[
			[corner, corner],
			[51, 75],
		],
		{ ctrl: true },
	);
	expect(on.object(1)).toMatchObject({ rotation: 45 });
	on.session.undo();
	on.drag([
		[corner, corner],
		[corner, 34],
	]);
	expect(on.object(1)).toMatchObject({ rotation: 270 });
	expect(on.steps()).toEqual(['Rotate Object']);
});

test('[E49] the origin marker can be dragged; points only move', () => {
	const on = pointing(selectObjectsTool, mapOfObjects([box(40, 40), { shape: 'point', x: 80, y: 40 }]));
	on.session.selectedObjects.value = [1, 2];
	on.click(50, 50);
	const middle = on.session.selectedObjects.value;
	on.drag([
		[65, 35],
		[40, 40],
	]);
	expect(on.selected()).toBe(middle);
	on.drag([
		[96, 66],
		[14, 96],
	]);
	expect(on.object(1)).toMatchObject({ x: 40, y: 40, rotation: 90 });
	expect(on.object(2)).toMatchObject({ x: 40, y: 80, rotation: 0 });
});

test('[E44] a double click on a polygon edits its points', () => {
	const polygon = [
		{ x: 0, y: 0 },
		{ x: 20, y: 0 },
		{ x: 0, y: 20 },
	];
	const on = pointing(selectObjectsTool, mapOfObjects([{ shape: 'polygon', x: 50, y: 50, polygon }]));
	on.click(52, 52);
	on.click(52, 52, { clicks: 2 });
	expect(on.editor.toolIds.value['objectgroup']).toBe('EditPolygonTool');
});

test('[E45] another selection is resized again', () => {
	const on = pointing(selectObjectsTool, mapOfObjects([box(40, 40), box(90, 90)]));
	on.click(50, 50);
	on.click(50, 50);
	on.click(100, 100);
	on.drag([
		[116, 116],
		[126, 126],
	]);
	expect(on.object(2)).toMatchObject({ width: 30, height: 30, rotation: 0 });
});
