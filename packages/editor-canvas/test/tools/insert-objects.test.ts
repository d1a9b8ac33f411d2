import type { ClipVariation } from '@tilewright/edit';
import { addLayers, addTileset, apply, changeCells, createLayer, createTileset } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { geometryOf } from '@tilewright/geometry';
import { expect, test } from 'vitest';
import { insertPointTool, insertTextTool, insertTileTool } from '../../src/tools/objects/insert-placed.ts';
import { insertPolygonTool } from '../../src/tools/objects/insert-polygon.ts';
import { insertCapsuleTool, insertEllipseTool, insertRectangleTool } from '../../src/tools/objects/insert-shapes.ts';
import { mapOfObjects, pointing, withLayer } from '../support/pointing.ts';

const empty = (): TileMap => mapOfObjects([]);

test('[E37] press, drag and release draw a shape, which is selected; all is one step', () => {
	for (const [tool, marker] of [
		[insertRectangleTool, {}],
		[insertEllipseTool, { ellipse: true }],
		[insertCapsuleTool, { capsule: true }],
	] as const) {
		const on = pointing(tool, empty());
		on.drag([
			[10, 12],
			[30, 30],
			[50, 22],
		]);
		expect(on.object(1)).toMatchObject({ x: 10, y: 12, width: 40, height: 10, ...marker });
		expect(on.selected()).toEqual([1]);
		expect(on.steps()).toEqual(['Add Object']);
		on.session.undo();
		expect(on.session.map.value).toEqual(empty());
	}
});

test('[E37] Shift makes equal sides, the larger counts; Alt draws from the middle; a click makes an object without a size', () => {
	const on = pointing(insertRectangleTool, empty());
	const drag = [
		[50, 50],
		[20, 60],
	] as const;
	on.drag(drag, { shift: true });
	expect(on.object(1)).toMatchObject({ x: 20, y: 50, width: 30, height: 30 });
	on.drag(drag, { alt: true });
	expect(on.object(2)).toMatchObject({ x: 20, y: 40, width: 60, height: 20 });
	on.drag([
		[5, 5],
		[6, 6],
	]);
	expect(on.object(3)).toMatchObject({ x: 5, y: 5, width: 0, height: 0 });
});

test('[E37] [E58] both corners snap, in the cells of isometric maps as well', () => {
	const map = mapOfObjects([], { orientation: 'isometric', tilewidth: 32, tileheight: 16 });
	const on = pointing(insertRectangleTool, map);
	on.editor.preferences.snapMode.value = 'grid';
	const geometry = geometryOf(map);
	const [from, to] = [geometry.pixelToScreen(17, 31), geometry.pixelToScreen(50, 66)];
	on.drag([
		[from.x, from.y],
		[to.x, to.y],
	]);
	expect(on.object(1)).toMatchObject({ x: 16, y: 32, width: 32, height: 32 });
});

test('[E38] [E152] right click and Escape cancel; Enter finishes; Escape with nothing begun goes to Select Objects', () => {
	const on = pointing(insertRectangleTool, empty());
	on.down(10, 10);
	on.move(40, 40);
	expect(on.tool.ghost?.value).toHaveLength(2);
	on.down(40, 40, { button: 2 });
	expect(on.tool.ghost?.value).toEqual([]);
	on.up(40, 40);
	on.down(10, 10);
	on.move(40, 40);
	expect(on.tool.cancel?.()).toBe(true);
	on.up(40, 40);
	expect(on.objects()).toEqual([]);
	on.down(10, 10);
	on.move(40, 40);
	expect(on.key('Enter')).toBe(true);
	expect(on.objects()).toHaveLength(1);
	expect(on.editor.toolIds.value['objectgroup']).toBeUndefined();
	on.tool.cancel?.();
	expect(on.editor.toolIds.value['objectgroup']).toBe('ObjectSelectionTool');
});

test('[E4] a locked layer gets no objects, and a message says so', () => {
	const on = pointing(insertRectangleTool, withLayer(empty(), { locked: true }));
	on.session.selectLayer(2);
	on.drag([
		[10, 10],
		[50, 50],
	]);
	expect(on.steps()).toEqual([]);
	expect(on.editor.status.value).toBe('The layer is locked.');
});

test('[E37] objects are placed in the pixels of a layer with an offset', () => {
	const on = pointing(insertPointTool, withLayer(empty(), { offsetx: 10, offsety: 5 }));
	on.session.selectLayer(2);
	on.click(30, 30);
	expect(on.objects(2)).toMatchObject([{ x: 20, y: 25, point: true }]);
});

test('[E37] points, texts and tiles follow the pointer and are placed where it is released', () => {
	const on = pointing(insertPointTool, empty());
	on.drag([
		[10, 10],
		[44, 33],
	]);
	expect(on.object(1)).toMatchObject({ x: 44, y: 33, point: true });
	const other = pointing(insertTextTool, empty());
	other.click(20, 20);
	expect(other.object(1)).toMatchObject({ x: 20, y: 20, height: 19, text: { text: 'Hello World' } });
	expect(other.object(1).width).toBeGreaterThan(40);
});

/** A map with a tileset of 4 tiles of 16 × 24 pixels. */
function tiled(options: Parameters<typeof mapOfObjects>[1] = {}): TileMap {
	const map = mapOfObjects([], options);
	const image = { image: 'tiles.png', imagewidth: 64, imageheight: 24 };
	const tileset = createTileset({ name: 'tiles', tilewidth: 16, tileheight: 24, ...image });
	return apply(map, addTileset(map, tileset).changes).doc;
}

