import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { editing, emptyMap } from '../../test/support/editing.ts';
import { mount } from '../../test/support/mount.tsx';
import { Checkbox } from './checkbox.tsx';

test('a box shows what is so, also where a click changed nothing, or something later', async () => {
	const isOn = signal(false);
	const asked: boolean[] = [];
	const Box = () => (
		<Checkbox checked={isOn.value} onChange={(on) => asked.push(on)}>
			Infinite
		</Checkbox>
	);
	mount(editing(emptyMap()).editor, <Box />);
	const box = page.getByRole('checkbox', { name: 'Infinite' });
	await box.click();
	await expect.element(box).not.toBeChecked();
	isOn.value = true;
	await expect.element(box).toBeChecked();
	await box.click();
	await expect.element(box).toBeChecked();
	expect(asked).toEqual([true, false]);
});
