import { expect } from '@playwright/test';
import type { Layer, TileMap } from '@tilewright/format';
import { test } from '../driver/test.ts';
import { openEditor } from '../words/editor.ts';
import { layerRow } from '../words/panels.ts';
import { propertiesOn } from '../words/properties.ts';
import { expectSaved, expectUndone } from '../words/saving.ts';

const MAP = 'maps/orthogonal.tmj';

type Tree = string | { readonly [group: string]: readonly Tree[] };

/** The names of layers, from the bottom up, with those of groups. */
const treeOf = (layers: readonly Layer[]): Tree[] =>
	layers.map((layer) => (layer.type === 'group' ? { [layer.name]: treeOf(layer.layers) } : layer.name));

const tree = ({ layers }: TileMap): Tree[] => treeOf(layers);

test('an image layer gets its image, tint and opacity [E68] [E77] [E102]', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	const panel = await propertiesOn(page);
	await editor.chooseLayer('Clouds');
	await editor.run('Add Image Layer');
	await panel.write('Name', 'Moon');
	await expect(layerRow(page, 'Moon')).toBeVisible();
	await panel.write('Image', '../art/moon.png');
	await panel.write('Opacity', '25');
	await panel.write('Tint Color', '#80c0ff');
	await panel.write('Offset X', '12');
	await expectSaved(
		editor,
		MAP,
		({ layers }) =>
			layers.flatMap((layer) =>
				layer.type === 'imagelayer' && layer.name === 'Moon'
					? [[layer.name, layer.image, layer.opacity, layer.tintcolor, layer.offsetx]]
					: [],
			),
		[['Moon', '../art/moon.png', 0.25, '#80c0ff', 12]],
	);
	await expectUndone(editor, served, MAP, before);
});

test('layers come into a group by dragging and by keys, and out again [E68] [E71] [E72]', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	const [bottom, fields, paths, ...others] = tree(editor.saved(MAP));
	expect([bottom, fields, paths]).toEqual(['Ground', 'Fields', 'Paths']);
	const panel = await propertiesOn(page);
	await editor.chooseLayer('Paths');
	await editor.run('Add Group Layer');
	await panel.write('Name', 'Land');
	await expectSaved(editor, MAP, tree, ['Ground', 'Fields', 'Paths', { Land: [] }, ...others]);

	await layerRow(page, 'Fields').dragTo(layerRow(page, 'Land'));
	await expect(layerRow(page, 'Fields')).toHaveAttribute('aria-level', '2');
	await expectSaved(editor, MAP, tree, ['Ground', 'Paths', { Land: ['Fields'] }, ...others]);

	await editor.chooseLayer('Paths');
	await editor.press('Control+Shift+ArrowUp');
	await expect(layerRow(page, 'Paths')).toHaveAttribute('aria-level', '2');
	await expectSaved(editor, MAP, tree, ['Ground', { Land: ['Paths', 'Fields'] }, ...others]);

	await editor.chooseLayer('Land');
	await panel.write('Opacity', '50');
	await panel.write('Tint Color', '#ff8080');
	await editor.chooseLayer('Fields');
	await editor.press('Control+Shift+ArrowUp');
	await expect(layerRow(page, 'Fields')).toHaveAttribute('aria-level', '1');
	await expectSaved(editor, MAP, ({ layers }) => [treeOf(layers), layers[1]?.opacity, layers[1]?.tintcolor], [
		['Ground', { Land: ['Paths'] }, 'Fields', ...others],
		0.5,
		'#ff8080',
	]);
	await expectUndone(editor, served, MAP, before);
});
