import { cellAt } from '@tilewright/format';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { openDatabase } from '../../src/recovery/database.ts';
import { draftsOf } from '../../src/recovery/drafts.ts';
import { repeat, sessionOfDraft, stepsOf } from '../../src/recovery/restore.ts';
import { DRAFT_OF_SCHEMA_1, DRAFT_WITH_MAP_OF_SCHEMA_1 } from './fixtures/draft-of-schema-1.ts';

const NAME = 'tilewright-test-schemas';

beforeEach(() => deleteDB(NAME));

/** Stores records as another version of the app did, whatever they are. */
async function stored(id: string, draft: unknown, steps: readonly unknown[]): Promise<void> {
	(await openDatabase(NAME)).close();
	const db = await openDB(NAME);
	await db.put('drafts', draft, id);
	for (const [at, step] of steps.entries()) await db.put('steps', step, [id, at + 1]);
	db.close();
}

test.each([
	['the content of a file', DRAFT_OF_SCHEMA_1],
	['a map', DRAFT_WITH_MAP_OF_SCHEMA_1],
])('a draft of schema 1 that begins with %s is restored, and its steps can be undone', async (_, { id, draft, steps }) => {
	await stored(id, draft, steps);
	const db = await openDatabase(NAME);
	const [found] = await draftsOf(db, () => false);
	if (found === undefined) throw new Error('The draft was not found.');
	const started = await sessionOfDraft(found, memoryFiles('test'));
	if ('failed' in started || started.session.kind !== 'map') throw new Error('The draft could not be read.');
	const { session } = started;
	expect(repeat(session, await stepsOf(db, found))).toBe(true);
	const [layer] = session.map.value.layers;
	expect(layer?.type === 'tilelayer' && cellAt(layer, 0, 0)).toBe(9);
	expect(session.map.value.renderorder).toBe('left-up');
	expect(session.modified.value).toBe(true);
	session.undo();
	session.undo();
	const [before] = session.map.value.layers;
	expect(before?.type === 'tilelayer' && cellAt(before, 0, 0)).toBe(3);
	expect(session.map.value.renderorder).toBe('right-down');
	db.close();
});

test('a draft of a later version is not offered, and stays', async () => {
	const later = { ...DRAFT_OF_SCHEMA_1.draft, schema: 99, base: { somethingElse: true } };
	await stored('f00d 3', later, [{ of: 'a later version' }]);
	const db = await openDatabase(NAME);
	expect(await draftsOf(db, () => false)).toEqual([]);
	expect(await db.get('drafts', 'f00d 3')).toEqual(later);
	expect(await db.count('steps')).toBe(1);
	db.close();
});
