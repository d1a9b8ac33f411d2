import { addLayers, addObjects, apply, createLayer, createObject, moveLayers, rectangle, stepLayers } from '@tilewright/edit';
import type { Layer } from '@tilewright/format';
import { expect, test } from 'vitest';
import { ACTIONS } from '../../../test/support/contributed.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { isEnabled } from '../../contributions/action.ts';

/** An editor with a map of a tile layer, and functions that run actions on it. */
function start() {
	const empty = emptyMap();
	const { editor, session } = editing(apply(empty, addLayers(empty, [createLayer(empty, 'tilelayer')])).doc);
	const actionOf = (id: string) => {
		const action = ACTIONS.find((each) => each.id === id);
		if (action === undefined) throw new Error(`There is no action ${id}.`);
		return action;
	};
	return {
		editor,
		session,
		run: (id: string) => void actionOf(id).run(editor),
		isEnabled: (id: string) => isEnabled(actionOf(id), editor),
	};
}

/** The names of layers, from the bottom up; those of groups with their layers in brackets. */
const names = (layers: readonly Layer[]): string =>
	layers.map((layer) => (layer.type === 'group' ? `${layer.name} (${names(layer.layers)})` : layer.name)).join(', ');

test('[E68] a new layer comes right above the current one, in its group, and becomes the current one', () => {
	const { session, run } = start();
	run('AddGroupLayer');
	run('AddObjectLayer');
	session.selectLayer(1);
	run('AddImageLayer');
	expect(names(session.map.value.layers)).toBe('Tile Layer 1, Image Layer 1, Group Layer 1 (), Object Layer 1');
	expect(session.currentLayer.value?.name).toBe('Image Layer 1');
	session.selectLayer(2);
	run('MoveLayersUp');
	expect(session.history.steps.at(-1)?.name).toBe('Raise Layers');
});

test('[E69] grouping and ungrouping are one step each; the new group is selected', () => {
	const { session, run, isEnabled } = start();
	run('AddTileLayer');
	run('SelectAllLayers');
	run('GroupLayers');
	expect(names(session.map.value.layers)).toBe('Group 1 (Tile Layer 1, Tile Layer 2)');
	expect(session.currentLayer.value?.name).toBe('Group 1');
	expect(isEnabled('UngroupLayers')).toBe(true);
	run('UngroupLayers');
	expect(names(session.map.value.layers)).toBe('Tile Layer 1, Tile Layer 2');
	expect(isEnabled('UngroupLayers')).toBe(false);
	session.undo();
	session.undo();
	expect(names(session.map.value.layers)).toBe('Tile Layer 1, Tile Layer 2');
});

test('[E70] raising the topmost layer is not offered', () => {
	const { isEnabled, run } = start();
	run('AddTileLayer');
	expect(isEnabled('MoveLayersUp')).toBe(false);
	expect(isEnabled('MoveLayersDown')).toBe(true);
});

test('[E70] layers can be raised and lowered exactly when a step would move them', () => {
	const { session, run, isEnabled } = start();
	// Tile Layer 1, a group with two layers, a group in which is another with a layer, an object layer.
	for (const type of ['Tile', 'Tile', 'Group', 'Group', 'Tile', 'Object']) run(`Add${type}Layer`);
	const into = (group: number, ...layers: readonly number[]): void =>
		void session.do('Move', moveLayers(session.map.value, layers, { group }));
	into(4, 2, 3);
	into(5, 6);
	const ids = [1, 2, 3, 4, 5, 6, 7];
	for (const [id, direction] of [
		['MoveLayersUp', 'up'],
		['MoveLayersDown', 'down'],
	] as const)
		for (let chosen = 1; chosen < 2 ** ids.length; chosen++) {
			session.selectedLayers.value = ids.filter((_, i) => (chosen >> i) % 2 === 1);
			const steps = stepLayers(session.map.value, session.selectedLayers.value, direction);
			expect(isEnabled(id), `${direction} ${session.selectedLayers.value.join(' ')}`).toBe(steps.length > 0);
		}
});

