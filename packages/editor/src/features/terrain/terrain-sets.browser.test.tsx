import { offeredTools } from '@tilewright/editor-canvas/tool/offered-tools.ts';
import { terrainBrushTool } from '@tilewright/editor-canvas/tools/tiles/terrain-brush.ts';
import { expect, it } from 'vitest';
import { layerOf, mapOf } from '../../../../edit/test/support/drawn.ts';
import { allIds, terrainOf } from '../../../../edit/test/support/terrain.ts';
import { embedded } from '../../../../edit/test/support/tilesets.ts';
import { editorWith } from '../../../../editor-canvas/test/support/painting.ts';
import { mount } from '../../../test/support/mount.tsx';
import { terrainSetsPanel } from './terrain-sets-panel.tsx';

const Panel = terrainSetsPanel.component;

it('[Q30, Q38] lists the colors of the sets; a click chooses one, and the terrain brush', () => {
	const { tileset } = terrainOf('corner', allIds('corner', [1, 2]));
	if (!('type' in tileset)) throw new TypeError('The tileset is embedded.');
	const [set] = tileset.wangsets;
	const hostile = { ...tileset, wangsets: set === undefined ? [] : [{ ...set, name: '<img src=x onerror=alert(1)>' }] };
	const { editor, session } = editorWith({ ...mapOf(layerOf('...')), tilesets: [embedded(1, hostile)] });
	offeredTools(editor).value = [terrainBrushTool];
	const page = mount(editor, <Panel />);
	expect(page.querySelector('h3')?.textContent).toContain('<img src=x onerror=alert(1)>');
	expect(page.querySelector('img')).toBe(null);
	const buttons = [...page.querySelectorAll('button')];
	expect(buttons.map(({ textContent }) => textContent)).toEqual(['color 1', 'color 2', 'Erase']);
	buttons[1]?.click();
	expect(editor.tileOptions.terrain.value).toEqual({ tileset: '#ground', set: 0, color: 2 });
	expect(editor.toolIds.value['tilelayer']).toBe('WangBrushTool');
	expect(session.history.steps).toEqual([]);
});

it('says that there are no terrain sets', () => {
	const { editor } = editorWith(mapOf(layerOf('...')));
	expect(mount(editor, <Panel />).textContent).toContain('no terrain sets');
});
