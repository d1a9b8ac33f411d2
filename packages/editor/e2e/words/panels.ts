import type { Locator, Page } from '@playwright/test';

/** Shows a panel, and finds it. */
export async function showPanel(page: Page, title: string): Promise<Locator> {
	await page.getByRole('tab', { name: title, exact: true }).first().click();
	return page.getByRole('tabpanel', { name: title, exact: true });
}

/** The panel of layers, without its buttons. */
export const layerTree = (page: Page): Locator => page.getByRole('tree', { name: 'Layers of the map' });

/** The row of a layer in the panel of layers. */
export const layerRow = (page: Page, name: string): Locator => layerTree(page).getByRole('treeitem', { name, exact: true });

/** An object in the objects panel: its name is followed by its class. */
export const objectItem = (page: Page, name: string): Locator =>
	page.getByRole('tree', { name: 'Objects of the map' }).getByRole('treeitem', { name: new RegExp(`^${name}(?:,|$)`) });
