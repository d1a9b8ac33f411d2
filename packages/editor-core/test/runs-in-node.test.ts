import { addLayers, createLayer } from '@tilewright/edit';
import { read } from '@tilewright/format';
import { expect, test } from 'vitest';
import { createEditor } from '../src/editor/editor.ts';
import { loadPreferences } from '../src/editor/preferences.ts';
import { memoryFiles } from '../src/files/memory-files.ts';
import { openDocument } from '../src/session/open-document.ts';
import { saveDocument } from '../src/session/save-document.ts';

/** All modules of the core but those that a worker begins with. */
const modules = import.meta.glob(['../src/**/*.ts', '!../src/*/worker.ts']);

test('every module can be imported without a page', async () => {
	expect(Object.keys(modules).length).toBeGreaterThan(80);
	for (const load of Object.values(modules)) await load();
	expect(globalThis).not.toHaveProperty('document');
});

test('a document is opened, changed and saved without a page', async () => {
	const map = { width: 2, height: 1, tilewidth: 8, tileheight: 8, layers: [], tilesets: [], orientation: 'orthogonal', infinite: false };
	const files = memoryFiles('test', { '/a.tmj': JSON.stringify({ type: 'map', version: '1.10', ...map }) });
	const editor = createEditor(files, loadPreferences({ getItem: () => null, setItem: () => undefined }));
	const opened = await openDocument(files, '/a.tmj');
	if ('failed' in opened || opened.session.kind !== 'map') throw new Error('The map cannot be opened.');
	const { session } = opened;
	editor.open(session);
	const things = createLayer(session.map.value, 'objectgroup', { name: 'things' });
	expect(session.do('Add Layer', addLayers(session.map.value, [things]))).toEqual([]);
	expect(session.modified.value).toBe(true);
	expect(await saveDocument(session)).toHaveProperty('version');
	expect(session.modified.value).toBe(false);
	const saved = await files.read('/a.tmj');
	expect('bytes' in saved && read(saved.bytes).doc).toMatchObject({ layers: [{ type: 'objectgroup', name: 'things' }] });
});
