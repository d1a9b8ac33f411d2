import { setWangIds } from '@tilewright/edit/terrain';
import { chooseColor, chooseSet } from '@tilewright/editor-core/session/terrain-editing.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editingTileset, ground, groundWith, stepsOf } from '../../../test/support/editing-tileset.ts';
import { mount } from '../../../test/support/mount.tsx';
import { propertiesPanel } from '../properties/properties-panel.tsx';
import { terrainSetsPanel } from './terrain-sets-panel.tsx';

const Panel = terrainSetsPanel.component;
const Properties = propertiesPanel.component;

const option = (name: string | RegExp) => page.getByRole('option', { name });

test('[Q40] without sets, the panel offers to make one', async () => {
	const { editor, session } = await editingTileset(ground);
	mount(editor, <Panel />);
	await page.getByRole('button', { name: 'New Edge Set' }).click();
	await expect.element(option('Unnamed Set Edges')).toHaveAttribute('aria-selected', 'true');
	expect(session.doc.value.wangsets).toHaveLength(1);
});

test('[Q42] a click on a color makes it the one that is marked', async () => {
	const { editor, session } = await editingTileset(groundWith('corner'));
	mount(editor, <Panel />);
	await option('Color 2').click();
	expect([session.terrain.color.value, session.terrain.isMarking.value]).toEqual([2, true]);
	await option('Erase Terrain').click();
	expect(session.terrain.color.value).toBe(0);
	await userEvent.keyboard('{ArrowDown}');
	expect(session.terrain.color.value).toBe(1);
	await expect.element(option('Color 1')).toHaveFocus();
});

test('[Q43] sets and colors are renamed where they are listed, each as one step', async () => {
	const { editor, session } = await editingTileset(groundWith('corner'));
	mount(editor, <Panel />);
	await option(/Land/).dblClick();
	await userEvent.keyboard('Coast{Enter}');
	await option('Color 1').click();
	await userEvent.keyboard('{F2}Grass{Enter}');
	await expect.element(option('Grass')).toHaveFocus();
	await userEvent.keyboard('{F2}Mud{Escape}');
	await expect.element(option('Grass')).toHaveFocus();
	expect(session.doc.value.wangsets).toMatchObject([{ name: 'Coast', colors: [{ name: 'Grass' }, { name: '' }] }]);
	expect(stepsOf(session)).toEqual(['Rename Terrain Set', 'Rename Terrain']);
	expect(session.terrain.isMarking.value).toBe(true);
});

test('[Q41, Q44] Delete removes the current color, or the current set', async () => {
	const { editor, session } = await editingTileset(groundWith('corner'));
	mount(editor, <Panel />);
	await option('Color 2').click();
	await userEvent.keyboard('{Delete}');
	await expect.element(option('Color 2')).not.toBeInTheDocument();
	await expect.element(option('Color 1')).toHaveFocus();
	await option(/Land/).click();
	await userEvent.keyboard('{Delete}');
	await expect.poll(() => session.doc.value.wangsets).toEqual([]);
});

test('[Q42] all patterns are listed; those in use say so, and the chosen one turns', async () => {
	const { editor, session } = await editingTileset(groundWith('edge'));
	session.do('Mark', setWangIds(session.doc.value, [], 0, new Map([[0, [1, 0, 1, 0, 1, 0, 1, 0]]])));
	mount(editor, <Panel />);
	await page.getByRole('tab', { name: 'Patterns' }).click();
	const first = option('top Color 1, right Color 1, bottom Color 1, left Color 1; in use');
	await expect.element(first).toHaveAttribute('aria-setsize', '16');
	await option('top Color 1, right Color 1, bottom Color 1, left Color 2').click();
	expect(session.terrain.pattern.value).toEqual([1, 0, 1, 0, 1, 0, 2, 0]);
	await page.getByRole('button', { name: /^Rotate Right/ }).click();
	await expect.poll(() => session.terrain.pattern.value).toEqual([2, 0, 1, 0, 1, 0, 1, 0]);
	// Arrows go on from the chosen pattern, even after it was turned.
	page.getByRole('listbox', { name: 'Patterns of Land' }).element().focus();
	await userEvent.keyboard('{ArrowRight}');
	expect(session.terrain.pattern.value).toEqual([2, 0, 1, 0, 1, 0, 2, 0]);
});

test('[Q42] of very many patterns, only the first are listed', async () => {
	const { editor, session } = await editingTileset(groundWith('mixed'));
	mount(
		editor,
		<>
			<Panel />
			<Properties />
		</>,
	);
	chooseSet(session.terrain, 0);
	const count = page.getByRole('spinbutton', { name: 'Colors' });
	await count.fill('5');
	await userEvent.keyboard('{Enter}');
	await page.getByRole('tab', { name: 'Patterns' }).click();
	await expect.element(page.getByText('The set has 390,625 patterns. The first 65,536 are shown.')).toBeInTheDocument();
	expect(document.querySelectorAll('.terrain-pattern').length).toBeLessThan(500);
	expect(stepsOf(session)).toEqual(['Change Colors']);
});

test('[Q41] the probability of a color is at least 0.01; its name keeps the focus while it changes', async () => {
	const { editor, session } = await editingTileset(groundWith('corner'));
	mount(editor, <Properties />);
	chooseColor(session.terrain, 1);
	const probability = page.getByRole('spinbutton', { name: 'Probability' });
	await probability.fill('0');
	await userEvent.keyboard('{Enter}');
	await expect.element(probability).toHaveValue('0.01');
	chooseSet(session.terrain, 0);
	const name = page.getByRole('textbox', { name: 'Name', exact: true });
	await name.fill('Coast');
	await userEvent.keyboard('{Enter}');
	expect(session.doc.value.wangsets).toMatchObject([{ name: 'Coast', colors: [{ probability: 0.01 }, {}] }]);
	await expect.element(name).toHaveFocus();
});
