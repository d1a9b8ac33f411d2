import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editing, emptyMap } from '../../test/support/editing.ts';
import { mount } from '../../test/support/mount.tsx';
import { NumberInput } from './fields.ts';

test('a number can be shown shorter than it is: leaving the field changes nothing, and sums take what is shown', async () => {
	const committed = vi.fn();
	mount(editing(emptyMap()).editor, <NumberInput label="X" value={432.26666} fractions decimals={2} onCommit={committed} />);
	const field = page.getByRole('spinbutton', { name: 'X' });
	await expect.element(field).toHaveValue('432.27');
	await field.click();
	await userEvent.keyboard('{Enter}{Tab}');
	expect(committed).not.toHaveBeenCalled();
	await field.click();
	await userEvent.keyboard('{ArrowUp}');
	expect(committed).toHaveBeenLastCalledWith(433.26666);
	await field.fill('32*4');
	await userEvent.keyboard('{Enter}');
	expect(committed).toHaveBeenLastCalledWith(128);
});
