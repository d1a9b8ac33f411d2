import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { createEditor } from '@tilewright/editor-core/editor/editor.ts';
import { loadPreferences } from '@tilewright/editor-core/editor/preferences.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { targetsOf } from '@tilewright/ops';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pngOf } from '../../../../editor-core/test/support/open-documents.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { dialogs } from '../../page/ask.ts';
import { Dialogs } from '../../ui/dialogs.tsx';
import { newTileset } from './new-tileset.tsx';
import { NewTileset } from './new-tileset-dialog.tsx';

test('[E86] nothing is said to be wrong with the file before an image is chosen, but afterwards', async () => {
	const { editor, session } = editing(emptyMap(), { '/art/rocks.png': pngOf(48, 32) });
	mount(editor, <NewTileset session={session} files={session.files} onClose={() => {}} />);
	const file = page.getByLabelText('File of the tileset');
	await expect.element(file).toHaveValue('');
	const wrong = page.getByText('Type a file name that ends with');
	await expect.element(wrong).not.toBeInTheDocument();
	await page.getByLabelText('Image', { exact: true }).selectOptions('art/rocks.png');
	await expect.element(file).toHaveValue('art/rocks.tsj');
	await file.fill('');
	await expect.element(wrong).toBeVisible();
});

test('[E86] a collection is made of images that the user chooses, in a file named after their folder or as the user says', async () => {
	const { editor, session } = editing(emptyMap(), { '/art/trees/oak.png': pngOf(48, 64), '/art/trees/fir.png': pngOf(32, 48) });
	let isClosed = false;
	mount(editor, <NewTileset session={session} files={session.files} onClose={() => (isClosed = true)} />);
	const create = page.getByRole('button', { name: 'Create' });
	await expect.element(create).toBeDisabled();
	await page.getByLabelText('Type').selectOptions('Collection of Images');
	await expect.element(page.getByLabelText('Tile width')).not.toBeInTheDocument();
	await page.getByRole('button', { name: 'Choose Images' }).click();
	await expect.poll(() => dialogs(editor).value.length).toBe(1);
	const { onClose } = { onClose: (_: readonly string[]) => {}, ...dialogs(editor).value[0]?.content.props };
	onClose(['/art/trees/oak.png', '/art/trees/fir.png']);
	await expect.element(page.getByText('2 tiles')).toBeVisible();
	await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('trees');
	const file = page.getByLabelText('File of the tileset');
	await expect.element(file).toHaveValue('art/trees/trees.tsj');
	await file.fill('art/trees.png');
	await expect.element(create).toBeDisabled();
	await file.fill('art/trees');
	await expect.element(create).toBeEnabled();
	await file.fill('art/trees.tsx');
	await create.click();
	await expect.poll(() => isClosed).toBe(true);
	expect(session.map.value.tilesets).toEqual([{ firstgid: 1, source: 'art/trees.tsx' }]);
});

const asPng = async (): Promise<Uint8Array> => {
	const canvas = new OffscreenCanvas(48, 32);
	canvas.getContext('2d')?.fillRect(0, 0, 48, 32);
	return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
};

/** An editor without a document, whose dialogs are shown. */
function withoutMap(files: Files): Editor {
	const editor = createEditor(files, loadPreferences(localStorage));
	mount(editor, <Dialogs />);
	return editor;
}

test('[E153] [E86] without a map, a new tileset is written to its file, and opens', async () => {
	const files: Files = { ...memoryFiles('game', { '/art/rocks.png': await asPng() }), kind: 'folder' };
	const editor = withoutMap(files);
	const done = newTileset(editor, [], editor.currentMap.value);
	await page.getByLabelText('Type').selectOptions('Based on Tileset Image');
	await page.getByLabelText('Image', { exact: true }).selectOptions('art/rocks.png');
	await expect.element(page.getByText('1 tile: 1 in a row, 1 row')).toBeVisible();
	await expect.element(page.getByLabelText('Embed in map')).not.toBeInTheDocument();
	await page.getByRole('spinbutton', { name: 'Tile width' }).fill('16');
	await userEvent.keyboard('{Tab}');
	await page.getByRole('button', { name: 'Create' }).click();
	await done;
	expect(editor.current.value).toMatchObject({ kind: 'tileset', path: { value: '/art/rocks.tsj' }, hasFile: { value: true } });
	expect(editor.current.value?.doc.value).toMatchObject({ name: 'rocks', image: 'rocks.png', columns: 3, tilecount: 3 });
	expect(await files.read('/art/rocks.tsj')).toHaveProperty('bytes');
});

test('[E153] [E87] a new tileset of images in memory is written when it is saved', async () => {
	const editor = withoutMap(memoryFiles('', { '/rocks.png': await asPng() }));
	const done = newTileset(editor, ['/rocks.png'], editor.currentMap.value);
	await expect.element(page.getByText('1 tile: 1 in a row, 1 row')).toBeVisible();
	await page.getByRole('button', { name: 'Create' }).click();
	await done;
	expect(editor.current.value).toMatchObject({ kind: 'tileset', path: { value: '/rocks.tsj' }, hasFile: { value: false } });
	expect(editor.current.value?.doc.value).toMatchObject({ name: 'rocks', image: 'rocks.png', tilewidth: 32 });
	const graph = editor.current.value?.graph.value;
	expect(graph && targetsOf(graph, '/rocks.tsj').pathOf('rocks.png')).toBe('/rocks.png');
});
