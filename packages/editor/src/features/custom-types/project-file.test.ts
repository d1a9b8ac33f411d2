import { addCustomType, changeEnum, createCustomType, removeCustomType } from '@tilewright/edit';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { expect, test, vi } from 'vitest';
import { folderInMemory } from '../../../../editor-core/test/support/folder-in-memory.ts';
import type { ProjectFile } from './project-file.ts';
import { openProject } from './project-file.ts';

const LOCK = { id: 2, type: 'enum', name: 'Lock', storageType: 'string', values: ['iron'], valuesAsFlags: false };
const PATH = '/game.tiled-project';

async function opened(content: unknown = { folders: ['.'], commands: [], propertyTypes: [LOCK], mine: 1 }) {
	const folder = folderInMemory({ [PATH]: typeof content === 'string' ? content : JSON.stringify(content) });
	const events = { onSaved: vi.fn(), onMerged: vi.fn(), onLost: vi.fn() };
	const file = await openProject(folder.files, PATH, events);
	const project = async (): Promise<unknown> => JSON.parse(await folder.textOf(PATH));
	return { folder, events, file, project };
}

function fileOf(file: ProjectFile | { readonly why: string }): ProjectFile {
	if ('why' in file) throw new Error(file.why);
	return file;
}

const withEnum = (name: string) => (project: Parameters<typeof addCustomType>[0]) => addCustomType(project, createCustomType('enum', name));

test('[E111] each change is in the file at once, and all else in it stays', async () => {
	const { file, project, events } = await opened();
	const open = fileOf(file);
	open.change(withEnum('Key'));
	open.change((json) => changeEnum(json, 'Lock', { values: ['iron', 'gold'] }));
	expect(open.types.value.enums.map(({ name }) => name)).toEqual(['Key', 'Lock']);
	await open.settled();
	expect(await project()).toMatchObject({
		mine: 1,
		propertyTypes: [
			{ name: 'Key', id: 3 },
			{ name: 'Lock', values: ['iron', 'gold'] },
		],
	});
	expect(events.onSaved).toHaveBeenCalled();
	expect(events.onLost).not.toHaveBeenCalled();
});

test('[E111] the version that another program wrote in the meantime stays, and the changes are added to it', async () => {
	const { file, project, folder, events } = await opened();
	const open = fileOf(file);
	await folder.writeOutside(
		PATH,
		JSON.stringify({ folders: ['maps'], commands: [], propertyTypes: [LOCK, { ...LOCK, id: 7, name: 'Other' }] }),
		false,
	);
	open.change(withEnum('Key'));
	await open.settled();
	expect(await project()).toMatchObject({ folders: ['maps'], propertyTypes: [{ name: 'Key' }, { name: 'Lock' }, { name: 'Other' }] });
	expect(events.onMerged).toHaveBeenCalledTimes(1);
	expect(open.types.value.enums.map(({ name }) => name)).toEqual(['Key', 'Lock', 'Other']);
});

test('[E111] a change that no longer fits is reported', async () => {
	const { file, folder, events } = await opened();
	const open = fileOf(file);
	await folder.writeOutside(PATH, JSON.stringify({ folders: ['.'], commands: [], propertyTypes: [] }), false);
	open.change((json) => changeEnum(json, 'Lock', { values: [] }));
	await open.settled();
	expect(events.onLost).toHaveBeenCalledWith('The project has no type "Lock".');
	expect(open.types.value.enums).toEqual([]);
});

test('[E111] changes by another program are shown', async () => {
	const { file, folder } = await opened();
	await folder.writeOutside(PATH, JSON.stringify({ folders: ['.'], commands: [], propertyTypes: [{ ...LOCK, name: 'Bolt' }] }));
	await vi.waitFor(() => expect(fileOf(file).types.value.enums.map(({ name }) => name)).toEqual(['Bolt']));
});

test('[E111] a project that another program has removed is written again', async () => {
	const { folder } = await opened();
	const write = vi.fn<Files['write']>().mockResolvedValueOnce({ conflict: undefined }).mockResolvedValue({ version: 'new' });
	const onMerged = vi.fn();
	const open = fileOf(await openProject({ ...folder.files, write }, PATH, { onSaved: vi.fn(), onMerged, onLost: vi.fn() }));
	open.change((json) => removeCustomType(json, 'Lock'));
	await open.settled();
	expect(write.mock.calls.map(([, , expected]) => expected)).toEqual([{ version: expect.any(String) }, 'nothing']);
	expect(onMerged).toHaveBeenCalledTimes(1);
	expect(open.types.value.enums).toEqual([]);
});

test('[E111] changes that cannot be written are taken back, and why is told', async () => {
	const { folder } = await opened();
	const onLost = vi.fn();
	const files = { ...folder.files, write: () => Promise.resolve({ refused: 'forbidden', why: 'it is locked' } as const) };
	const open = fileOf(await openProject(files, PATH, { onSaved: vi.fn(), onMerged: vi.fn(), onLost }));
	open.change(withEnum('Key'));
	expect(open.types.value.enums).toHaveLength(2);
	await open.settled();
	expect(open.types.value.enums).toHaveLength(1);
	expect(onLost).toHaveBeenCalledWith('it is locked');
});

test('[E111] a project that may only be read is refused', async () => {
	const { folder } = await opened();
	const read = async (path: string) => ({ ...(await folder.files.read(path)), isReadOnly: true });
	const events = { onSaved: vi.fn(), onMerged: vi.fn(), onLost: vi.fn() };
	expect(await openProject({ ...folder.files, read }, PATH, events)).toEqual({ why: 'The file may only be read.' });
});

test.each([
	['{"folders": [', /JSON|expected|end/i],
	['[]', /not a project/],
	[JSON.stringify({ folders: [], commands: [], propertyTypes: 5 }), /array/],
])('a file that is no project that can be read is refused: %s', async (text, why) => {
	expect((await opened(text)).file).toEqual({ why: expect.stringMatching(why) });
});
