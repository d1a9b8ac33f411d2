import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { write } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { exportedByCommand } from '../driver/command.ts';
import { cornerOf, expectedEdits } from '../driver/expected-edits.ts';
import type { ServedEditor } from '../driver/served-editor.ts';
import { serveEditor } from '../driver/served-editor.ts';
import { openEditor } from '../words/editor.ts';
import { placeEveryObject } from '../words/every-object.ts';
import { addEveryProperty } from '../words/every-property.ts';
import { propertiesOn } from '../words/properties.ts';

type Cell = readonly [x: number, y: number];

interface Orientation {
	readonly map: string;
	readonly ground: string;
	readonly objects: string;
	readonly tileset: string;
	/** The tile to paint with, by its place in the panel, and its GID. */
	readonly tile: readonly [column: number, row: number];
	readonly gid: number;
	/** Its size, and where in it an object of the tile has its position. */
	readonly size: Cell;
	readonly anchor: Vector;
	/** A cell in the middle of the test, and one that is painted. */
	readonly middle: Cell;
	readonly painted: Cell;
}

/** Without an alignment of the tileset, tile objects have their position at the bottom left. */
const BOTTOM_LEFT = { x: 0, y: 1 };
const BOTTOM = { x: 0.5, y: 1 };

const ORIENTATIONS: readonly Orientation[] = [
	{
		map: 'orthogonal',
		ground: 'Ground',
		objects: 'Village',
		tileset: 'Terrain',
		tile: [3, 1],
		gid: 20,
		size: [16, 16],
		anchor: BOTTOM_LEFT,
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
		size: [64, 64],
		anchor: BOTTOM,
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
		size: [64, 64],
		anchor: BOTTOM,
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
		size: [28, 32],
		anchor: BOTTOM_LEFT,
		middle: [11, 9],
		painted: [9, 6],
	},
	{
		map: 'oblique',
		ground: 'Ground',
		objects: 'Village',
		tileset: 'Terrain',
		tile: [3, 1],
		gid: 20,
		size: [16, 16],
		anchor: BOTTOM_LEFT,
		middle: [15, 9],
		painted: [12, 5],
	},
	{
		map: 'infinite',
		ground: 'Sea and land',
		objects: 'Places',
		tileset: 'Terrain',
		tile: [3, 1],
		gid: 20,
		size: [16, 16],
		anchor: BOTTOM_LEFT,
		middle: [10, 10],
		painted: [6, 5],
	},
];

for (const { map, ground, objects, tileset, tile, size, anchor, gid, middle, painted } of ORIENTATIONS) {
	test(`${map}: paint, place every object, change every property, undo all, redo all, save, export`, async ({ page }) => {
		const path = `maps/${map}.tmj`;
		const served = await serveEditor(path);
		const before = served.contentOf(path);
		const editor = await openEditor(page, served, path);
		const start = editor.saved(path);
		const expected = expectedEdits(start);
		const [x, y] = painted;

		await editor.chooseLayer(ground);
		await editor.lookAt(middle);
		await editor.chooseTile(tileset, ...tile);
		await editor.clickCell(painted);
		await editor.press('e');
		await editor.clickCell([x + 1, y]);
		expected.paint(ground, painted, gid);
		expected.paint(ground, [x + 1, y], 0);

		await editor.chooseLayer(objects);
		const corner = (across: number, down: number) => cornerOf(start, [middle[0] + across, middle[1] + down]);
		const placed = await placeEveryObject(editor, corner, { gid, width: size[0], height: size[1], anchor });
		const ids = placed.map((options) => expected.add(objects, options));
		const text = ids.at(-1) ?? 0;

		const panel = await propertiesOn(page);
		await panel.write('Width', '80');
		await panel.write('Height', '20');
		expected.setFields(text, { width: 80, height: 20 });
		for (const property of await addEveryProperty(panel, ids[0] ?? 0)) expected.setProperty(text, property);

		await editor.save();
		const after = served.contentOf(path);
		expect(new TextDecoder().decode(write(editor.saved(path)))).toBe(new TextDecoder().decode(write(expected.map)));
		await editor.undoAll();
		await editor.save();
		expect(served.contentOf(path).equals(before)).toBe(true);
		await editor.redoAll();
		await editor.save();
		expect(served.contentOf(path).equals(after)).toBe(true);

		await editor.press('Control+Shift+E');
		await page.getByRole('button', { name: 'Export', exact: true }).click();
		writeFileSync(join(served.folder, `maps/${map}-expected.tmj`), write(expected.map));
		const exported = exportedByCommand(served.folder, `maps/${map}-expected.tmj`, `maps/${map}-expected.json`);
		await expect.poll(() => contentOrNothing(served, `maps/${map}.json`).equals(exported)).toBe(true);
		editor.expectNoErrors();
		await served.stop();
	});
}

function contentOrNothing(served: ServedEditor, path: string): Buffer {
	try {
		return served.contentOf(path);
	} catch {
		return Buffer.alloc(0);
	}
}
