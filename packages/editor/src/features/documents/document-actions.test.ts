import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { startMap } from '@tilewright/editor-core/session/open-document.ts';
import { expect, test } from 'vitest';
import { editing, emptyMap } from '../../../test/support/editing.ts';

test('[E151] Alt+Right and Alt+Left go from tab to tab, and around at the ends', async () => {
	const { editor, session } = editing(emptyMap());
	for (const path of ['/b.tmj', '/c.tmj']) editor.open(startMap(session.files, path, emptyMap()));
	editor.current.value = session;
	const paths: unknown[] = [];
	for (const id of ['NextDocument', 'NextDocument', 'NextDocument', 'PreviousDocument', 'PreviousDocument']) {
		await runAction(editor, id);
		paths.push(editor.current.value?.path.value);
	}
	expect(paths).toEqual(['/b.tmj', '/c.tmj', '/a.tmj', '/c.tmj', '/b.tmj']);
	expect(editor.commands.value.get('PreviousDocument')?.keys()).toEqual(['Alt+ArrowLeft']);
	expect(editor.commands.value.get('NextDocument')?.keys()).toEqual(['Alt+ArrowRight']);
});

test('[E151] with one document the keys still belong to the editor: the browser would leave the page by them', async () => {
	const { editor, session } = editing(emptyMap());
	expect(editor.commands.value.get('PreviousDocument')?.isEnabled()).toBe(true);
	await runAction(editor, 'PreviousDocument');
	expect(editor.current.value).toBe(session);
	editor.close(session);
	expect(editor.commands.value.get('PreviousDocument')?.isEnabled()).toBe(false);
});
