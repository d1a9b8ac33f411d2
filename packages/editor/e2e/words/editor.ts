import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Document, TileMap } from '@tilewright/format';
import { read } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import type { MapOnPage } from '../driver/map-on-page.ts';
import { mapOnPage } from '../driver/map-on-page.ts';
import type { ServedEditor } from '../driver/served-editor.ts';
import { objectItem, showPanel } from './panels.ts';

type Cell = readonly [x: number, y: number];

/** The actions of a person in the editor, in the words of a person. */
export interface EditorWords {
	readonly page: Page;
	readonly view: Locator;
	/** Shows the map at 100 %, with a cell in the middle: other cells are found from there. */
	lookAt(cell: Cell): Promise<void>;
	/** Runs an action by the command palette. */
	run(action: string): Promise<void>;
	/** Presses keys on the map. */
	press(keys: string): Promise<void>;
	chooseLayer(name: string): Promise<void>;
	/** Chooses the first tile of a tileset by its position in the panel. */
	chooseTile(tileset: string, column: number, row: number): Promise<void>;
	/** Chooses an object in the list of objects. */
	chooseObject(name: string): Promise<void>;
	clickCell(cell: Cell, options?: { readonly button?: 'left' | 'right' }): Promise<void>;
	/** Presses on a cell, moves over others and lets go on the last. */
	dragCells(cells: readonly Cell[], options?: { readonly button?: 'left' | 'right' }): Promise<void>;
	/** The point of the page in the middle of a cell. */
	pointOf(cell: Cell): Promise<Vector>;
	clickPixel(at: Cell): Promise<void>;
	/** Clicks next to a position of objects, by pixels of the screen. */
	clickBeside(at: Cell, by: Vector): Promise<void>;
	dragPixels(from: Cell, to: Cell): Promise<void>;
	/** Saves the map, which has unsaved changes, and waits until the editor says that they are saved. */
	save(): Promise<void>;
	/** Undoes all steps. */
	undoAll(): Promise<void>;
	/** Does all steps again that were undone. */
	redoAll(): Promise<void>;
	/** The map that is on the disk now. */
	saved(path: string): TileMap;
	/** Goes to the tab of another map, which is already open. */
	goTo(path: string): Promise<EditorWords>;
	/** Answers a question of the editor: in a bar above the map, or in a dialog. */
	answer(question: RegExp, answer: string): Promise<void>;
	/** Nothing went wrong in the page so far. */
	expectNoErrors(): void;
}

/** Opens the served editor and waits for its map. */
export async function openEditor(page: Page, served: ServedEditor, path: string): Promise<EditorWords> {
	const errors: string[] = [];
	page.on('pageerror', (error) => errors.push(error.message));
	page.on('console', (message) => {
		// The browser reports each answer 404, also where the editor asks whether a file exists.
		const isQuestion = message.location().url.includes('/api/file');
		if (message.type() === 'error' && !isQuestion) errors.push(message.text());
	});
	await page.goto(served.url);
	return await wordsFor(page, served, path, errors);
}

