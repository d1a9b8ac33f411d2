import { createObject, createTileset, createWorld, setFields } from '@tilewright/edit';
import type { Template } from '@tilewright/format';
import { write } from '@tilewright/format';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { openDatabase } from '../../src/recovery/database.ts';
import { draftsOf } from '../../src/recovery/drafts.ts';
import { record } from '../../src/recovery/record.ts';
import { repeat, sessionOfDraft, stepsOf } from '../../src/recovery/restore.ts';
import { createNewMap, FIRST_MAP } from '../../src/session/create-new-map.ts';
import { openDocument } from '../../src/session/open-document.ts';
import type { Session } from '../../src/session/session.ts';

const NAME = 'tilewright-test-documents';
let db: Awaited<ReturnType<typeof openDatabase>>;

beforeEach(async () => {
	await deleteDB(NAME);
	db = await openDatabase(NAME);
});
afterEach(() => db.close());

const failing = (error: unknown): never => {
	throw error;
};

const tileset = createTileset({ name: 'ground', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 32, imageheight: 32 });
const world = createWorld({ maps: [{ fileName: 'a.tmj', x: 0, y: 0, width: 32, height: 32 }] });
const template: Template = { type: 'template', object: createObject(createNewMap(FIRST_MAP), { shape: 'point', x: 0, y: 0 }) };
const files = () => memoryFiles('test', { '/a.tsj': write(tileset), '/a.world': write(world), '/a.tj': write(template) });

async function open(path: string): Promise<Session> {
	const opened = await openDocument(files(), path);
	if ('failed' in opened) throw new Error(opened.failed[0]?.message);
	return opened.session;
}

/** The only draft, restored. */
async function restored(): Promise<Session | undefined> {
	const [draft] = await draftsOf(db, () => false);
	const started = draft && (await sessionOfDraft(draft, files()));
	if (draft === undefined || started === undefined || 'failed' in started) return undefined;
	return repeat(started.session, await stepsOf(db, draft)) ? started.session : undefined;
}

test.each([
	['/a.tsj', { name: 'earth' }],
	['/a.world', { onlyShowAdjacentMaps: true }],
	['/a.tj', { tileset: { firstgid: 1, source: 'a.tsj' } }],
])('unsaved changes of %s are restored, and can be undone [E133]', async (path, fields) => {
	const session = await open(path);
	const recorder = record(session, Promise.resolve(db), 'page', failing, 0);
	session.do('Change', setFields(session.doc.value, [], fields));
	await recorder.flush();
	const again = await restored();
	expect(again?.kind).toBe(session.kind);
	expect(again?.doc.value).toEqual(session.doc.value);
	expect(again?.modified.value).toBe(true);
	again?.undo();
	expect(again?.doc.value).not.toMatchObject(fields);
});

test('the draft of a map that an older version of the app stored is read', async () => {
	const map = createNewMap(FIRST_MAP);
	const form = { syntax: 'json', wrapped: false, layout: { options: {}, crlf: false } } as const;
	const facts = { page: 'old', root: 'memory test', rootName: 'test', path: '/new.tmj', hasFile: false, form, time: 1 };
	await db.put('drafts', { schema: 1, ...facts, base: { map } }, 'old 1');
	const again = await restored();
	expect(again?.kind).toBe('map');
	expect(again?.doc.value).toEqual(map);
	expect(again?.modified.value).toBe(true);
});
