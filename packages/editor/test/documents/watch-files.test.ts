import { expect, test } from 'vitest';
import { watchFiles } from '../../src/documents/watch-files.ts';
import type { FileEvent } from '../../src/files/files.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { startMap } from '../../src/session/open-document.ts';
import { editing, emptyMap } from '../support/editing.ts';

const projectWith = (name: string): Uint8Array =>
	new TextEncoder().encode(JSON.stringify({ propertyTypes: [{ type: 'enum', name, values: ['Left', 'Right'] }] }));

test('[P1] custom types follow the project file when another program changes it', async () => {
	const project = '/game.tiled-project';
	let tell = (_: FileEvent): void => undefined;
	const contents = memoryFiles('test', new Map([[project, projectWith('Side')]]));
	const files: typeof contents = {
		...contents,
		watch(listener) {
			tell = listener;
			return () => undefined;
		},
	};
	const { editor } = editing(emptyMap());
	const session = startMap(files, '/maps/a.tmj', emptyMap());
	editor.open(session);
	const stop = watchFiles(editor);
	const names = (): string[] => session.types.value.enums.map(({ name }) => name);
	await expect.poll(names).toEqual(['Side']);
	files.add(new Map([[project, projectWith('Facing')]]));
	tell({ type: 'changed', path: project, version: '2' });
	await expect.poll(names).toEqual(['Facing']);
	stop();
});
