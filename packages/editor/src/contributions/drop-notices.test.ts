import { addLayers, createLayer } from '@tilewright/edit';
import { expect, test } from 'vitest';
import { editing, emptyMap } from '../../test/support/editing.ts';
import { dropNotices } from './drop-notices.ts';

test('a message goes when the user goes on: with a change, another tool, another map', () => {
	const { editor, session } = editing(emptyMap());
	const stop = dropNotices(editor);
	const goesBy = (goOn: () => void): boolean => {
		editor.notify('The layer is locked.');
		goOn();
		return editor.status.value === '';
	};
	expect(goesBy(() => {})).toBe(false);
	expect(goesBy(() => session.do('Add Layer', addLayers(session.map.value, [createLayer(session.map.value, 'tilelayer')])))).toBe(true);
	expect(
		goesBy(() => {
			editor.toolIds.value = { tilelayer: 'EraserTool' };
		}),
	).toBe(true);
	expect(goesBy(() => editor.close(session))).toBe(true);
	stop();
});
