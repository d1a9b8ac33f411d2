import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bindShortcuts } from '../../src/actions/shortcuts.ts';
import type { Command } from '../../src/app/command.ts';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Dialogs } from '../../src/ui/dialogs.tsx';
import { loadDialog } from '../../src/ui/load-dialog.ts';
import { editing, emptyMap } from '../support/editing.ts';
import { mount } from '../support/mount.tsx';

test('keys that are typed while a dialog is loaded are no shortcuts', async () => {
	const { editor } = editing(emptyMap());
	const run: string[] = [];
	const command: Command = {
		id: 'Bucket',
		text: 'Bucket',
		kind: 'tool',
		defaultKeys: [],
		keys: () => ['KeyF'],
		isEnabled: () => true,
		isOn: () => undefined,
		run: () => void run.push('Bucket'),
	};
	editor.commands.value = new Map([[command.id, command]]);
	editor.hasStarted.value = true;
	onTestFinished(bindShortcuts(editor, window));
	mount(editor, <Dialogs />);

	let arrive = (): void => undefined;
	const asked = loadDialog(() => new Promise<void>((resolve) => (arrive = resolve))).then(() =>
		editor.ask((close) => (
			<Dialog title="Resize" onClose={close}>
				<input aria-label="Width" />
			</Dialog>
		)),
	);
	await userEvent.keyboard('f');
	expect(run).toEqual([]);
	arrive();
	await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Width');
	await userEvent.keyboard('12{Escape}');
	await asked;
	await userEvent.keyboard('f');
	expect(run).toEqual(['Bucket']);
});

test('where a dialog cannot be loaded, keys work again', async () => {
	const { editor } = editing(emptyMap());
	let pressed = 0;
	const ending = new AbortController();
	onTestFinished(() => ending.abort());
	window.addEventListener('keydown', () => pressed++, { signal: ending.signal });
	mount(editor, <Dialogs />);
	await expect(loadDialog(() => Promise.reject(new Error('There is no network.')))).rejects.toThrow('There is no network.');
	await new Promise((resolve) => setTimeout(resolve, 0));
	await userEvent.keyboard('f');
	expect(pressed).toBe(1);
});
