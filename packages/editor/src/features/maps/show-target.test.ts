import { signal } from '@preact/signals';
import { addLayers, addObjects, apply, createLayer, createObject } from '@tilewright/edit';
import { mapControls } from '@tilewright/editor-canvas/camera/controls.ts';
import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import type { Vector } from '@tilewright/geometry';
import { expect, test } from 'vitest';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { showTarget } from './show-target.ts';

/** An editor that notes the panels that come to the front, and the points that come to the middle of the view. */
function watched() {
	const base = emptyMap();
	const layered = apply(base, addLayers(base, [createLayer(base, 'objectgroup', { id: 50, offsetx: 5 })])).doc;
	const map = apply(layered, addObjects(layered, 50, [createObject(layered, { shape: 'point', x: 10, y: 20, id: 7 })])).doc;
	const { editor, session } = editing(map);
	const shown: string[] = [];
	const centers: Vector[] = [];
	panelControls(editor).value = {
		shown: signal(new Set<string>()),
		isClear: signal(false),
		show: (id) => shown.push(id),
		hide: () => {},
		reset: () => {},
	};
	const view = {
		zoomBy: () => {},
		zoomTo: () => {},
		screenAt: () => undefined,
		fit: () => {},
		reveal: () => {},
		shown: signal({ x: 0, y: 0, width: 64, height: 48 }),
		scale: signal(1),
	};
	mapControls(editor).value = { ...view, centerOn: (point) => centers.push(point) };
	return { editor, session, shown, centers };
}

test('[E138] a finding in a tileset shows it in the tilesets panel', () => {
	const { editor, session, shown } = watched();
	showTarget(editor, session, { tileset: 2 });
	expect(session.currentTileset.value).toBe(2);
	expect(shown).toEqual(['tilesets']);
});

test('[E138] a finding in an object selects it and centres it where its layer is shown', () => {
	const { editor, session, shown, centers } = watched();
	showTarget(editor, session, { layer: 50, object: 7 });
	expect(session.currentLayerId.value).toBe(50);
	expect(session.selectedObjects.value).toEqual([7]);
	expect(centers).toEqual([{ x: 15, y: 20 }]);
	expect(shown).toEqual(['properties']);
});

test('[E138] a finding in the map itself shows its properties', () => {
	const { editor, session, shown, centers } = watched();
	showTarget(editor, session, {});
	expect([shown, centers]).toEqual([['properties'], []]);
});