test('[E71] duplicates are selected; they are called copies only if the user prefers that', () => {
	const { editor, session, run } = start();
	run('DuplicateLayers');
	expect(names(session.map.value.layers)).toBe('Tile Layer 1, Tile Layer 1');
	expect(session.selectedLayers.value).toEqual([2]);
	session.undo();
	editor.preferences.copyNames.value = true;
	run('DuplicateLayers');
	run('DuplicateLayers');
	run('DuplicateLayers');
	expect(names(session.map.value.layers)).toBe('Tile Layer 1, Tile Layer 1 Copy, Tile Layer 1 Copy 2, Tile Layer 1 Copy 3');
});

test('[E72] merging is offered only above a layer of the same kind, and says what is lost', () => {
	const { editor, session, run, isEnabled } = start();
	expect(isEnabled('MergeLayersDown')).toBe(false);
	run('AddObjectLayer');
	expect(isEnabled('MergeLayersDown')).toBe(false);
	run('AddObjectLayer');
	expect(isEnabled('MergeLayersDown')).toBe(true);
	run('ToggleSelectedLayers');
	run('MergeLayersDown');
	expect(names(session.map.value.layers)).toBe('Tile Layer 1, Object Layer 1');
	expect(session.currentLayer.value?.name).toBe('Object Layer 1');
	expect(editor.status.value).toContain('visible');
});

test('[E73] a layer via copy of objects holds copies of the selected ones; via cut the objects themselves', () => {
	const { session, run, isEnabled } = start();
	run('AddObjectLayer');
	expect(isEnabled('LayerViaCopy')).toBe(false);
	session.do('Add Object', addObjects(session.map.value, 2, [createObject(session.map.value, { shape: 'point', x: 1, y: 1 })]));
	session.selectedObjects.value = [1];
	run('LayerViaCopy');
	expect(session.currentLayer.value).toMatchObject({ name: 'Layer via Copy', objects: [{ id: 2 }] });
	session.selectLayer(2);
	run('LayerViaCut');
	expect(session.currentLayer.value).toMatchObject({ name: 'Layer via Cut', objects: [{ id: 1 }] });
});

test('[E73] a layer via copy of cells needs a selected area', () => {
	const { session, isEnabled } = start();
	expect(isEnabled('LayerViaCopy')).toBe(false);
	session.selectArea(rectangle({ x: 0, y: 0, width: 1, height: 1 }));
	expect(isEnabled('LayerViaCopy')).toBe(true);
});

test('[E74] layers that differ are all hidden, then all shown; others likewise; each in one step', () => {
	const { session, run } = start();
	run('AddTileLayer');
	run('ToggleSelectedLayers');
	run('SelectAllLayers');
	const steps = session.history.position;
	const visible = () => session.map.value.layers.map((layer) => layer.visible);
	run('ToggleSelectedLayers');
	expect(visible()).toEqual([false, false]);
	run('ToggleSelectedLayers');
	expect(visible()).toEqual([true, true]);
	session.selectLayer(1);
	run('ToggleOtherLayers');
	expect(visible()).toEqual([true, false]);
	run('ToggleLockOtherLayers');
	expect(session.map.value.layers.map(({ locked }) => locked)).toEqual([false, true]);
	run('ToggleLockSelectedLayers');
	expect(session.map.value.layers.map(({ locked }) => locked)).toEqual([true, true]);
	expect(session.history.position).toBe(steps + 5);
});

test('removing the selected layers selects the layer below', () => {
	const { session, run } = start();
	run('AddTileLayer');
	run('AddTileLayer');
	session.selectLayer(2);
	run('RemoveLayers');
	expect(session.currentLayerId.value).toBe(1);
	run('RemoveLayers');
	expect(session.currentLayerId.value).toBe(3);
	run('RemoveLayers');
	expect(session.currentLayerId.value).toBeUndefined();
	run('AddTileLayer');
	expect(names(session.map.value.layers)).toBe('Tile Layer 1');
});

test('the layers above and below are selected by keys, into groups', () => {
	const { session, run } = start();
	run('AddTileLayer');
	run('GroupLayers');
	session.selectLayer(1);
	run('SelectNextLayer');
	expect(session.currentLayer.value?.name).toBe('Group 1');
	run('SelectNextLayer');
	expect(session.currentLayer.value?.name).toBe('Tile Layer 2');
	run('SelectPreviousLayer');
	expect(session.currentLayer.value?.name).toBe('Group 1');
});
