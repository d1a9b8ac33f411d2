import { runAction } from '@tilewright/editor-core/commands/run.ts';
import type { TileMap } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import { afterEach, expect, test, vi } from 'vitest';
import { layerOf, mapOf } from '../../../../edit/test/support/drawn.ts';
import { mapOfObjects } from '../../../../editor-canvas/test/support/pointing.ts';
import { editing } from '../../../test/support/editing.ts';

afterEach(() => {
	vi.unstubAllGlobals();
});

/** A clipboard of the system with a text; it can refuse like a browser without permission. */
function systemClipboard(initial = '', refuses = false) {
	const clipboard = { text: initial };
	const refused = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
	vi.stubGlobal('navigator', {
		clipboard: {
			readText: () => (refuses ? refused() : Promise.resolve(clipboard.text)),
			writeText: (text: string) => {
				if (refuses) return refused();
				clipboard.text = text;
				return Promise.resolve();
			},
		},
	});
	return clipboard;
}

const ROOM = (): TileMap => mapOf(layerOf('12\n34'));

/** An editor in which everything was selected and copied. */
async function copied(map: TileMap) {
	const edited = editing(map);
	edited.session.selectLayer(1);
	await runAction(edited.editor, 'SelectAll');
	await runAction(edited.editor, 'Copy');
	return edited;
}

test('[E30] a copy is TMX text on the clipboard of the system', async () => {
	const clipboard = systemClipboard();
	await copied(ROOM());
	expect(clipboard.text).toMatch(/^<\?xml/);
	expect(read(clipboard.text).doc).toMatchObject({ type: 'map', width: 2, height: 2 });
});

test.each(['xml', 'json'] as const)('[E30] a map as text from elsewhere is pasted: %s', async (syntax) => {
	const text = new TextDecoder().decode(write(ROOM(), { syntax }));
	systemClipboard(`\n${text.replaceAll('\n', '\r\n')}`);
	const { editor } = editing(ROOM());
	await runAction(editor, 'Paste');
	expect(editor.stamp.value[0]?.clip).toMatchObject({ width: 2, height: 2, layers: [{ type: 'tilelayer' }] });
	expect(editor.toolIds.value['tilelayer']).toBe('StampTool');
});

test('[E30] other text on the clipboard is not pasted, even if something was copied here before', async () => {
	const clipboard = systemClipboard();
	const { editor } = await copied(ROOM());
	clipboard.text = 'a shopping list';
	await runAction(editor, 'Paste');
	expect(editor.stamp.value).toEqual([]);
	expect(editor.status.value).toBe('There are no tiles or objects on the clipboard.');
});

test('[E30] without permission, copying and pasting work in this editor, and it says so', async () => {
	systemClipboard('', true);
	const { editor } = await copied(ROOM());
	expect(editor.status.value).toContain('only in this editor');
	await runAction(editor, 'Paste');
	expect(editor.stamp.value[0]?.clip).toMatchObject({ width: 2, height: 2 });
	expect(editor.status.value).toContain('Pasted what was copied in this editor');
	const other = editing(mapOfObjects([])).editor;
	await runAction(other, 'Paste');
	expect(other.status.value).toContain('Allow it in the settings');
});

test('[E30] a clip whose ends of lines another system has changed is still known, with its files', async () => {
	const clipboard = systemClipboard();
	const { editor } = await copied(ROOM());
	clipboard.text = clipboard.text.replaceAll('\n', '\r\n');
	await runAction(editor, 'Paste');
	expect(editor.stamp.value[0]?.files).toBeDefined();
});

test('[E35] references are right in another folder, also if another page copied', async () => {
	systemClipboard();
	const { session, editor } = editing({ ...ROOM(), tilesets: [{ firstgid: 1, source: '../tilesets/ground.tsj' }] });
	session.path.value = '/maps/a name?>.tmj';
	session.selectLayer(1);
	await runAction(editor, 'SelectAll');
	await runAction(editor, 'Copy');
	const other = editing(ROOM());
	other.session.path.value = '/levels/one/b.tmj';
	await runAction(other.editor, 'PasteInPlace');
	expect(other.session.map.value.tilesets.at(-1)).toEqual({ firstgid: 5, source: '../../tilesets/ground.tsj' });
});

test('[E30] a map is pasted even if what the text says about its path is broken', async () => {
	const text = new TextDecoder().decode(write(ROOM(), { syntax: 'xml' }));
	systemClipboard(`${text}<?copied from=%zz?>`);
	const { editor } = editing(ROOM());
	await runAction(editor, 'Paste');
	expect(editor.stamp.value[0]?.clip).toMatchObject({ width: 2, height: 2 });
});
