import { createObject, createTemplate, partOf } from '@tilewright/edit';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { chooseTemplate, templatesAtHand } from '@tilewright/editor-core/session/templates.ts';
import { read, write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { mapOfObjects } from '../../../../editor-canvas/test/support/pointing.ts';
import { editing } from '../../../test/support/editing.ts';
import { dialogs } from '../../page/ask.ts';
import { askToSaveTemplate } from './templates.tsx';
import { replaceObjectsWithTemplate, resetInstances, saveAsTemplate } from './use-templates.ts';

const chest = createTemplate(createObject({ nextobjectid: 1 }, { shape: 'rectangle', x: 0, y: 0, width: 16, height: 12, name: 'Chest' }));
const FILES = { '/templates/chest.tj': write(chest), '/templates/chest.tx': write(chest, { syntax: 'xml' }) };

const twoObjects = () =>
	mapOfObjects([
		{ shape: 'rectangle', x: 10, y: 20, width: 5, height: 5, name: 'Old', rotation: 45 },
		{ shape: 'template', x: 30, y: 40, template: 'templates/chest.tj', name: 'Mine', width: 50 },
	]);

test('[E63] an object is written as a template in JSON or XML, and becomes an instance of it in one step', async () => {
	for (const path of ['/things/old.tj', '/things/old.tx']) {
		const { session } = editing(twoObjects());
		expect(await saveAsTemplate(session, 1, path, 'nothing')).toHaveProperty('version');
		const content = await session.files.read(path);
		if (!('bytes' in content)) throw new TypeError('The template was not written.');
		const { doc, source } = read(content.bytes);
		expect(source.syntax).toBe(path.endsWith('x') ? 'xml' : 'json');
		expect(doc).toMatchObject({ type: 'template', object: { name: 'Old', width: 5, rotation: 45 } });
		expect(doc).not.toHaveProperty('object.x');
		expect(partOf(session.map.value, [{ object: 1 }])).toMatchObject({ id: 1, x: 10, y: 20, template: path.slice(1) });
		expect(session.history.steps.map(({ name }) => name)).toEqual(['Save As Template']);
		session.undo();
		expect(session.map.value).toEqual(twoObjects());
	}
});

test('[E63] a template never replaces a file that was not expected', async () => {
	const { session } = editing(twoObjects(), FILES);
	expect(await saveAsTemplate(session, 1, '/templates/chest.tj', 'nothing')).toHaveProperty('conflict');
	expect(session.history.steps).toEqual([]);
});

test('[E63] an object that cannot be a template is refused before a file is asked for', async () => {
	const { editor, session } = editing(mapOfObjects([{ shape: 'tile', gid: 7, x: 0, y: 0, width: 16, height: 16 }]));
	await askToSaveTemplate(editor, session, 1);
	expect(editor.failures.value.map(({ message }) => message)).toEqual([expect.stringContaining('its tile belongs to no tileset')]);
	expect(dialogs(editor).value).toEqual([]);
});

test('[E66] objects are replaced with a template: they keep their ids and positions only', async () => {
	const { session } = editing(twoObjects(), FILES);
	expect(await replaceObjectsWithTemplate(session, [1, 2], '/templates/chest.tx')).toBeUndefined();
	for (const id of [1, 2]) expect(partOf(session.map.value, [{ object: id }])).toMatchObject({ id, template: 'templates/chest.tx' });
	expect(partOf(session.map.value, [{ object: 1 }])).not.toHaveProperty('rotation');
	expect(session.history.steps.map(({ name }) => name)).toEqual(['Replace 2 Objects With Template']);
	expect(await replaceObjectsWithTemplate(session, [1], '/templates/none.tx')).toContain('cannot be read');
});

test('[E65] resetting takes back all overrides of instances, and leaves other objects alone', () => {
	const { session } = editing(twoObjects(), FILES);
	resetInstances(session, [1, 2]);
	const instance = partOf(session.map.value, [{ object: 2 }]);
	expect(instance).toMatchObject({ id: 2, x: 30, y: 40, template: 'templates/chest.tj' });
	expect(instance).not.toHaveProperty('width');
	expect(partOf(session.map.value, [{ object: 1 }])).toMatchObject({ name: 'Old' });
});

test('[E54] actions that the selected objects do not allow are dimmed', async () => {
	const { editor, session } = editing(twoObjects(), FILES);
	const enabled = (id: string): boolean | undefined => editor.commands.value.get(id)?.isEnabled();
	session.selectedObjects.value = [1];
	expect([enabled('SaveAsTemplate'), enabled('ResetTemplateInstances')]).toEqual([true, false]);
	session.selectedObjects.value = [2];
	expect([enabled('SaveAsTemplate'), enabled('ResetTemplateInstances')]).toEqual([false, true]);
	await runAction(editor, 'ResetTemplateInstances');
	expect(session.history.steps.map(({ name }) => name)).toEqual(['Reset Template Instance']);
});

test('the templates that were chosen last are at hand, then those that the map uses', () => {
	const { session } = editing(twoObjects(), FILES);
	expect(templatesAtHand(session)).toEqual(['/templates/chest.tj']);
	chooseTemplate(session, '/templates/chest.tx');
	expect(templatesAtHand(session)).toEqual(['/templates/chest.tx', '/templates/chest.tj']);
});
