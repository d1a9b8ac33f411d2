import { expect } from '@playwright/test';
import type { EditorWords } from './editor.ts';
import { layerRow, layerTree, showPanel } from './panels.ts';

/** The actions of somebody new: they use only what is seen on the page, and no shortcuts. */
export interface NewcomerWords {
	/** Begins a map from the menu; numbers are the values of the dialog's fields, by their labels. */
	beginMap(orientation: string, numbers: Readonly<Record<string, number>>): Promise<void>;
	/** Makes a tileset of an image, from the empty panel. */
	makeTileset(image: string, tileWidth: number, tileHeight: number): Promise<void>;
	/** Adds a tileset of a file, from the empty panel. */
	addTileset(file: string): Promise<void>;
	/** Chooses the terrain that the terrain brush paints. */
	chooseTerrain(name: string): Promise<void>;
	chooseTool(name: string): Promise<void>;
	/** Adds a layer by the button below the layers. */
	addLayer(kind: 'Object Layer' | 'Group Layer'): Promise<void>;
	/** Presses a button below the layers. */
	pressLayerButton(name: string): Promise<void>;
	/** Chooses an entry of the menu of a layer. */
	chooseForLayer(layer: string, entry: string): Promise<void>;
	renameLayer(from: string, to: string): Promise<void>;
	/** Presses the eye or the lock of a layer. */
	switchLayer(what: 'Hide' | 'Show' | 'Lock' | 'Unlock', layer: string): Promise<void>;
	/** Chooses several layers. */
	chooseLayers(names: readonly string[]): Promise<void>;
	/** Drags a layer below another one. */
	dragLayerBelow(layer: string, other: string): Promise<void>;
	/** Saves from the menu; a new map is asked for its place. */
	saveAs(path: string): Promise<void>;
	/** Exports from the menu. */
	exportFor(version: string, path: string): Promise<void>;
}

export function newcomerOn({ page }: EditorWords): NewcomerWords {
	const menu = async (title: string, entry: string): Promise<void> => {
		await page.getByRole('menuitem', { name: title, exact: true }).click();
		await page.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).click();
	};
	return {
		async beginMap(orientation, numbers) {
			await menu('File', 'New Map');
			const dialog = page.getByRole('dialog', { name: 'New Map' });
			await dialog.getByLabel('Orientation').selectOption({ label: orientation });
			for (const [label, value] of Object.entries(numbers)) await dialog.getByLabel(label, { exact: true }).fill(String(value));
			await dialog.getByRole('button', { name: 'Create' }).click();
			await expect(dialog).toHaveCount(0);
		},
		async makeTileset(image, tileWidth, tileHeight) {
			await (await showPanel(page, 'Tilesets')).getByRole('button', { name: 'New Tileset…' }).click();
			const dialog = page.getByRole('dialog', { name: 'New Tileset', exact: true });
			await dialog.getByLabel('Image', { exact: true }).selectOption({ label: image });
			await dialog.getByLabel('Tile width', { exact: true }).fill(String(tileWidth));
			await dialog.getByLabel('Tile height', { exact: true }).fill(String(tileHeight));
			await dialog.getByRole('button', { name: 'Create' }).click();
			await expect(dialog).toHaveCount(0);
		},
		async addTileset(file) {
			await (await showPanel(page, 'Tilesets')).getByRole('button', { name: 'Add External Tileset…' }).click();
			const dialog = page.getByRole('dialog', { name: 'Add External Tileset' });
			await dialog.getByRole('checkbox', { name: file }).check();
			await dialog.getByRole('button', { name: 'Add', exact: true }).click();
			await expect(dialog).toHaveCount(0);
		},
		async chooseTerrain(name) {
			const panel = await showPanel(page, 'Terrain Sets');
			await panel.getByText(name, { exact: true }).click();
		},
		async chooseTool(name) {
			await page.getByRole('button', { name, exact: true }).click();
		},
		async addLayer(kind) {
			await (await showPanel(page, 'Layers')).getByRole('button', { name: 'Add Layer' }).click();
			await page.getByRole('menuitem', { name: `Add ${kind}` }).click();
		},
		async pressLayerButton(name) {
			await (await showPanel(page, 'Layers')).getByRole('button', { name, exact: true }).click();
		},
		async chooseForLayer(layer, entry) {
			await layerRow(page, layer).click({ button: 'right' });
			await page.getByRole('menuitem', { name: entry, exact: true }).click();
		},
		async renameLayer(from, to) {
			await layerRow(page, from).dblclick();
			await page.getByRole('textbox', { name: 'Name of the layer' }).fill(to);
			await page.keyboard.press('Enter');
		},
		async switchLayer(what, layer) {
			await layerRow(page, layer).hover();
			await page.getByRole('button', { name: `${what} ${layer}`, exact: true }).click();
		},
		async chooseLayers([first, ...others]) {
			await layerRow(page, first ?? '').click();
			for (const name of others) await layerRow(page, name).click({ modifiers: ['Control'] });
		},
		async dragLayerBelow(layer, other) {
			// Browsers scroll a list while something is dragged near its edge, if there is more of it: at its end, it stays as it is.
			await layerTree(page).evaluate((tree) => tree.scrollTo(0, tree.scrollHeight));
			const [from, to] = [await layerRow(page, layer).boundingBox(), await layerRow(page, other).boundingBox()];
			if (from === null || to === null) throw new Error('A layer is not seen.');
			await page.mouse.move(from.x + 60, from.y + from.height / 2);
			await page.mouse.down();
			await page.mouse.move(to.x + 60, to.y + to.height - 3, { steps: 8 });
			await page.mouse.up();
		},
		async saveAs(path) {
			await menu('File', 'Save As');
			const dialog = page.getByRole('dialog', { name: 'Save As' });
			await dialog.getByLabel('File', { exact: true }).fill(path);
			await dialog.getByRole('button', { name: 'Save', exact: true }).click();
			await expect(dialog).toHaveCount(0);
			// The dialog is gone before the file is written.
			await expect(page).toHaveTitle(new RegExp(`^${path.slice(path.lastIndexOf('/') + 1)} `));
		},
		async exportFor(version, path) {
			await menu('File', 'Export As…');
			const dialog = page.getByRole('dialog', { name: 'Export As', exact: true });
			await dialog.getByLabel('For version').selectOption({ label: version });
			await dialog.getByLabel('File', { exact: true }).fill(path);
			await dialog.getByRole('button', { name: 'Export', exact: true }).click();
			await expect(page.getByText(/^Exported /)).toBeVisible();
		},
	};
}
