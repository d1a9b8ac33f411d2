import { signal } from '@preact/signals-core';
import { addLayers, addObjects, apply, createLayer, createObject } from '@tilewright/edit';
import type { Vector } from '@tilewright/geometry';
import { expect, test } from 'vitest';
import { editing, emptyMap } from '../../../editor-core/test/support/editing.ts';
import { mapControls } from '../../src/camera/controls.ts';
import { showObject } from '../../src/objects/center-on.ts';

test('[E54] going to an object selects it and brings its middle to that of the view', () => {
	const empty = emptyMap();
	const layered = apply(empty, addLayers(empty, [createLayer(empty, 'objectgroup', { offsetx: 100 })])).doc;
	const far = createObject(layered, { shape: 'rectangle', x: 5000, y: 3000, width: 20, height: 10 });
	const { editor, session } = editing(apply(layered, addObjects(layered, 1, [far])).doc);
	const centers: Vector[] = [];
	mapControls(editor).value = {
		zoomBy: () => {},
		zoomTo: () => {},
		screenAt: () => undefined,
		fit: () => {},
		reveal: () => {},
		shown: signal({ x: 0, y: 0, width: 64, height: 48 }),
		scale: signal(1),
		centerOn: (point) => centers.push(point),
	};
	showObject(editor, session, far.id);
	expect(session.selectedObjects.value).toEqual([far.id]);
	expect(centers).toEqual([{ x: 5110, y: 3005 }]);
	showObject(editor, session, 99);
	expect(centers).toHaveLength(1);
});