async function wordsFor(page: Page, served: ServedEditor, path: string, errors: readonly string[]): Promise<EditorWords> {
	const view = page.getByRole('application', { name: path });
	await expect(view).toBeVisible();
	const start = mapIn(served, path);
	let places: MapOnPage | undefined;
	const placesNow = (): MapOnPage => {
		if (places === undefined) throw new Error('Look at a cell first.');
		return places;
	};

	async function drag(points: readonly Vector[], button: 'left' | 'right'): Promise<void> {
		const [first, ...rest] = points;
		if (first === undefined) return;
		await page.mouse.move(first.x, first.y);
		await page.mouse.down({ button });
		for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
		await page.mouse.up({ button });
	}

	return {
		page,
		view,
		async lookAt(cell) {
			places = await mapOnPage(page, view, start, cell);
		},
		async run(action) {
			await view.focus();
			await page.keyboard.press('Control+Shift+P');
			await page.getByRole('combobox', { name: 'Search Actions' }).fill(action);
			await page.getByRole('option', { name: action }).first().click();
			await expect(page.getByRole('combobox', { name: 'Search Actions' })).toHaveCount(0);
		},
		async press(keys) {
			await view.focus();
			await page.keyboard.press(keys);
		},
		async chooseLayer(name) {
			await showPanel(page, 'Layers');
			await page.getByRole('tree', { name: 'Layers of the map' }).getByRole('treeitem', { name, exact: true }).click();
		},
		async chooseObject(name) {
			await showPanel(page, 'Objects');
			await page.getByPlaceholder('Filter by name, class or id').fill(name);
			await objectItem(page, name).click();
		},
		async chooseTile(tileset, column, row) {
			await showPanel(page, 'Tilesets');
			await page.getByRole('tab', { name: tileset, exact: true }).click();
			const tiles = page.getByRole('listbox', { name: `Tiles of ${tileset}` });
			const { tilewidth, columns } = tilesetIn(served, start, tileset);
			// The panel may still find the zoom at which a row fits.
			await expect(async () => {
				const zoom = Number.parseFloat((await page.getByLabel('Zoom of the tiles').locator('option:checked').textContent()) ?? '') / 100;
				const size = (tilewidth + 1) * zoom;
				await tiles.click({ position: { x: (column + 0.5) * size, y: (row + 0.5) * size } });
				await expect(tiles.getByRole('option', { name: `Tile ${row * columns + column}`, exact: true })).toBeAttached({ timeout: 2000 });
			}).toPass({ timeout: 60_000 });
		},
		async clickCell([x, y], { button = 'left' } = {}) {
			const at = await placesNow().cell(x, y);
			await page.mouse.click(at.x, at.y, { button });
		},
		async dragCells(cells, { button = 'left' } = {}) {
			const on = placesNow();
			await drag(await Promise.all(cells.map(([x, y]) => on.cell(x, y))), button);
		},
		pointOf: ([x, y]) => placesNow().cell(x, y),
		async clickPixel([x, y]) {
			const at = await placesNow().pixel(x, y);
			await page.mouse.click(at.x, at.y);
		},
		async clickBeside([x, y], by) {
			const at = await placesNow().pixel(x, y);
			await page.mouse.click(at.x + by.x, at.y + by.y);
		},
		async dragPixels(from, to) {
			const on = placesNow();
			await drag([await on.pixel(...from), await on.pixel(...to)], 'left');
		},
		async save() {
			await expect(page).toHaveTitle(/^\*/);
			await view.focus();
			await page.keyboard.press('Control+S');
			await expect(page).not.toHaveTitle(/^\*/);
		},
		async undoAll() {
			const undo = page.getByRole('button', { name: 'Undo', exact: true });
			await expect(undo).toBeEnabled();
			await view.focus();
			while (await undo.isEnabled()) await page.keyboard.press('Control+Z');
		},
		async redoAll() {
			const redo = page.getByRole('button', { name: 'Redo', exact: true });
			await expect(redo).toBeEnabled();
			await view.focus();
			while (await redo.isEnabled()) await page.keyboard.press('Control+Shift+Z');
		},
		saved: (file) => mapIn(served, file),
		async goTo(other) {
			await page
				.getByRole('tab')
				.filter({ hasText: nameOf(other) })
				.click();
			return await wordsFor(page, served, other, errors);
		},
		async answer(question, answer) {
			const asked = page.getByRole('dialog').or(page.getByRole('alert')).filter({ hasText: question });
			await asked.getByRole('button', { name: answer, exact: true }).click();
			await expect(asked).toHaveCount(0);
		},
		expectNoErrors: () => expect(errors).toEqual([]),
	};
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function documentIn(served: ServedEditor, path: string): Document {
	const { doc, issues } = read(served.contentOf(path));
	if (doc === undefined) throw new Error(`${path}: ${issues[0]?.message}`);
	return doc;
}

function mapIn(served: ServedEditor, path: string): TileMap {
	const doc = documentIn(served, path);
	if (doc.type !== 'map') throw new Error(`${path} is no map.`);
	return doc;
}

function tilesetIn(served: ServedEditor, map: TileMap, name: string): { readonly tilewidth: number; readonly columns: number } {
	for (const tileset of map.tilesets) {
		if (!('source' in tileset)) {
			if (tileset.name === name) return tileset;
			continue;
		}
		const doc = documentIn(served, tileset.source.replace('../', ''));
		if (doc.type === 'tileset' && doc.name === name) return doc;
	}
	throw new Error(`The map has no tileset ${name}.`);
}
