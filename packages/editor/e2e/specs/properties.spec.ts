import { expect } from '@playwright/test';
import { test } from '../driver/test.ts';
import type { EditorWords } from '../words/editor.ts';
import { openEditor } from '../words/editor.ts';
import { objectItem, showPanel } from '../words/panels.ts';
import { propertiesOn } from '../words/properties.ts';
import { expectSaved, expectUndone } from '../words/saving.ts';

const MAP = 'maps/orthogonal.tmj';

const objectsIn = (map: ReturnType<EditorWords['saved']>, ...ids: number[]) =>
	map.layers
		.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects : []))
		.filter(({ id }) => ids.includes(id))
		.map(({ x, y, rotation, visible, properties, name, type }) => ({ x, y, rotation, visible, name, type, properties }));

test('the fields and custom properties of an object [E103] [E107] [E110]', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	await editor.chooseObject('Market');
	const properties = await propertiesOn(page);
	await properties.write('Name', 'Great Market');
	await properties.write('X', '16*4 + 0.5');
	await properties.write('Rotation', '45');
	await properties.check('Visible', false);
	await properties.add('price', 'int');
	await properties.write('price', '3*4');
	await properties.add('shade', 'color');
	await properties.write('shade', '#80ff8000');
	await properties.add('open', 'bool');
	await properties.check('open', true);
	await properties.add('owner', 'string');
	await properties.write('owner', 'Ada');
	await properties.rename('owner', 'keeper');
	await properties.remove('price');
	await expectSaved(editor, MAP, (map) => objectsIn(map, 8), [
		{
			...{ name: 'Great Market', type: '', x: 64.5, y: 328, rotation: 45, visible: false },
			properties: [
				{ name: 'keeper', type: 'string', value: 'Ada' },
				{ name: 'open', type: 'bool', value: true },
				{ name: 'shade', type: 'color', value: '#80ff8000' },
			],
		},
	]);
	await expectUndone(editor, served, MAP, before);
});

test('a field of several objects at once [E104]', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	await editor.chooseObject('Home of Ada');
	await showPanel(page, 'Objects');
	await page.getByPlaceholder('Filter by name, class or id').fill('Home of');
	await objectItem(page, 'Home of Odd').click({ modifiers: ['Control'] });
	const properties = await propertiesOn(page);
	await properties.write('Rotation', '90');
	await expectSaved(editor, MAP, (map) => objectsIn(map, 2, 6).map(({ rotation }) => rotation), [90, 90]);
	await editor.press('Control+Z');
	await editor.save();
	expect(served.contentOf(MAP).equals(before)).toBe(true);
	editor.expectNoErrors();
});

test('the fields of a map, a layer, an embedded tileset and its tile [E80] [E91] [E102]', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	const properties = await propertiesOn(page);
	await editor.run('Map Properties');
	await properties.write('Background Color', '#102030');
	await properties.choose('Tile Render Order', 'Left Up');
	await expectSaved(editor, MAP, ({ backgroundcolor, renderorder }) => [backgroundcolor, renderorder], ['#102030', 'left-up']);

	await editor.chooseLayer('Things');
	await properties.write('Name', 'Many things');
	await properties.write('Offset Y', '-8/2');
	await properties.write('Opacity', '50');
	await properties.write('Tint Color', '#ff0000');
	await expectSaved(
		editor,
		MAP,
		({ layers }) => layers.filter(({ id }) => id === 4).map(({ name, offsety, opacity, tintcolor }) => [name, offsety, opacity, tintcolor]),
		[['Many things', -4, 0.5, '#ff0000']],
	);

	await editor.chooseTile('Treasure', 0, 0);
	await properties.write('Probability', '0.25');
	await editor.run('Tileset Properties');
	await properties.write('Name', 'Gold');
	await properties.check('Rotate', true);
	await expectSaved(
		editor,
		MAP,
		({ tilesets }) =>
			tilesets.flatMap((each) => ('source' in each ? [] : [[each.name, each.transformations?.rotate, each.tiles[0]?.probability]])),
		[['Gold', true, 0.25]],
	);
	await expectUndone(editor, served, MAP, before);
});
