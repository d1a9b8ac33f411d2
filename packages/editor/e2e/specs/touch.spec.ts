import { expect } from '@playwright/test';
import type { TileMap } from '@tilewright/format';
import { cellAt } from '@tilewright/format';
import { drawWithPen, touchOn } from '../driver/fingers.ts';
import { test } from '../driver/test.ts';
import { openEditor } from '../words/editor.ts';
import { expectSaved, expectUndone } from '../words/saving.ts';

const MAP = 'maps/orthogonal.tmj';
const TREES = 20;

test.use({ hasTouch: true });

const ground = (map: TileMap, cells: readonly (readonly [x: number, y: number])[]): (number | undefined)[] => {
	const layer = map.layers.find(({ name }) => name === 'Ground');
	return cells.map(([x, y]) => (layer?.type === 'tilelayer' ? cellAt(layer, x, y) : undefined));
};

const objectsOf = ({ layers }: TileMap) => {
	const village = layers.find(({ name }) => name === 'Village');
	if (village?.type !== 'objectgroup') throw new Error('The map has no village.');
	return village.objects;
};

/** The number of points of the newest polyline. */
function lengthOfLast(map: TileMap): number {
	const last = objectsOf(map).at(-1);
	return last !== undefined && 'polyline' in last ? last.polyline.length : 0;
}

test('one finger paints', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	const touch = await touchOn(page);
	await editor.chooseLayer('Ground');
	await editor.chooseTile('Terrain', 3, 1);
	await editor.lookAt([24, 18]);
	const line = [18, 19, 20, 21].map((x) => [x, 12] as const);
	await touch.move(...(await Promise.all(line.map(async (cell) => [await editor.pointOf(cell)]))));
	await expectSaved(editor, MAP, (map) => ground(map, line), [TREES, TREES, TREES, TREES]);
	await touch.move([await editor.pointOf([24, 20])]);
	await expectSaved(editor, MAP, (map) => ground(map, [[24, 20]]), [TREES]);
	await expectUndone(editor, served, MAP, before);
});

test('two fingers move and zoom the view, and change nothing', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	const touch = await touchOn(page);
	await editor.chooseLayer('Ground');
	await editor.chooseTile('Terrain', 3, 1);
	await editor.lookAt([24, 18]);
	const [a, b] = [await editor.pointOf([20, 18]), await editor.pointOf([28, 18])];
	const [down, apart] = [
		{ x: 0, y: 32 },
		{ x: 64, y: 0 },
	];
	const by = (point: typeof a, { x, y }: typeof a, sign = 1) => ({ x: point.x + sign * x, y: point.y + sign * y });
	await touch.move([a], [a, b], [by(a, down), by(b, down)], [by(a, down)]);
	await expect(page).not.toHaveTitle(/^\*/);
	// The map has followed the fingers by two cells.
	await touch.move([a]);
	await expectSaved(editor, MAP, (map) => ground(map, [[20, 16]]), [TREES]);
	await expect(page.getByRole('button', { name: 'Zoom: 100 %' })).toBeVisible();
	await touch.move([a, b], [by(a, apart, -1), by(b, apart)]);
	await expect(page.getByRole('button', { name: 'Zoom: 200 %' })).toBeVisible();
	await expect(page).not.toHaveTitle(/^\*/);
	editor.expectNoErrors();
});

test('two fingers leave what is selected and half drawn', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	const touch = await touchOn(page);
	await editor.chooseLayer('Village');
	await editor.lookAt([24, 18]);
	await editor.press('p');
	for (const cell of [
		[18, 12],
		[22, 12],
	] as const)
		await touch.move([await editor.pointOf(cell)]);
	const [a, b] = [await editor.pointOf([20, 18]), await editor.pointOf([28, 18])];
	await touch.move([a], [a, b], [a]);
	await editor.press('Enter');
	await expectSaved(editor, MAP, lengthOfLast, 2);
	editor.expectNoErrors();
});

test('a finger that is held is a right click: the menu of an object [E54] [E152]', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	const touch = await touchOn(page);
	await editor.chooseLayer('Village');
	await editor.lookAt([24, 18]);
	await editor.press('r');
	await editor.dragCells([
		[22, 16],
		[26, 20],
	]);
	await editor.press('s');
	const menu = page.getByRole('menu', { name: 'Object', exact: true });
	await touch.hold(await editor.pointOf([24, 18]), () => expect(menu).toBeVisible());
	await menu.getByRole('menuitem', { name: /^Duplicate/ }).click();
	await expectSaved(editor, MAP, (map) => objectsOf(map).length, objectsOf(editor.saved(MAP)).length + 2);
	editor.expectNoErrors();
});

test('a pen paints; then one finger moves the view, since a hand may lie on the screen', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	const touch = await touchOn(page);
	await editor.chooseLayer('Ground');
	await editor.chooseTile('Terrain', 3, 1);
	await editor.lookAt([24, 18]);
	const line = [18, 19, 20, 21].map((x) => [x, 12] as const);
	await drawWithPen(page, await Promise.all(line.map((cell) => editor.pointOf(cell))));
	await expectSaved(editor, MAP, (map) => ground(map, line), [TREES, TREES, TREES, TREES]);
	await touch.move([await editor.pointOf([24, 18])], [await editor.pointOf([24, 20])]);
	await expect(page).not.toHaveTitle(/^\*/);
	await drawWithPen(page, [await editor.pointOf([24, 18])]);
	await expectSaved(editor, MAP, (map) => ground(map, [[24, 16]]), [TREES]);
	await expectUndone(editor, served, MAP, before);
});
