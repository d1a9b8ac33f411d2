import type { RawObject } from '../model/json-value.ts';
import { countsOf } from '../read/settle/tileset.ts';
import type { ImageSize } from './image-sizes.ts';

/**
 * The columns and tiles of a tileset whose image has a size, by its own fields; `undefined` if its tiles have no size.
 *
 * @param tileset - as its file has it
 */
export function imageCounts(
	tileset: RawObject,
	{ width, height }: ImageSize,
): { readonly columns: number; readonly tilecount: number } | undefined {
	const number = (field: string): number => Number(tileset[field] ?? 0);
	const grid = { tilewidth: number('tilewidth'), tileheight: number('tileheight'), spacing: number('spacing'), margin: number('margin') };
	const counts = countsOf(grid, width, height);
	const tiles: readonly unknown[] = Array.isArray(tileset['tiles']) ? tileset['tiles'] : [];
	const beyond = tiles.filter(
		(tile) => typeof tile === 'object' && tile !== null && 'id' in tile && Number(tile.id) >= (counts?.tilecount ?? 0),
	);
	return counts && { columns: counts.columns, tilecount: counts.tilecount + beyond.length };
}
