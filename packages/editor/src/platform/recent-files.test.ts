import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { editing, emptyMap } from '../../test/support/editing.ts';
import { closeDocument } from '../features/documents/close.ts';
import { openPath } from '../opening/open-path.ts';
import { clearRecentFiles, closedFiles, recentFiles, rememberFile } from './recent-files.ts';

test('[E140] the last 12 files are listed, the latest first, each once', () => {
	const files = memoryFiles('town');
	clearRecentFiles();
	for (let i = 1; i <= 14; i++) rememberFile(files, `/${i}.tmj`);
	rememberFile(files, '/10.tmj');
	const paths = recentFiles.value.map(({ path }) => path);
	expect(paths).toHaveLength(12);
	expect(paths.slice(0, 3)).toEqual(['/10.tmj', '/14.tmj', '/13.tmj']);
	expect(paths).not.toContain('/2.tmj');
	clearRecentFiles();
	expect(recentFiles.value).toEqual([]);
});

test('[E140] files that were closed are opened again, the last one first', async () => {
	closedFiles.value = [];
	const { editor } = editing(emptyMap(), { '/b.tmj': write(emptyMap()), '/c.tmj': write(emptyMap()) });
	for (const path of ['/b.tmj', '/c.tmj']) {
		const session = await openPath(editor, path);
		if (session !== undefined) await closeDocument(editor, session);
	}
	expect(editor.sessions.value.map(({ path }) => path.value)).toEqual(['/a.tmj']);
	await runAction(editor, 'ReopenClosedFile');
	await runAction(editor, 'ReopenClosedFile');
	expect(editor.sessions.value.map(({ path }) => path.value)).toEqual(['/a.tmj', '/c.tmj', '/b.tmj']);
	expect(editor.commands.value.get('ReopenClosedFile')?.isEnabled()).toBe(false);
});
