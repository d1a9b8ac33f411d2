import type { TileMap } from '@tilewright/format';
import type { TilesetArt } from '../scene/tile-art.ts';

/** Where in its box an object's position lies, as shares of width and height, from the top left. */
export interface Anchor {
	readonly x: number;
	readonly y: number;
}

const ANCHORS: Record<Exclude<TilesetArt['alignment'], 'unspecified'>, Anchor> = {
	topleft: { x: 0, y: 0 },
	top: { x: 0.5, y: 0 },
	topright: { x: 1, y: 0 },
	left: { x: 0, y: 0.5 },
	center: { x: 0.5, y: 0.5 },
	right: { x: 1, y: 0.5 },
	bottomleft: { x: 0, y: 1 },
	bottom: { x: 0.5, y: 1 },
	bottomright: { x: 1, y: 1 },
};

/** The anchor of a tile object (rule R8); where its tileset does not say: bottom left, and bottom on isometric maps. */
export function anchorOf(alignment: TilesetArt['alignment'], orientation: TileMap['orientation']): Anchor {
	if (alignment !== 'unspecified') return ANCHORS[alignment];
	return orientation === 'isometric' ? ANCHORS.bottom : ANCHORS.bottomleft;
}
