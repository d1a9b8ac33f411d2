import type { ComponentChild } from 'preact';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { editing, emptyMap } from '../../test/support/editing.ts';
import { mount } from '../../test/support/mount.tsx';
import { Dialog } from './dialog.tsx';
import { NumberInput, Select, TextInput } from './fields.ts';
import { openMenu } from './menu.tsx';

const committed = vi.fn();

/** Opens a dialog with some content. */
function asking(content: ComponentChild) {
	const { editor } = editing(emptyMap());
	const closed = vi.fn();
	const host = mount(
		editor,
		<Dialog title="Question" onClose={closed}>
			{content}
		</Dialog>,
	);
	return { editor, closed, host };
}

test.each([
	['text', <TextInput key="text" label="Name" value="" onCommit={committed} />],
	['a number', <NumberInput key="number" label="Width" value={4} onCommit={committed} />],
	['words to search for', <input key="search" type="search" aria-label="Filter" class="input" />],
])('one Escape closes a dialog in whose field was typed %s, and nothing is taken from it', async (_, field) => {
	const { closed, host } = asking(field);
	await userEvent.keyboard('12');
	expect(host.querySelector('.dialog-body input')).toHaveProperty('value', '12');
	await userEvent.keyboard('{Escape}');
	expect(closed).toHaveBeenCalledOnce();
	host.querySelector<HTMLElement>('.dialog-body input')?.blur();
	expect(committed).not.toHaveBeenCalled();
});

test('Escape closes the menu of a dialog, and only then the dialog', async () => {
	const { editor, closed, host } = asking(<Select label="Size" value={1} options={[{ value: 1, text: 'One' }]} onChange={() => {}} />);
	const select = host.querySelector('select');
	if (select === null) throw new TypeError('There is no list.');
	select.focus();
	void openMenu(editor, select, [{ text: 'Reset', run: () => {} }]);
	await expect.poll(() => host.querySelector('[role=menu]')).not.toBeNull();
	await userEvent.keyboard('{Escape}');
	expect(host.querySelector('[role=menu]')).toBeNull();
	expect(closed).not.toHaveBeenCalled();
	await userEvent.keyboard('{Escape}');
	expect(closed).toHaveBeenCalledOnce();
});
