import { expect, test } from 'vitest';
import { filesWith } from '../../../editor-core/test/support/open-documents.ts';
import { editing, emptyMap } from '../../test/support/editing.ts';
import { openPath, openPaths } from './open-path.ts';

/** An editor with a map open, and files that wait until the test lets them be read. */
function withSlowFiles() {
	const contents = filesWith({ '/b.tmj': emptyMap(), '/c.tmj': emptyMap(), '/d.tmj': emptyMap() });
	const waiting = new Map<string, () => void>();
	const files = {
		...contents,
		async read(path: string) {
			await new Promise<void>((resolve) => waiting.set(path, resolve));
			return await contents.read(path);
		},
	};
	const { editor } = editing(emptyMap());
	const tab = (path: string) => editor.sessions.value.find((open) => open.path.value === path);
	return {
		editor,
		files,
		shown: (): string | undefined => editor.current.value?.path.value,
		goTo(path: string): void {
			editor.current.value = tab(path);
		},
		/** Lets a file be read, and waits until it is open. */
		async finish(path: string): Promise<void> {
			await expect.poll(() => waiting.has(path)).toBe(true);
			waiting.get(path)?.();
			await expect.poll(() => tab(path)).toBeDefined();
		},
	};
}

test('a document that was opened comes to the front', async () => {
	const { editor, files, shown, finish } = withSlowFiles();
	const opened = openPath(editor, '/b.tmj', files);
	await finish('/b.tmj');
	await opened;
	expect(shown()).toBe('/b.tmj');
});

test('of several, the last one comes to the front', async () => {
	const { editor, files, shown, finish } = withSlowFiles();
	const opened = openPaths(editor, ['/b.tmj', '/c.tmj'], files);
	await finish('/b.tmj');
	expect(shown()).toBe('/b.tmj');
	await finish('/c.tmj');
	await opened;
	expect(shown()).toBe('/c.tmj');
});

test('the tab to which the user goes while documents are opened stays in front', async () => {
	const { editor, files, shown, goTo, finish } = withSlowFiles();
	const opened = openPaths(editor, ['/b.tmj', '/c.tmj', '/d.tmj'], files);
	await finish('/b.tmj');
	goTo('/a.tmj');
	await finish('/c.tmj');
	await finish('/d.tmj');
	await opened;
	expect(shown()).toBe('/a.tmj');
	expect(editor.sessions.value.map(({ path }) => path.value)).toEqual(['/a.tmj', '/b.tmj', '/c.tmj', '/d.tmj']);
});

test('of two that are opened at once, the one that was read last is in front', async () => {
	const { editor, files, shown, finish } = withSlowFiles();
	const opened = Promise.all([openPath(editor, '/b.tmj', files), openPath(editor, '/c.tmj', files)]);
	await finish('/b.tmj');
	await finish('/c.tmj');
	await opened;
	expect(shown()).toBe('/c.tmj');
});
