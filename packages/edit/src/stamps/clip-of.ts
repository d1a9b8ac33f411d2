import type { FiniteTileLayer, TileMap } from '@tilewright/format';
import { createLayer } from '../make/create-layer.ts';
import type { Stamp } from './stamp.ts';

/**
 * Makes a small map of a stamp, as {@link copySelection} makes one of a selection, so that other maps can be painted with it.
 *
 * @param map - the map that the GIDs belong to
 * @example editor.stamp = [{ clip: clipOf(map, stampOf([[5, 6]])) }];
 */
export function clipOf(map: TileMap, { width, height, gids, shiftsOdd }: Stamp): TileMap {
	const { editorsettings: _, ...fields } = map;
	const clip: TileMap = { ...fields, infinite: false, width, height, properties: [], layers: [], nextlayerid: 2 };
	const layer: FiniteTileLayer = { ...createLayer(clip, 'tilelayer', { id: 1 }), width, height, data: gids };
	const shifted: TileMap =
		shiftsOdd === undefined || (clip.orientation !== 'staggered' && clip.orientation !== 'hexagonal')
			? clip
			: { ...clip, staggerindex: shiftsOdd ? 'odd' : 'even' };
	return { ...shifted, layers: [layer] };
}
