import { changeCells } from '@tilewright/edit';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { database } from '@tilewright/editor-core/recovery/database.ts';
import { draftsOf, forgetDraft } from '@tilewright/editor-core/recovery/drafts.ts';
import { record } from '@tilewright/editor-core/recovery/record.ts';
import { createNewMap, FIRST_MAP } from '@tilewright/editor-core/session/create-new-map.ts';
import { startMap } from '@tilewright/editor-core/session/open-document.ts';
import { saveDocument } from '@tilewright/editor-core/session/save-document.ts';
import { expect, onTestFinished, test } from 'vitest';
import { recordSessions } from '../../../../editor-core/test/support/record-sessions.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { restoreDrafts } from './restore-drafts.ts';

test('[E133] changes that another tab has restored or discarded are not said to be restored', async () => {
	const db = await database();
	const form = { syntax: 'json', wrapped: false, layout: { options: {}, crlf: false } } as const;
	const facts = { page: 'old', root: 'memory test', rootName: 'test', path: '/new.tmj', hasFile: false, form, time: 1 };
	await db.put('drafts', { schema: 1, ...facts, base: { map: createNewMap(FIRST_MAP) } }, 'old 1');
	onTestFinished(() => forgetDraft(db, 'old 1'));
	const drafts = await draftsOf(db, (page) => page !== 'old');
	const { editor } = editing(emptyMap());
	recordSessions(editor);
	await forgetDraft(db, 'old 1');
	await restoreDrafts(editor, drafts);
	expect(editor.sessions.value.map(({ path }) => path.value)).toEqual(['/a.tmj']);
	expect(editor.failures.value).toMatchObject([{ details: expect.stringContaining('Another browser tab') }]);
	await db.put('drafts', { schema: 1, ...facts, base: { map: createNewMap(FIRST_MAP) } }, 'old 1');
	await restoreDrafts(editor, drafts);
	expect(editor.sessions.value.map(({ path }) => path.value)).toEqual(['/a.tmj', '/new.tmj']);
});

/** Files behind a command, which keep their versions when the page ends. */
const served = () => ({ ...memoryFiles('test'), kind: 'served' as const });

test.each(['at once', 'later'] as const)(
	'[E133] a draft goes when what was restored is stored again, which is recorded %s',
	async (when) => {
		const db = await database();
		const files = served();
		const session = startMap(files, '/a.tmj', createNewMap({ ...FIRST_MAP, width: 8, height: 4 }));
		await saveDocument(session);
		const recorder = record(session, database(), 'old', (error) => expect.unreachable(String(error)), 0);
		session.do(
			'Paint',
			changeCells(session.map.value, 1, (cells) => cells.set(1, 0, 5)),
		);
		await recorder.flush();
		await expect.poll(async () => (await draftsOf(db, (page) => page !== 'old'))[0]?.draft.base).toHaveProperty('bytes');
		const drafts = await draftsOf(db, (page) => page !== 'old');
		const id = drafts[0]?.id ?? '';
		onTestFinished(() => forgetDraft(db, id));
		// Another program changes the file, so that only the draft knows the old content.
		await files.write('/a.tmj', new TextEncoder().encode('{}'), 'anything');
		const { editor } = editing(emptyMap());
		editor.files.value = files;
		const isKept = async (): Promise<boolean> => (await db.getKey('drafts', id)) !== undefined;
		if (when === 'at once') recordSessions(editor);
		const restoring = restoreDrafts(editor, drafts);
		await expect.poll(() => editor.sessions.value.length).toBe(2);
		if (when === 'later') {
			expect(await isKept()).toBe(true);
			recordSessions(editor);
		}
		await restoring;
		expect(await isKept()).toBe(false);
		const again = (await draftsOf(db, () => false)).find(({ draft }) => draft.root === 'served test');
		// A change that was not recorded is stored with the document.
		if (when === 'later') expect(again?.draft.base).toHaveProperty('doc');
		else expect(again?.draft.base).toEqual(drafts[0]?.draft.base);
		expect(editor.currentMap.value?.map.value).toEqual(session.map.value);
	},
);

test('[E133] changes that begin with a file that is another one now are not made, and the user is told why', async () => {
	const db = await database();
	const files = served();
	await files.write('/a.tmj', new TextEncoder().encode('{}'), 'anything');
	const form = { syntax: 'json', wrapped: false, layout: { options: {}, crlf: false } } as const;
	const facts = { page: 'old', root: 'served test', rootName: 'test', path: '/a.tmj', hasFile: true, version: 'another', form, time: 1 };
	await db.put('drafts', { schema: 3, ...facts, base: 'file' }, 'old 1');
	onTestFinished(() => forgetDraft(db, 'old 1'));
	const { editor } = editing(emptyMap());
	editor.files.value = files;
	await restoreDrafts(editor, await draftsOf(db, (page) => page !== 'old'));
	expect(editor.sessions.value).toHaveLength(1);
	expect(editor.failures.value).toMatchObject([
		{ details: expect.stringContaining('The file is no longer the version that they are based on') },
	]);
	expect(await db.getKey('drafts', 'old 1')).toBe('old 1');
});
