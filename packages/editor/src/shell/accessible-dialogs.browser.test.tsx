import { createWorld } from '@tilewright/edit';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import axe from 'axe-core';
import type { ComponentChild } from 'preact';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { inTheme } from '../../test/support/in-theme.ts';
import { settled, wholePage } from '../../test/support/whole-page.tsx';
import { LocateFiles } from '../features/missing-files/locate-files-dialog.tsx';
import { ChooseObject } from '../features/properties/choose-object-dialog.tsx';
import { askForText } from '../features/properties/long-text.tsx';
import { templateFile } from '../features/templates/template-file.ts';
import { WorldPatterns } from '../features/worlds/world-patterns-dialog.tsx';
import { SaveInFile } from '../file-dialogs/save-in-file-dialog.tsx';
import { ask, dialogs } from '../page/ask.ts';
import { choose } from '../ui/choice-dialog.tsx';

/** The findings of axe-core in the open dialog. */
async function found(): Promise<readonly string[]> {
	await expect.poll(() => document.querySelector('dialog[open]')).not.toBeNull();
	await settled();
	const { violations } = await axe.run('dialog', inTheme());
	return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`));
}

/** Dialogs that an action opens; those of the palette, the preferences and the shortcuts are tried with the page. */
const BY_ACTIONS = [
	'NewMap',
	'SaveAs',
	'ExportAs',
	'ExportAsImage',
	'OpenFileInProject',
	'NewTileset',
	'AddExternalTileset',
	'ResizeMap',
	'OffsetMap',
	'GoToTile',
] as const;

test.each(['dark', 'light', 'contrast'] as const)('axe-core finds nothing in the dialogs, in the %s theme', async (theme) => {
	const editor = await wholePage(theme);
	const session = editor.currentMap.value;
	if (session === undefined) throw new TypeError('No map is open.');
	const known = ['/art/sky.png', '/sets/a.tsj'];
	const missing = [{ path: '/old/sky.png' }, { path: '/old/a.png', of: '/sets/a.tsj' }];
	const asking: Readonly<Record<string, () => unknown>> = {
		...Object.fromEntries(BY_ACTIONS.map((id) => [id, () => runAction(editor, id)])),
		choice: () => choose(editor, { title: 'Close', message: 'Save it?', answers: [{ value: true, text: 'Save', primary: true }] }),
		text: () => askForText(editor, 'Sign', 'Welcome'),
		locate: opening((done) => <LocateFiles missing={missing} known={known} onClose={done} />),
		template: opening((done) => <SaveInFile words={templateFile} path="/a.txt" onClose={done} />),
		patterns: opening((done) => (
			<WorldPatterns
				world={createWorld({ patterns: [{ regexp: '(\\d)_(\\d)', multiplierX: 1, multiplierY: 1, offsetX: 0, offsetY: 0 }] })}
				path="/a.world"
				names={['1_2.tmj']}
				onClose={done}
			/>
		)),
		object: opening((done) => <ChooseObject layers={session.map.value.layers} value={0} onClose={done} />),
	};

	function opening(dialog: (done: () => void) => ComponentChild): () => unknown {
		return () => ask(editor, (done) => <>{dialog(() => done())}</>);
	}

	for (const [name, open] of Object.entries(asking)) {
		void open();
		expect([name, await found()]).toEqual([name, []]);
		await userEvent.keyboard('{Escape}');
		await expect.poll(() => dialogs(editor).value.length, { message: name }).toBe(0);
	}
});
