import type { FiniteTileLayer, TileLayer, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import type { Turn } from '../cells/turn-gid.ts';
import { clipLayers } from './clip-layers.ts';
import { turnStamps } from './turn-stamp.ts';

/**
 * Flips or rotates the tiles of a small map, such as {@link copySelection} makes: all layers together. Other layers
 * are left out.
 *
 * @example editor.stamp = turnClip(clip, 'rotate-right');
 */
export function turnClip(clip: TileMap, turn: Turn): TileMap {
	const layers = clipLayers(clip);
	const stamps = turnStamps(
		layers.map(({ stamp }) => stamp),
		turn,
		clip,
	);
	const [first] = stamps;
	if (first === undefined) return clip;
	const { width, height, shiftsOdd } = first;
	const turned = layers.map(({ layer }, i): FiniteTileLayer => {
		const { gids } = stamps[i] ?? first;
		return { ...withoutChunks(layer), width, height, data: gids };
	});
	const sized = { ...clip, infinite: false, width, height, layers: turned };
	return shiftsOdd === undefined || (sized.orientation !== 'staggered' && sized.orientation !== 'hexagonal')
		? sized
		: { ...sized, staggerindex: shiftsOdd ? 'odd' : 'even' };
}

function withoutChunks(layer: TileLayer): Omit<FiniteTileLayer, 'data'> {
	if (!isInfinite(layer)) return layer;
	const { chunks: _, startx: __, starty: ___, ...fields } = layer;
	return { ...fields, x: 0, y: 0 };
}
