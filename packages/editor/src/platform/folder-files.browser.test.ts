import type { FileEvent } from '@tilewright/editor-core/files/files.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderFiles } from './folder-files.ts';
import { isFolderHandle } from './folder-handle.ts';

const FOLDER = 'tilewright-test';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The browser's private files stand for a folder of the user. */
async function folder() {
	const root = await navigator.storage.getDirectory();
	const handle: unknown = await root.getDirectoryHandle(FOLDER, { create: true });
	if (!isFolderHandle(handle)) throw new Error('The browser gives no folder.');
	return handle;
}

const clear = async () => (await navigator.storage.getDirectory()).removeEntry(FOLDER, { recursive: true }).catch(() => {});
beforeEach(clear);
afterEach(clear);

test('files are written with their folders, listed, and read again', async () => {
	const files = folderFiles(await folder());
	expect(await files.write('/maps/a.tmj', bytes('{}'), 'nothing')).toMatchObject({ version: expect.any(String) });
	await files.write('/.git/b.tmj', bytes('{}'), 'nothing');
	await files.write('/notes.doc', bytes(''), 'nothing');
	expect(await files.list()).toEqual(['/maps/a.tmj']);
	const read = await files.read('/maps/a.tmj');
	expect('bytes' in read && new TextDecoder().decode(read.bytes)).toBe('{}');
	expect(await files.loader.load('/maps/a.tmj')).toMatchObject({ bytes: bytes('{}') });
	expect(await files.read('/maps/b.tmj')).toMatchObject({ refused: 'missing' });
});

test('a file is only written over the version that was read', async () => {
	const files = folderFiles(await folder());
	const first = await files.write('/a.tmj', bytes('1'), 'nothing');
	expect(await files.write('/a.tmj', bytes('2'), 'nothing')).toEqual({ conflict: 'version' in first ? first.version : '' });
	expect(await files.write('/a.tmj', bytes('22'), { version: 'older' })).toMatchObject({ conflict: expect.any(String) });
	expect(await files.write('/a.tmj', bytes('333'), { version: 'version' in first ? first.version : '' })).toMatchObject({
		version: expect.any(String),
	});
});

test('files of a folder that may only be read say so [E134]', async () => {
	const handle = await folder();
	await folderFiles(handle).write('/a.tmj', bytes('{}'), 'nothing');
	const readWith = async (permission: PermissionState) =>
		await folderFiles({
			kind: 'directory',
			name: handle.name,
			getDirectoryHandle: (...name) => handle.getDirectoryHandle(...name),
			getFileHandle: (...name) => handle.getFileHandle(...name),
			values: () => handle.values(),
			queryPermission: () => Promise.resolve(permission),
		}).read('/a.tmj');
	expect(await readWith('granted')).toMatchObject({ isReadOnly: false });
	// It is asked for when something is written.
	expect(await readWith('prompt')).toMatchObject({ isReadOnly: false });
	expect(await readWith('denied')).toMatchObject({ isReadOnly: true });
});

test('changes by another program are reported, and those by the editor itself are not [E134]', async () => {
	const handle = await folder();
	const files = folderFiles(handle);
	await files.write('/a.tmj', bytes('1'), 'nothing');
	await files.write('/b.tmj', bytes('1'), 'nothing');
	const events: FileEvent[] = [];
	const stop = files.watch((event) => events.push(event));
	await files.write('/a.tmj', bytes('by the editor'), 'anything');
	await files.check();
	expect(events).toEqual([]);
	await folderFiles(handle).write('/a.tmj', bytes('by another program'), 'anything');
	await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER).then((root) => root.removeEntry('b.tmj'));
	await files.check();
	expect(events).toEqual([
		{ type: 'changed', path: '/a.tmj', version: expect.any(String) },
		{ type: 'removed', path: '/b.tmj' },
	]);
	stop();
});
