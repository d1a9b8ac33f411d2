import { changeCells } from '@tilewright/edit';
import { cellAt } from '@tilewright/format';
import fc from 'fast-check';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import type { Files } from '../../src/files/files.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { openDatabase } from '../../src/recovery/database.ts';
import { draftsOf } from '../../src/recovery/drafts.ts';
import { record } from '../../src/recovery/record.ts';
import { repeat, sessionOfDraft, stepsOf } from '../../src/recovery/restore.ts';
import { createNewMap, FIRST_MAP } from '../../src/session/create-new-map.ts';
import type { MapSession } from '../../src/session/map-session.ts';
import { startMap } from '../../src/session/open-document.ts';
import { saveDocument } from '../../src/session/save-document.ts';
import { openMap } from '../support/open-map.ts';

const NAME = 'tilewright-test-at-once';
let db: Awaited<ReturnType<typeof openDatabase>>;

beforeEach(async () => {
	await deleteDB(NAME);
	db = await openDatabase(NAME);
});
afterEach(() => db.close());

const failing = (error: unknown): never => {
	throw error;
};

/** Files behind a command that answers only when the test lets it. */
interface SlowFiles extends Files {
	/** Reading waits from now on. */
	hold(): void;
	/** Answers all requests. */
	answer(): void;
}

function slowFiles(kind: Files['kind'] = 'served'): SlowFiles {
	const files = memoryFiles('test');
	let held = Promise.resolve();
	let answer = (): void => {};
	return {
		...files,
		kind,
		read: async (path) => {
			// Files in memory never wait.
			if (kind === 'served') await held;
			return await files.read(path);
		},
		hold() {
			held = new Promise((resolve) => (answer = resolve));
		},
		answer: () => answer(),
	};
}

const WIDTH = 8;

async function opened(files: Files): Promise<MapSession> {
	await saveDocument(startMap(files, '/a.tmj', createNewMap({ ...FIRST_MAP, width: WIDTH, height: 1 })));
	return await openMap(files, '/a.tmj');
}

const recording = (session: MapSession) => record(session, Promise.resolve(db), 'page', failing, 0);

const paint = (session: MapSession, x: number, gid: number): void =>
	void session.do(
		'Paint',
		changeCells(session.map.value, 1, (cells) => cells.set(x, 0, gid)),
	);

const cells = ({ map }: MapSession): number[] => {
	const layer = map.value.layers[0];
	return layer?.type === 'tilelayer' ? Array.from({ length: WIDTH }, (_, x) => cellAt(layer, x, 0)) : [];
};

/** Returns the map that a page finds after the browser was killed; `undefined` if nothing was unsaved. */
async function found(files: Files): Promise<MapSession | undefined> {
	const [draft, ...others] = await draftsOf(db, () => false);
	expect(others).toEqual([]);
	if (draft === undefined) return undefined;
	const started = await sessionOfDraft(draft, files);
	if ('failed' in started || started.session.kind !== 'map') throw new Error('The draft cannot be read.');
	expect(repeat(started.session, await stepsOf(db, draft))).toBe(true);
	return started.session;
}

const baseIn = async (): Promise<unknown> => (await db.getAll('drafts'))[0]?.base;

test('[E133] steps are stored before the content of the file is there, and begin with the file', async () => {
	const files = slowFiles();
	const session = await opened(files);
	const recorder = recording(session);
	files.hold();
	paint(session, 0, 5);
	paint(session, 1, 6);
	await recorder.flush();
	expect(await baseIn()).toBe('file');
	files.answer();
	files.hold();
	files.answer();
	const again = await found(files);
	expect(again && cells(again)).toEqual(cells(session));
	expect(again?.history.steps).toHaveLength(2);
	await expect.poll(baseIn).toHaveProperty('bytes');
	expect(cells((await found(files)) ?? session)).toEqual([5, 6, 0, 0, 0, 0, 0, 0]);
	await recorder.stop();
	expect(await db.count('drafts')).toBe(0);
});

test('[E133] without waiting for flush, a step is stored soon', async () => {
	const session = await opened(slowFiles());
	const recorder = recording(session);
	paint(session, 0, 5);
	await expect.poll(() => db.count('steps')).toBe(1);
	await recorder.stop();
});

test('[E133] if the file was changed before it could be copied, the map is stored as it is', async () => {
	const files = slowFiles();
	const session = await opened(files);
	const recorder = recording(session);
	files.hold();
	paint(session, 0, 5);
	await recorder.flush();
	await files.write('/a.tmj', new TextEncoder().encode('{}'), 'anything');
	const [draft] = await draftsOf(db, () => false);
	files.answer();
	expect(draft && (await sessionOfDraft(draft, files))).toEqual({ failed: 'fileChanged' });
	await expect.poll(baseIn).toHaveProperty('doc');
	paint(session, 1, 6);
	await recorder.flush();
	const again = await found(files);
	expect(again && cells(again)).toEqual([5, 6, 0, 0, 0, 0, 0, 0]);
	await recorder.stop();
});

/** The actions of people, at any speed of the storage and the files. */
const doing = fc.oneof(
	{ weight: 5, arbitrary: fc.record({ type: fc.constant('paint' as const), x: fc.nat(WIDTH - 1), gid: fc.integer({ min: 1, max: 9 }) }) },
	{ weight: 3, arbitrary: fc.constantFrom('undo' as const, 'redo' as const).map((type) => ({ type })) },
	{
		weight: 3,
		arbitrary: fc.constantFrom('flush' as const, 'await' as const, 'hold' as const, 'answer' as const).map((type) => ({ type })),
	},
	{ weight: 1, arbitrary: fc.constantFrom('save' as const, 'saveAndPaint' as const).map((type) => ({ type })) },
);

test('[E133] whatever is done, and however long files take, what is stored is what was done', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(doing, { minLength: 1, maxLength: 14 }), fc.constantFrom('served', 'memory'), async (all, kind) => {
			const files = slowFiles(kind);
			const session = await opened(files);
			const recorder = recording(session);
			for (const each of all) {
				if (each.type === 'paint') paint(session, each.x, each.gid);
				else if (each.type === 'undo') session.undo();
				else if (each.type === 'redo') session.redo();
				else if (each.type === 'flush') void recorder.flush();
				else if (each.type === 'await') await recorder.flush();
				else if (each.type === 'hold') files.hold();
				else if (each.type === 'answer') files.answer();
				else {
					const saving = saveDocument(session);
					if (each.type === 'saveAndPaint') paint(session, 0, (cells(session)[0] ?? 0) + 1);
					await saving;
				}
			}
			await recorder.flush();
			await recorder.flush();
			files.answer();
			const isUnsaved = session.modified.value;
			const again = await found(files);
			expect(again === undefined ? undefined : cells(again)).toEqual(isUnsaved ? cells(session) : undefined);
			await recorder.stop();
			expect([await db.count('drafts'), await db.count('steps')]).toEqual([0, 0]);
		}),
		{ numRuns: effort(40, 400) },
	);
});
