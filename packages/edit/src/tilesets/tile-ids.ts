import type { EmbeddedTileset, Tile, WangSet } from '@tilewright/format';

/** The parts of a tileset that refer to its tiles. */
type TileData = Pick<EmbeddedTileset, 'tiles' | 'wangsets'>;

/**
 * Changes the ids of a tileset's tiles in all that it says about them: tiles, frames of animations, Wang sets.
 *
 * @param idOf - the new id; `undefined` for a tile that goes
 */
export const withTileIds = ({ tiles, wangsets }: TileData, idOf: (id: number) => number | undefined): TileData => ({
	tiles: tiles.flatMap((tile): Tile[] => {
		const id = idOf(tile.id);
		if (id === undefined) return [];
		const animation = tile.animation.flatMap((frame) => {
			const tileid = idOf(frame.tileid);
			return tileid === undefined ? [] : [tileid === frame.tileid ? frame : { ...frame, tileid }];
		});
		return [{ ...tile, id, animation }];
	}),
	wangsets: wangsets.map(
		(set): WangSet => ({
			...set,
			tile: iconOf(set.tile, idOf),
			colors: set.colors.map((color) => ({ ...color, tile: iconOf(color.tile, idOf) })),
			wangtiles: set.wangtiles.flatMap((wangtile) => {
				const tileid = idOf(wangtile.tileid);
				return tileid === undefined ? [] : [{ ...wangtile, tileid }];
			}),
		}),
	),
});

const iconOf = (tile: number, idOf: (id: number) => number | undefined): number => (tile < 0 ? tile : (idOf(tile) ?? -1));
