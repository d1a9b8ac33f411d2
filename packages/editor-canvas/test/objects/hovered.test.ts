import { expect, test } from 'vitest';
import { editing } from '../../../editor-core/test/support/editing.ts';
import { hoveredObject } from '../../src/objects/hovered.ts';
import { mapOfObjects } from '../support/pointing.ts';

test('[E144] the object under the pointer is found if its name or outline shall be shown', () => {
	const { editor, session } = editing(mapOfObjects([{ shape: 'rectangle', x: 10, y: 10, width: 30, height: 20, name: 'Door' }]));
	const point = (x: number, y: number): void => {
		editor.pointer.value = { cell: { x: 0, y: 0 }, screen: { x, y } };
	};
	expect(hoveredObject(editor, session)).toBeUndefined();
	point(20, 20);
	expect(hoveredObject(editor, session)?.object.name).toBe('Door');
	point(80, 80);
	expect(hoveredObject(editor, session)).toBeUndefined();
	point(20, 20);
	editor.preferences.highlightHovered.value = false;
	expect(hoveredObject(editor, session)).toBeUndefined();
	editor.preferences.nameHovered.value = true;
	expect(hoveredObject(editor, session)?.id).toBe(1);
	session.selectLayer(undefined);
	expect(hoveredObject(editor, session)).toBeUndefined();
});
