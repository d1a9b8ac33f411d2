import { changeCells, rectangle } from '@tilewright/edit';
import { cellAt } from '@tilewright/format';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Files } from '../../src/files/files.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { openDatabase } from '../../src/recovery/database.ts';
import { draftsOf, forgetDraft } from '../../src/recovery/drafts.ts';
import { record } from '../../src/recovery/record.ts';
import { repeat, sessionOfDraft, stepsOf } from '../../src/recovery/restore.ts';
import { createNewMap, FIRST_MAP } from '../../src/session/create-new-map.ts';
import type { MapSession } from '../../src/session/map-session.ts';
import { startMap } from '../../src/session/open-document.ts';
import { saveDocument } from '../../src/session/save-document.ts';
import { openMap } from '../support/open-map.ts';

const NAME = 'tilewright-test';
let db: Awaited<ReturnType<typeof openDatabase>>;

beforeEach(async () => {
	await deleteDB(NAME);
	db = await openDatabase(NAME);
});
afterEach(() => db.close());

const failing = (error: unknown): never => {
	throw error;
};

const recording = (session: MapSession) => record(session, Promise.resolve(db), 'page', failing, 0);

/** Paints one cell, as a part of a stroke. */
const paint = (session: MapSession, x: number, gid: number, merge?: string) =>
	session.do(
		'Paint',
		changeCells(session.map.value, 1, (cells) => cells.set(x, 0, gid)),
		merge === undefined ? {} : { merge },
	);

const cell = ({ map }: MapSession, x: number): number => {
	const layer = map.value.layers[0];
	return layer?.type === 'tilelayer' ? cellAt(layer, x, 0) : -1;
};

/** A session of a map that is a file. */
async function fileSession(files: Files): Promise<MapSession> {
	const session = startMap(files, '/a.tmj', createNewMap({ ...FIRST_MAP, width: 8, height: 4 }));
	await saveDocument(session);
	return await openMap(files, '/a.tmj');
}

/** Returns the maps that a page finds after another one has crashed. */
async function restored(files: Files, isOpen = (_: string) => false): Promise<readonly MapSession[]> {
	const sessions: MapSession[] = [];
	for (const draft of await draftsOf(db, isOpen)) {
		const started = await sessionOfDraft(draft, files);
		if ('failed' in started || started.session.kind !== 'map') throw new Error('The draft cannot be read.');
		if (!repeat(started.session, await stepsOf(db, draft))) throw new Error('The draft cannot be restored.');
		sessions.push(started.session);
	}
	return sessions;
}

test('the steps since the file was read are done again [E133]', async () => {
	const files = memoryFiles('test');
	const session = await fileSession(files);
	const recorder = recording(session);
	paint(session, 0, 5, 'stroke');
	paint(session, 1, 6, 'stroke');
	session.history.mark();
	await recorder.flush();
	paint(session, 2, 7);
	paint(session, 3, 8);
	session.undo();
	await recorder.flush();
	const [again] = await restored(files);
	expect(again?.map.value).toEqual(session.map.value);
	expect(again?.history.steps.map(({ name }) => name)).toEqual(['Paint', 'Paint', 'Paint']);
	expect([again?.modified.value, again?.version.value, again?.history.position]).toEqual([true, '1', 2]);
});

test('steps from before the last save are undone by their changes, and selecting areas does not confuse that', async () => {
	const files = memoryFiles('test');
	const session = await fileSession(files);
	const recorder = recording(session);
	paint(session, 0, 5);
	paint(session, 1, 6);
	await saveDocument(session);
	await recorder.flush();
	session.undo();
	session.undo();
	session.selectArea(rectangle({ x: 0, y: 0, width: 2, height: 1 }));
	paint(session, 2, 7);
	session.undo();
	session.undo();
	await recorder.flush();
	const [again] = await restored(files);
	expect(again === undefined ? [] : [cell(again, 0), cell(again, 1), cell(again, 2)]).toEqual([0, 0, 0]);
	expect(again?.map.value).toEqual(session.map.value);
});

test('a map whose file was removed is kept as it is, also when all steps are taken back [E134]', async () => {
	const files = memoryFiles('test');
	const session = await fileSession(files);
	const recorder = recording(session);
	session.hasFile.value = false;
	await recorder.flush();
	const [again] = await restored(files);
	expect(again?.map.value).toEqual(session.map.value);
	expect([again?.modified.value, again?.hasFile.value]).toEqual([true, false]);
	paint(session, 0, 5);
	await recorder.flush();
	session.undo();
	await recorder.flush();
	const [undone] = await restored(files);
	expect(undone === undefined ? -1 : cell(undone, 0)).toBe(0);
	session.hasFile.value = true;
	await recorder.flush();
	expect(await draftsOf(db, () => false)).toEqual([]);
});

