import { expect, onTestFinished, test } from 'vitest';
import { database } from '../../src/recovery/database.ts';
import { draftsOf, forgetDraft } from '../../src/recovery/drafts.ts';
import { restoreDrafts } from '../../src/recovery/restore-drafts.ts';
import { createNewMap, FIRST_MAP } from '../../src/session/create-new-map.ts';
import { editing, emptyMap } from '../support/editing.ts';

test('[E133] changes that another tab has restored or discarded are not said to be restored', async () => {
	const db = await database();
	const form = { syntax: 'json', wrapped: false, layout: { options: {}, crlf: false } } as const;
	const facts = { page: 'old', root: 'memory test', rootName: 'test', path: '/new.tmj', hasFile: false, form, time: 1 };
	await db.put('drafts', { schema: 1, ...facts, base: { map: createNewMap(FIRST_MAP) } }, 'old 1');
	onTestFinished(() => forgetDraft(db, 'old 1'));
	const drafts = await draftsOf(db, (page) => page !== 'old');
	const { editor } = editing(emptyMap());
	await forgetDraft(db, 'old 1');
	await restoreDrafts(editor, drafts);
	expect(editor.sessions.value.map(({ path }) => path.value)).toEqual(['/a.tmj']);
	expect(editor.failures.value).toMatchObject([{ details: expect.stringContaining('Another tab') }]);
	await db.put('drafts', { schema: 1, ...facts, base: { map: createNewMap(FIRST_MAP) } }, 'old 1');
	await restoreDrafts(editor, drafts);
	expect(editor.sessions.value.map(({ path }) => path.value)).toEqual(['/a.tmj', '/new.tmj']);
});
