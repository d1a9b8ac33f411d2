import { expect, test } from '@playwright/test';
import type { TileMap } from '@tilewright/format';
import { cellAt } from '@tilewright/format';
import { exportedByCommand } from '../driver/command.ts';
import type { ServedEditor } from '../driver/served-editor.ts';
import { serveEditor } from '../driver/served-editor.ts';
import { openEditor } from '../words/editor.ts';

type Cell = readonly [x: number, y: number];

interface Orientation {
	readonly map: string;
	readonly ground: string;
	readonly objects: string;
	readonly tileset: string;
	/** The tile to paint with, by its place in the panel, and its GID. */
	readonly tile: readonly [column: number, row: number];
	readonly gid: number;
	/** A cell in the middle of what happens, and one that is painted. */
	readonly middle: Cell;
	readonly painted: Cell;
}

const ORIENTATIONS: readonly Orientation[] = [
	{
		map: 'orthogonal',
		ground: 'Ground',
		objects: 'Village',
		tileset: 'Terrain',
		tile: [3, 1],
		gid: 20,
		middle: [24, 18],
		painted: [20, 12],
	},
	{
		map: 'isometric',
		ground: 'Ground',
		objects: 'Places',
		tileset: 'Isometric Brill',
		tile: [2, 0],
		gid: 3,
		middle: [10, 10],
		painted: [8, 9],
	},
	{
		map: 'staggered',
		ground: 'Ground',
		objects: 'Places',
		tileset: 'Isometric Brill',
		tile: [2, 0],
		gid: 3,
		middle: [5, 20],
		painted: [4, 17],
	},
	{
		map: 'hexagonal',
		ground: 'Land',
		objects: 'Places',
		tileset: 'Hexagonal Brill',
		tile: [1, 1],
		gid: 10,
		middle: [11, 9],
		painted: [9, 6],
	},
	{ map: 'oblique', ground: 'Ground', objects: 'Village', tileset: 'Terrain', tile: [3, 1], gid: 20, middle: [15, 9], painted: [12, 5] },
	{
		map: 'infinite',
		ground: 'Sea and land',
		objects: 'Places',
		tileset: 'Terrain',
		tile: [3, 1],
		gid: 20,
		middle: [10, 10],
		painted: [6, 5],
	},
];

for (const { map, ground, objects, tileset, tile, gid, middle, painted } of ORIENTATIONS) {
	test(`${map}: paint, place objects, undo all, redo all, save, export`, async ({ page }) => {
		const path = `maps/${map}.tmj`;
		const served = await serveEditor(path);
		const before = served.contentOf(path);
		const editor = await openEditor(page, served, path);

		await editor.chooseLayer(ground);
		await editor.lookAt(middle);
		await editor.chooseTile(tileset, ...tile);
		await editor.clickCell(painted);
		const [x, y] = painted;
		await editor.press('e');
		await editor.clickCell([x + 1, y]);

		await editor.chooseLayer(objects);
		await editor.press('r');
		await editor.dragCells([middle, [middle[0] + 2, middle[1] + 2]]);
		await editor.press('c');
		await editor.dragCells([
			[middle[0] - 3, middle[1]],
			[middle[0] - 1, middle[1] + 2],
		]);
		await editor.press('i');
		await editor.clickCell([middle[0], middle[1] - 2]);
		await editor.press('p');
		for (const corner of [
			[0, 4],
			[2, 4],
			[2, 6],
		] as const)
			await editor.clickCell([middle[0] + corner[0], middle[1] + corner[1]]);
		await editor.press('Enter');
		await editor.press('t');
		await editor.clickCell([middle[0] - 2, middle[1] - 2]);
		await editor.save();
		expect(added(served, path, before)).toEqual(['ellipse', 'point', 'polyline', 'rectangle', 'tile']);
		const after = served.contentOf(path);

		for (let step = 0; step < 7; step++) await editor.press('Control+Z');
		await editor.save();
		expect(served.contentOf(path).equals(before)).toBe(true);
		for (let step = 0; step < 7; step++) await editor.press('Control+Shift+Z');
		await editor.save();
		expect(served.contentOf(path).equals(after)).toBe(true);

		const layer = editor.saved(path).layers.find(({ name }) => name === ground);
		if (layer?.type !== 'tilelayer') throw new Error(`${ground} is no tile layer.`);
		expect([cellAt(layer, x, y), cellAt(layer, x + 1, y)]).toEqual([gid, 0]);

		await editor.press('Control+Shift+E');
		await page.getByRole('button', { name: 'Export', exact: true }).click();
		const expected = exportedByCommand(served.folder, path, `maps/${map}-expected.json`);
		await expect.poll(() => contentOrNothing(served, `maps/${map}.json`).equals(expected)).toBe(true);
		editor.expectNoErrors();
		await served.stop();
	});
}

/** The kinds of the objects that the map has now and had not before. */
function added(served: ServedEditor, path: string, before: Buffer): string[] {
	const old = new Set(objectsIn(JSON.parse(before.toString())).map(({ id }) => id));
	return objectsIn(JSON.parse(served.contentOf(path).toString()))
		.filter(({ id }) => !old.has(id))
		.map((object) => kindOf(object))
		.sort();
}

type ObjectFields = Record<string, unknown>;

const objectsIn = (map: Pick<TileMap, 'layers'>): ObjectFields[] =>
	map.layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects.map((object) => ({ ...object })) : []));

const kindOf = (object: ObjectFields): string =>
	['ellipse', 'point', 'polygon', 'polyline', 'text'].find((kind) => kind in object) ?? ('gid' in object ? 'tile' : 'rectangle');

function contentOrNothing(served: ServedEditor, path: string): Buffer {
	try {
		return served.contentOf(path);
	} catch {
		return Buffer.alloc(0);
	}
}