test('large steps that were taken back and repeated are restored, though their cells are stored once', async () => {
	const files = memoryFiles('test');
	const session = startMap(files, '/a.tmj', createNewMap({ ...FIRST_MAP, width: 1000, height: 1000 }));
	await saveDocument(session);
	const fill = (gid: number) =>
		session.do(
			'Fill',
			changeCells(session.map.value, 1, (cells) =>
				cells.setArea({ x: 0, y: 0, width: 1000, height: 1000 }, new Uint32Array(1e6).fill(gid)),
			),
		);
	const recorder = recording(session);
	fill(3);
	session.undo();
	session.redo();
	fill(4);
	session.undo();
	await recorder.flush();
	const [draft] = await draftsOf(db, () => false);
	const steps = draft === undefined ? [] : await stepsOf(db, draft);
	// After the first undo the map was as it was saved: nothing that was recorded before counts.
	expect(steps.map(({ type, changes }) => [type, changes.length])).toEqual([
		['do', 1],
		['do', 1],
		['undo', 0],
	]);
	const [again] = await restored(files);
	expect(again === undefined ? undefined : cell(again, 9)).toBe(3);
	again?.redo();
	expect(again === undefined ? undefined : cell(again, 9)).toBe(4);
	again?.undo();
	again?.undo();
	expect(again === undefined ? undefined : cell(again, 9)).toBe(0);
	await recorder.stop();
});

test('a map that was never saved is restored as it was [E133]', async () => {
	const files = memoryFiles('test');
	const session = startMap(files, '/new.tmj', createNewMap({ ...FIRST_MAP, width: 8, height: 4 }));
	const recorder = recording(session);
	paint(session, 4, 9);
	await recorder.flush();
	const [again] = await restored(files);
	expect(again === undefined ? -1 : cell(again, 4)).toBe(9);
	expect([again?.hasFile.value, again?.modified.value]).toEqual([false, true]);
});

test('nothing is kept once the map is saved, all is undone, or the map is closed', async () => {
	const files = memoryFiles('test');
	const session = await fileSession(files);
	const recorder = recording(session);
	paint(session, 0, 5);
	await recorder.flush();
	expect(await db.count('drafts')).toBe(1);
	await saveDocument(session);
	await recorder.flush();
	expect([await db.count('drafts'), await db.count('steps')]).toEqual([0, 0]);
	paint(session, 1, 6);
	await recorder.flush();
	session.undo();
	await recorder.flush();
	expect(await db.count('drafts')).toBe(0);
	session.redo();
	await recorder.flush();
	expect(await db.count('drafts')).toBe(1);
	await recorder.stop();
	expect([await db.count('drafts'), await db.count('steps')]).toEqual([0, 0]);
});

test('steps after saving begin with what was saved', async () => {
	const files = memoryFiles('test');
	const session = await fileSession(files);
	const recorder = recording(session);
	paint(session, 0, 5);
	await recorder.flush();
	await saveDocument(session);
	paint(session, 1, 6);
	await recorder.flush();
	const [again] = await restored(files);
	expect(again === undefined ? [] : [cell(again, 0), cell(again, 1), again.history.steps.length]).toEqual([5, 6, 1]);
});

test('a map whose file was changed in the meantime is restored from a copy', async () => {
	const files = memoryFiles('test');
	const session = await fileSession(files);
	await files.write('/a.tmj', new TextEncoder().encode('{}'), 'anything');
	const recorder = recording(session);
	paint(session, 0, 5);
	await recorder.flush();
	paint(session, 1, 6);
	await recorder.flush();
	const [again] = await restored(files);
	expect(again === undefined ? [] : [cell(again, 0), cell(again, 1), again.modified.value]).toEqual([5, 6, true]);
	expect(again && (await saveDocument(again))).toEqual({ conflict: '2' });
});

test('drafts of pages that are open are left alone', async () => {
	const files = memoryFiles('test');
	const session = await fileSession(files);
	const recorder = recording(session);
	paint(session, 0, 5);
	await recorder.flush();
	expect(await restored(files, (page) => page === 'page')).toEqual([]);
});

test('a stroke on a map of 4 × 1000 × 1000 is recorded without stopping the page', async () => {
	const files = memoryFiles('test');
	const first = createNewMap({ ...FIRST_MAP, width: 1000, height: 1000 });
	const [layer] = first.layers;
	if (layer === undefined) throw new Error('The map has no layer.');
	const layers = [1, 2, 3, 4].map((id) => ({ ...layer, id, data: new Uint32Array(1_000_000).fill(id) }));
	const session = startMap(files, '/large.tmj', { ...first, layers, nextlayerid: 5 });
	const recorder = recording(session);
	paint(session, 0, 5, 'stroke');
	await recorder.flush();
	for (let x = 1; x < 500; x++) paint(session, x, 6, 'stroke');
	await recorder.flush();
	// Only what the stroke painted is written; the map is not copied again.
	const steps = await db.getAll('steps');
	const cells = steps.flatMap(({ changes }) => changes.flatMap((change) => (change.type === 'cells' ? change.after.length : 0)));
	expect(cells.reduce((sum, count) => sum + count, 0)).toBeLessThan(1000);
	const [again] = await restored(files);
	expect(again === undefined ? -1 : cell(again, 499)).toBe(6);
});

test('a draft that another page has taken is stored again, one that is there is left as it is', async () => {
	const session = await fileSession(memoryFiles('test'));
	const recorder = recording(session);
	paint(session, 0, 5);
	await recorder.flush();
	const [before] = await draftsOf(db, () => false);
	await recorder.renew();
	await recorder.flush();
	expect(await draftsOf(db, () => false)).toEqual([before]);
	await forgetDraft(db, before?.id ?? '');
	await recorder.renew();
	await recorder.flush();
	paint(session, 1, 6);
	await recorder.flush();
	const [again] = await restored(session.files);
	expect(again?.map.value).toEqual(session.map.value);
});
