import type { Locator, Page } from '@playwright/test';
import { showPanel } from './panels.ts';

/** The actions of a person in the properties panel. */
export interface PropertiesWords {
	/** Writes into a field, and presses Enter. */
	write(field: string, value: string): Promise<void>;
	/** Chooses one of the words of a field. */
	choose(field: string, value: string): Promise<void>;
	/** Sets or clears a check box. */
	check(field: string, isOn: boolean): Promise<void>;
	/** Sets or clears one of the flags of a property. */
	checkIn(field: string, flag: string, isOn: boolean): Promise<void>;
	/** Adds an item to the only list. */
	addItem(type: string): Promise<void>;
	/** Adds a custom property. */
	add(name: string, type: string): Promise<void>;
	rename(from: string, to: string): Promise<void>;
	remove(name: string): Promise<void>;
}

/** Shows the properties panel. */
export async function propertiesOn(page: Page): Promise<PropertiesWords> {
	const panel = await showPanel(page, 'Properties');
	const field = (label: string): Locator => panel.getByLabel(label, { exact: true });
	return {
		async write(label, value) {
			await field(label).fill(value);
			await field(label).press('Enter');
		},
		async choose(label, value) {
			await field(label).selectOption({ label: value });
		},
		async check(label, isOn) {
			await field(label).setChecked(isOn);
		},
		async checkIn(label, flag, isOn) {
			await panel.getByRole('group', { name: label, exact: true }).getByRole('checkbox', { name: flag, exact: true }).setChecked(isOn);
		},
		async addItem(type) {
			await panel.getByRole('button', { name: 'Add an item', exact: true }).click();
			await page.getByRole('menuitem', { name: type, exact: true }).click();
		},
		async add(name, type) {
			await field('Name of the new property').fill(name);
			await field('Type of the new property').selectOption({ label: type });
			await panel.getByRole('button', { name: 'Add', exact: true }).click();
		},
		async rename(from, to) {
			await panel.getByText(from, { exact: true }).dblclick();
			await field('Name of the property').fill(to);
			await field('Name of the property').press('Enter');
		},
		async remove(name) {
			await panel.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
		},
	};
}
