import { database } from '@tilewright/editor-core/recovery/database.ts';
import { forgetDraft } from '@tilewright/editor-core/recovery/drafts.ts';
import { lockOf, openPages } from '@tilewright/editor-core/recovery/page-lock.ts';
import { createNewMap, FIRST_MAP } from '@tilewright/editor-core/session/create-new-map.ts';
import { expect, onTestFinished, test } from 'vitest';
import { recordSessions } from '../../../../editor-core/test/support/record-sessions.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { barsOf } from '../../contributions/bar.ts';
import { offerRestore } from './offer-restore.ts';

/** Makes the state that a page that is gone has left: the unsaved changes of a map that has no file yet. */
async function leftBy(page: string) {
	const db = await database();
	const id = `${page} 1`;
	const form = { syntax: 'json', wrapped: false, layout: { options: {}, crlf: false } } as const;
	const facts = { page, root: 'memory test', rootName: 'test', path: `/${page}.tmj`, hasFile: false, form, time: 1 };
	await db.put('drafts', { schema: 2, ...facts, base: { doc: createNewMap(FIRST_MAP) } }, id);
	onTestFinished(() => forgetDraft(db, id));
	return { isKept: async () => (await db.getKey('drafts', id)) !== undefined };
}

const isTaken = async (page: string): Promise<boolean> => (await openPages())(page);

/** Lets an editor offer the remaining drafts. */
async function offering() {
	const { editor } = editing(emptyMap());
	recordSessions(editor);
	await offerRestore(editor);
	const bar = () => barsOf(editor).find(({ id }) => id === 'restore');
	return {
		editor,
		bar,
		async answer(words: string) {
			await bar()
				?.answers.find(({ text }) => text === words)
				?.run();
		},
	};
}

test('[E133] the drafts that a page left are offered by one other page at a time, until that has an answer', async () => {
	const { isKept } = await leftBy('closed');
	const first = await offering();
	expect(first.bar()?.details).toEqual(['closed.tmj']);
	// So other pages leave it alone.
	expect(await isTaken('closed')).toBe(true);
	await first.answer('Restore');
	expect(first.editor.sessions.value.map(({ path }) => path.value)).toEqual(['/a.tmj', '/closed.tmj']);
	await expect.poll(() => isTaken('closed')).toBe(false);
	expect(await isKept()).toBe(false);
	expect((await offering()).bar()).toBeUndefined();
});

test('[E133] a page offers it once; if the user closes the bar, another page can', async () => {
	const { isKept } = await leftBy('crashed');
	const { bar, editor } = await offering();
	expect(bar()).toBeDefined();
	bar()?.onDismiss?.();
	await expect.poll(() => isTaken('crashed')).toBe(false);
	const again = await offering();
	expect(again.bar()).toBeUndefined();
	expect(await isKept()).toBe(true);
	expect(editor.sessions.value).toHaveLength(1);
});

test('[E133] discarded drafts are gone', async () => {
	const { isKept } = await leftBy('unwanted');
	const { answer } = await offering();
	await answer('Discard');
	expect(await isKept()).toBe(false);
	await expect.poll(() => isTaken('unwanted')).toBe(false);
});

test.each(['Restore', 'Discard'])('[E133] %s keeps the draft of a page to which the user has gone back in the meantime', async (words) => {
	const page = `back for ${words}`;
	const { isKept } = await leftBy(page);
	const { editor, answer } = await offering();
	let leave = (): void => {};
	const back = navigator.locks.request(lockOf(page), () => new Promise<void>((resolve) => (leave = resolve)));
	await expect.poll(async () => (await navigator.locks.query()).pending?.some(({ name }) => name === lockOf(page))).toBe(true);
	await answer(words);
	expect(editor.sessions.value).toHaveLength(1);
	expect(await isKept()).toBe(true);
	expect(editor.failures.value).toEqual([]);
	await expect.poll(() => isTaken(page)).toBe(true);
	leave();
	await back;
});

test('[E133] nothing is offered of a page that is open', async () => {
	await leftBy('open');
	let close = (): void => {};
	const open = navigator.locks.request(lockOf('open'), () => new Promise<void>((resolve) => (close = resolve)));
	expect((await offering()).bar()).toBeUndefined();
	close();
	await open;
	// The user comes back to this page after the other one was closed.
	expect((await offering()).bar()?.details).toEqual(['open.tmj']);
});
