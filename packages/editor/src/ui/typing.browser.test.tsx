import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { expect, test, vi } from 'vitest';
import { editing, emptyMap } from '../../test/support/editing.ts';
import { mount } from '../../test/support/mount.tsx';
import { LongText } from '../features/properties/long-text.tsx';
import { NumberInput, TextInput } from './fields.ts';

/** Fields that show what was typed, however soon after they appear, or change, somebody types. */

function fieldOf(part: ComponentChildren): HTMLInputElement | HTMLTextAreaElement {
	const field = mount(editing(emptyMap()).editor, part).querySelector('input, textarea');
	if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field;
	throw new Error('There is no field.');
}

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
	field.value = value;
	field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const enter = (field: HTMLElement, ctrlKey = false): unknown =>
	field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey, bubbles: true }));

/** Waits until work that follows a frame of the page is done. */
async function afterFrame(): Promise<void> {
	await new Promise(requestAnimationFrame);
	await new Promise((resolve) => setTimeout(resolve, 100));
}

test('text that is typed at once into a new field stays', async () => {
	const committed = vi.fn();
	for (const [part, typed, value] of [
		[<TextInput key="text" label="Note" value="" onCommit={committed} />, 'Fish', 'Fish'],
		[<NumberInput key="number" label="Amount" value={0} onCommit={committed} />, '3*4', 12],
		[<LongText key="long" label="Words" value="" onCommit={committed} />, 'Hello', 'Hello'],
	] as const) {
		const field = fieldOf(part);
		type(field, typed);
		await afterFrame();
		expect(field.value).toBe(typed);
		enter(field, true);
		expect(committed).toHaveBeenLastCalledWith(value);
	}
});

test('a field whose value follows each letter keeps letters that are typed before the next frame', async () => {
	function Following() {
		const [typed, setTyped] = useState('');
		return <TextInput label="File" value={typed} onInput={setTyped} onCommit={setTyped} />;
	}
	const field = fieldOf(<Following />);
	for (const typed of ['m', 'ma', 'map']) {
		type(field, typed);
		await Promise.resolve();
		expect(field.value).toBe(typed);
	}
	await afterFrame();
	expect(field.value).toBe('map');
});

test('a field shows a value that was changed elsewhere, at once', async () => {
	let change: (value: number) => void = () => undefined;
	function Changed() {
		const [value, setValue] = useState(1);
		change = setValue;
		return <NumberInput label="X" value={value} onCommit={setValue} />;
	}
	const field = fieldOf(<Changed />);
	change(2);
	await Promise.resolve();
	expect(field.value).toBe('2');
});
