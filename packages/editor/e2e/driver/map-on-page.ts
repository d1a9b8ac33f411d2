import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';

/** The map as the page shows it: finds the places of cells by the geometry of the format, not by the editor's own code. */
export interface MapOnPage {
	/** The point of the page in the middle of a cell. */
	cell(x: number, y: number): Promise<Vector>;
	/** The point of the page for a position of objects, in pixels of the map. */
	pixel(x: number, y: number): Promise<Vector>;
}

/** Shows the map at 100 %, with a cell in the middle of the view. */
export async function mapOnPage(page: Page, view: Locator, map: TileMap, [column, row]: readonly [number, number]): Promise<MapOnPage> {
	// A map that has just come to the front says its zoom as soon as it can be moved.
	const zoom = page.getByRole('button', { name: /^Zoom: / });
	await expect(zoom).toBeEnabled();
	await view.focus();
	await page.keyboard.press('Control+0');
	await expect(zoom).toHaveAccessibleName('Zoom: 100 %');
	await page.keyboard.press('Control+Shift+G');
	await page.getByRole('dialog').getByRole('textbox').fill(`${column}, ${row}`);
	await page.keyboard.press('Enter');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	const box = await boxOf(view);
	const geometry = geometryOf(map);
	const middleOf = (x: number, y: number): Vector => {
		const corners = geometry.outline(x, y);
		const sum = corners.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
		return { x: sum.x / corners.length, y: sum.y / corners.length };
	};
	const center = middleOf(column, row);
	const onPage = async (screen: Vector): Promise<Vector> => {
		const now = await boxOf(view);
		if (now.x !== box.x || now.y !== box.y || now.width !== box.width || now.height !== box.height)
			throw new Error('The view has another place or size now. Look at a cell again.');
		return { x: box.x + box.width / 2 + screen.x - center.x, y: box.y + box.height / 2 + screen.y - center.y };
	};
	return {
		cell: (x, y) => onPage(middleOf(x, y)),
		pixel: (x, y) => onPage(geometry.pixelToScreen(x, y)),
	};
}

async function boxOf(view: Locator): Promise<Exclude<Awaited<ReturnType<Locator['boundingBox']>>, null>> {
	const box = await view.boundingBox();
	if (box === null) throw new Error('The map is not on the page.');
	return box;
}