test('[E39] the tile of the stamp is placed with the pointer in its middle, at its own size; Z and X turn it before', () => {
	const on = pointing(insertTileTool, tiled());
	on.click(50, 50);
	expect(on.editor.status.value).toContain('Select a tile');
	expect(on.objects()).toEqual([]);
	const { map } = on.session;
	const clip = { ...map.value, layers: [] };
	on.editor.stamp.value = [stampVariation(clip)];
	on.click(50, 50);
	expect(on.object(1)).toMatchObject({ gid: 3, x: 42, y: 62, width: 16, height: 24, rotation: 0 });
	on.key('z');
	on.click(50, 50);
	expect(on.object(2)).toMatchObject({ gid: 3, x: 38, y: 42, rotation: 90 });
	on.key('Z', { shift: true });
	on.key('x');
	on.click(50, 50);
	expect(on.object(3)).toMatchObject({ gid: 0x80000003, x: 42, y: 62, rotation: 0 });
	expect(on.steps()).toEqual(['Add Object', 'Add Object', 'Add Object']);
});

/** A stamp of the third tile. */
function stampVariation(map: TileMap): ClipVariation {
	const sized: TileMap = { ...map, width: 1, height: 1, layers: [] };
	const { doc } = apply(sized, addLayers(sized, [createLayer(sized, 'tilelayer', { id: 1 })]));
	return {
		clip: apply(
			doc,
			changeCells(doc, 1, (cells) => cells.set(0, 0, 3)),
		).doc,
	};
}

test('[E39] on isometric maps, the pointer is in the middle of a placed tile, too', () => {
	const on = pointing(insertTileTool, tiled({ orientation: 'isometric', tilewidth: 32, tileheight: 16 }));
	on.editor.stamp.value = [stampVariation({ ...on.session.map.value, layers: [] })];
	on.click(150, 60);
	const { x, y } = on.object(1);
	const at = geometryOf(on.session.map.value).pixelToScreen(x, y);
	expect(at.x).toBeCloseTo(150, 3);
	expect(at.y).toBeCloseTo(72, 3);
});

test('[E40] [E41] clicks add points; a click on the first closes the polygon, whose position is its first point', () => {
	const on = pointing(insertPolygonTool, empty());
	for (const [x, y] of [
		[10, 10],
		[50, 10],
		[50, 40],
		[12, 11],
	] as const)
		on.click(x, y);
	expect(on.object(1)).toMatchObject({
		x: 10,
		y: 10,
		polygon: [
			{ x: 0, y: 0 },
			{ x: 40, y: 0 },
			{ x: 40, y: 30 },
		],
	});
	expect(on.steps()).toEqual(['Add Object']);
});

test('[E40] right click and Enter end a polyline; Backspace takes a point back; one point makes nothing', () => {
	const on = pointing(insertPolygonTool, empty());
	on.click(10, 10);
	on.click(50, 10);
	on.click(90, 90);
	expect(on.key('Backspace')).toBe(true);
	on.click(60, 60, { button: 2 });
	expect(on.object(1)).toMatchObject({
		polyline: [
			{ x: 0, y: 0 },
			{ x: 40, y: 0 },
		],
	});
	on.click(100, 100);
	expect(on.key('Enter')).toBe(true);
	expect(on.objects()).toHaveLength(1);
	expect(on.key('Backspace')).toBe(false);
});

const line = (x: number, y: number, ...points: { x: number; y: number }[]) => ({ shape: 'polyline', x, y, polyline: points }) as const;

test('[E40] a press on an end of a selected polyline goes on from there, each point a step; the first end as well', () => {
	const on = pointing(insertPolygonTool, mapOfObjects([line(10, 10, { x: 0, y: 0 }, { x: 40, y: 0 })]));
	on.session.selectedObjects.value = [1];
	on.click(50, 10);
	on.click(60, 30);
	on.click(80, 30);
	on.key('Enter');
	expect(on.steps()).toEqual(['Extend Polyline', 'Extend Polyline']);
	on.click(10, 10);
	on.click(5, 20);
	expect(on.object(1)).toMatchObject({
		x: 10,
		y: 10,
		polyline: [
			{ x: -5, y: 10 },
			{ x: 0, y: 0 },
			{ x: 40, y: 0 },
			{ x: 50, y: 20 },
			{ x: 70, y: 20 },
		],
	});
	on.key('Backspace');
	expect(on.object(1)).toMatchObject({ polyline: [{ x: 0, y: 0 }, {}, {}, {}] });
});

test('[E40] a click on an end of another selected polyline joins both; one on its own other end closes it', () => {
	const lines = [line(10, 10, { x: 0, y: 0 }, { x: 40, y: 0 }), line(60, 40, { x: 0, y: 0 }, { x: 0, y: 40 })];
	const on = pointing(insertPolygonTool, mapOfObjects(lines));
	on.session.selectedObjects.value = [1, 2];
	on.click(50, 10);
	on.click(60, 40);
	expect(on.objects()).toHaveLength(1);
	expect(on.object(1)).toMatchObject({ polyline: [{}, { x: 40, y: 0 }, { x: 50, y: 30 }, { x: 50, y: 70 }] });
	expect(on.steps()).toEqual(['Connect Polylines']);
	on.click(10, 10);
	on.click(60, 80);
	expect(on.object(1)).toHaveProperty('polygon');
	expect(on.steps()).toEqual(['Connect Polylines', 'Close Polyline']);
});
