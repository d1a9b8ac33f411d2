import { createObject, createTemplate } from '@tilewright/edit';
import { selectObjectsTool } from '@tilewright/editor-canvas/tools/objects/select-objects.ts';
import type { Command } from '@tilewright/editor-core/editor/command.ts';
import { write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { mapOfObjects, pointing } from '../../../../editor-canvas/test/support/pointing.ts';
import { loadTemplate } from './use-templates.ts';

test('a double click on an instance opens its template', async () => {
	const door = createTemplate(createObject({ nextobjectid: 1 }, { shape: 'rectangle', x: 0, y: 0, width: 16, height: 32 }));
	const map = mapOfObjects([
		{ shape: 'template', template: 'door.tj', x: 10, y: 10 },
		{ shape: 'rectangle', x: 60, y: 60, width: 20, height: 20 },
	]);
	const on = pointing(selectObjectsTool, map, { '/door.tj': write(door) });
	await loadTemplate(on.session, '/door.tj');
	const opened: (readonly number[])[] = [];
	const command: Command = {
		id: 'EditTemplate',
		text: '',
		kind: 'action',
		defaultKeys: [],
		keys: () => [],
		isEnabled: () => true,
		isOn: () => undefined,
		run: () => void opened.push(on.selected()),
	};
	on.editor.commands.value = new Map([['EditTemplate', command]]);
	on.click(70, 70, { clicks: 2 });
	expect(opened).toEqual([]);
	on.click(15, 20, { clicks: 2 });
	expect(opened).toEqual([[1]]);
});
