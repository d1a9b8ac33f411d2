import type { Locator, Page } from '@playwright/test';
import type { TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';

/** The map as the page shows it: finds the places of cells by the geometry of the format, not by the editor's own code. */
export interface MapOnPage {
	/** The point of the page in the middle of a cell. */
	cell(x: number, y: number): Vector;
	/** The point of the page for a position of objects, in pixels of the map. */
	pixel(x: number, y: number): Vector;
}

/** Shows the map at 100 %, with its middle in the middle of the view. */
export async function mapOnPage(page: Page, view: Locator, map: TileMap): Promise<MapOnPage> {
	await view.focus();
	await page.keyboard.press('Control+Slash');
	await page.keyboard.press('Control+0');
	const box = await view.boundingBox();
	if (box === null) throw new Error('The map is not on the page.');
	const geometry = geometryOf(map);
	const { x, y, width, height } = geometry.bounds({ x: 0, y: 0, width: map.width, height: map.height });
	const onPage = (screen: Vector): Vector => ({
		x: box.x + box.width / 2 + screen.x - (x + width / 2),
		y: box.y + box.height / 2 + screen.y - (y + height / 2),
	});
	return {
		cell(column, row) {
			const corners = geometry.outline(column, row);
			const sum = corners.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
			return onPage({ x: sum.x / corners.length, y: sum.y / corners.length });
		},
		pixel: (px, py) => onPage(geometry.pixelToScreen(px, py)),
	};
}
