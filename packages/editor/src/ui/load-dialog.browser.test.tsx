import type { Command } from '@tilewright/editor-core/editor/command.ts';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { editing, emptyMap } from '../../test/support/editing.ts';
import { mount } from '../../test/support/mount.tsx';
import { ask } from '../page/ask.ts';
import { bindShortcuts } from '../shell/shortcuts.ts';
import { Dialog } from './dialog.tsx';
import { Dialogs } from './dialogs.tsx';
import { loadDialog } from './load-dialog.ts';

test('keys that are typed while a dialog is loaded are not shortcuts, but go to its field', async () => {
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

	const inputs: string[] = [];
	let arrive = (): void => undefined;
	const asked = loadDialog(() => new Promise<void>((resolve) => (arrive = resolve))).then(() =>
		ask(editor, (close) => (
			<Dialog title="Resize" onClose={close}>
				<input aria-label="Width" onInput={({ currentTarget }) => inputs.push(currentTarget.value)} />
			</Dialog>
		)),
	);
	await userEvent.keyboard('f{Control>}f{/Control}{Tab}i');
	expect(run).toEqual([]);
	arrive();
	await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Width');
	await expect.poll(() => inputs).toEqual(['fi']);
	await userEvent.keyboard('12');
	expect(inputs.at(-1)).toBe('fi12');
	await userEvent.keyboard('{Escape}');
	await asked;
	await userEvent.keyboard('f');
	expect(run).toEqual(['Bucket']);
});

test('a key that comes as soon as the dialog is open is for the dialog, after what was typed before', async () => {
	const { editor } = editing(emptyMap());
	mount(editor, <Dialogs />);
	const keys: string[] = [];
	const answered = new Promise<void>((resolve) => {
		const opening = new MutationObserver(() => {
			const field = document.querySelector('dialog[open] input[aria-label="Position"]');
			if (field === null) return;
			opening.disconnect();
			// In the task that opened the dialog, before any timer.
			const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
			field.dispatchEvent(enter);
			keys.push(enter.defaultPrevented ? 'prevented' : 'passed');
			resolve();
		});
		opening.observe(document.body, { subtree: true, childList: true, attributes: true });
	});
	let arrive = (): void => undefined;
	const asked = loadDialog(() => new Promise<void>((resolve) => (arrive = resolve))).then(() =>
		ask(editor, (close) => (
			<Dialog title="Go to Tile" onClose={close}>
				<input aria-label="Position" onKeyDown={({ key, currentTarget }) => keys.push(`${currentTarget.value} ${key}`)} />
			</Dialog>
		)),
	);
	await userEvent.keyboard('7');
	arrive();
	await answered;
	expect(keys).toEqual(['7 Enter', 'passed']);
	await userEvent.keyboard('{Escape}');
	await asked;
});

test('Enter that comes while a dialog is loaded answers it once it is open, with what was typed before it', async () => {
	const { editor } = editing(emptyMap());
	mount(editor, <Dialogs />);
	const keys: string[] = [];
	let arrive = (): void => undefined;
	const asked = loadDialog(() => new Promise<void>((resolve) => (arrive = resolve))).then(() =>
		ask(editor, (close) => (
			<Dialog title="Go to Tile" onClose={close}>
				<input
					aria-label="Position"
					onKeyDown={({ key, currentTarget }) => {
						keys.push(`${currentTarget.value} ${key}`);
						if (key === 'Enter') close();
					}}
				/>
			</Dialog>
		)),
	);
	await userEvent.keyboard('78{Enter}9');
	arrive();
	await asked;
	expect(keys).toEqual(['78 Enter']);
	// Keys that are typed after it are no longer for the dialog.
	expect(document.querySelector('dialog[open]')).toBeNull();
});

test('a dialog that waits for another one is not answered by keys', async () => {
	const { editor } = editing(emptyMap());
	mount(editor, <Dialogs />);
	const keys: string[] = [];
	const asked = ask(editor, (close) => (
		<Dialog title="Locate Files" onClose={close}>
			<input aria-label="File" onKeyDown={({ key }) => keys.push(key)} />
		</Dialog>
	));
	await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('File');
	let arrive = (): void => undefined;
	const loading = loadDialog(() => new Promise<void>((resolve) => (arrive = resolve)));
	await userEvent.keyboard('{Enter}');
	expect(keys).toEqual([]);
	arrive();
	await loading;
	await new Promise((resolve) => setTimeout(resolve, 0));
	await userEvent.keyboard('{Escape}');
	await asked;
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

test('letters wait for what a dialog shows, too, and go nowhere if none opens', async () => {
	const { editor } = editing(emptyMap());
	let pressed = 0;
	const ending = new AbortController();
	onTestFinished(() => ending.abort());
	window.addEventListener('keydown', () => pressed++, { signal: ending.signal });
	mount(editor, <Dialogs />);
	const arrivals: (() => void)[] = [];
	const part = () => loadDialog(() => new Promise<void>((resolve) => void arrivals.push(resolve)));
	const loading = part().then(part);
	await userEvent.keyboard('a');
	arrivals[0]?.();
	await expect.poll(() => arrivals.length).toBe(2);
	await userEvent.keyboard('b');
	expect(pressed).toBe(0);
	arrivals[1]?.();
	await loading;
	await new Promise((resolve) => setTimeout(resolve, 0));
	await userEvent.keyboard('c');
	expect(pressed).toBe(1);
});
