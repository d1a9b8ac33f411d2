import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { behind } from '@tilewright/editor-core/documents/front.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyMap } from '../../test/support/editing.ts';
import { settled, wholePage } from '../../test/support/whole-page.tsx';
import { openPath } from '../opening/open-path.ts';

/** Presses on an element and lets go, before the page draws its next frame. */
function clickAtOnce(element: Element): void {
	const init: PointerEventInit = { bubbles: true, cancelable: true, composed: true, button: 0, pointerType: 'mouse', isPrimary: true };
	element.dispatchEvent(new PointerEvent('pointerdown', { ...init, buttons: 1 }));
	element.dispatchEvent(new PointerEvent('pointerup', init));
	element.dispatchEvent(new PointerEvent('click', init));
}

const tabOf = (name: string): Element => {
	const found = [...document.querySelectorAll('.map-tab')].find(({ textContent }) => textContent === name);
	if (found === undefined) throw new Error(`There is no tab ${name}.`);
	return found;
};

test('[E134] the tab of a file that cannot be written has a lock, until it is written', async () => {
	const editor = await wholePage();
	const files = memoryFiles('game', { '/sea.tmj': write(emptyMap()) });
	let isLocked = true;
	editor.files.value = {
		...files,
		read: async (path) => {
			const read = await files.read(path);
			return 'bytes' in read ? { ...read, isReadOnly: isLocked } : read;
		},
		write: (...to) => (isLocked ? Promise.resolve({ refused: 'forbidden', why: 'permission denied' }) : files.write(...to)),
	};
	await openPath(editor, '/sea.tmj');
	const locked = page.getByRole('tab', { name: /^sea\.tmj.*, read-only$/ });
	const marks = () => document.querySelectorAll('.map-tab .lucide-lock').length;
	await expect.element(locked).toBeVisible();
	expect(marks()).toBe(1);
	await runAction(editor, 'AddTileLayer');
	await runAction(editor, 'Save');
	expect(editor.failures.value).toMatchObject([{ message: expect.stringContaining('sea.tmj'), details: 'permission denied' }]);
	isLocked = false;
	await runAction(editor, 'Save');
	await expect.element(locked).not.toBeInTheDocument();
	expect(marks()).toBe(0);
	isLocked = true;
	await runAction(editor, 'Reload');
	await expect.element(locked).toBeVisible();
});

test('tabs of files with the same name show their folders, too, for as long as both are open', async () => {
	const editor = await wholePage();
	const map = write(emptyMap());
	editor.files.value = memoryFiles('game', { '/sea/map.tmj': map, '/town/map.tmj': map });
	for (const session of editor.sessions.value) editor.close(session);
	await openPath(editor, '/sea/map.tmj');
	await expect.element(page.getByRole('tab', { name: /^map\.tmj/ })).toBeVisible();
	await openPath(editor, '/town/map.tmj');
	await expect.element(page.getByRole('tab', { name: /^sea\/map\.tmj/ })).toBeVisible();
	await expect.element(page.getByRole('tab', { name: /^town\/map\.tmj/ })).toBeVisible();
	const [sea] = editor.sessions.value;
	if (sea !== undefined) editor.close(sea);
	await expect.element(page.getByRole('tab', { name: /^map\.tmj/ })).toBeVisible();
	expect(document.querySelector('.map-tab')?.textContent).toBe('map.tmj');
});

test('tabs of documents are moved by dragging; the keys that go from tab to tab follow', async () => {
	const editor = await wholePage();
	const map = write(emptyMap());
	editor.files.value = memoryFiles('game', { '/sea.tmj': map, '/land.tmj': map, '/sky.tmj': map });
	for (const session of editor.sessions.value) editor.close(session);
	await openPath(editor, '/sea.tmj');
	await openPath(editor, '/land.tmj');
	await openPath(editor, '/sky.tmj');
	const order = () => editor.sessions.value.map(({ path }) => path.value).join(' ');
	await expect.poll(order).toBe('/sea.tmj /land.tmj /sky.tmj');
	const tab = (name: string) => page.getByRole('tab', { name, exact: true });
	await userEvent.dragAndDrop(tab('sky.tmj'), tab('sea.tmj'), { targetPosition: { x: 4, y: 10 } });
	await expect.poll(order).toBe('/sky.tmj /sea.tmj /land.tmj');
	await runAction(editor, 'NextDocument');
	expect(editor.current.value?.path.value).toBe('/sea.tmj');
	await runAction(editor, 'PreviousDocument');
	await runAction(editor, 'PreviousDocument');
	expect(editor.current.value?.path.value).toBe('/land.tmj');
});

test('keys that follow the click on a tab at once go to its document', async () => {
	const editor = await wholePage();
	const map = write(emptyMap());
	editor.files.value = memoryFiles('game', { '/sea.tmj': map, '/land.tmj': map });
	const sea = await openPath(editor, '/sea.tmj');
	await runAction(editor, 'AddTileLayer');
	await openPath(editor, '/land.tmj');
	await settled();
	expect(editor.current.value?.path.value).toBe('/land.tmj');
	expect(sea?.modified.value).toBe(true);
	clickAtOnce(tabOf('sea.tmj'));
	document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', code: 'KeyZ', ctrlKey: true, bubbles: true, cancelable: true }));
	expect(editor.current.value?.path.value).toBe('/sea.tmj');
	expect(sea?.modified.value).toBe(false);
});

test('a document that is opened behind another one leaves that in front, also when the user went there while it was read', async () => {
	const editor = await wholePage();
	const map = write(emptyMap());
	editor.files.value = memoryFiles('game', { '/sea.tmj': map, '/land.tmj': map, '/sky.tmj': map });
	await openPath(editor, '/sea.tmj');
	await settled();
	const front = behind(editor);
	await openPath(editor, '/land.tmj', editor.files.value, front);
	await openPath(editor, '/sky.tmj', editor.files.value, front);
	await settled();
	expect(editor.sessions.value.map(({ path }) => path.value).slice(-3)).toEqual(['/sea.tmj', '/land.tmj', '/sky.tmj']);
	expect(editor.current.value?.path.value).toBe('/sea.tmj');
	await expect.element(page.getByRole('tab', { name: 'sea.tmj', exact: true })).toHaveAttribute('aria-selected', 'true');
	await expect.element(page.getByRole('application', { name: '/sea.tmj' })).toBeVisible();
	clickAtOnce(tabOf('sky.tmj'));
	await expect.element(page.getByRole('application', { name: '/sky.tmj' })).toBeVisible();
});
