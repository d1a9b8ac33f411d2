import type { CellBounds } from '@tilewright/format';
import type { Rect } from '@tilewright/geometry';
import { overlap } from '@tilewright/geometry';
import type { GameMap, TileLayer } from '@tilewright/play';
import { chunksWithin } from '@tilewright/play/coordinates';
import type { TileBlock } from '@tilewright/play/scene';
import { keepParts, placedMatrix, tileBlocks } from '@tilewright/play/scene';
import type { MapPictures } from '../pictures/map-pictures.ts';
import type { LayerView } from './layer-view.ts';
import type { ShownImage } from './shown-image.ts';
import { shownImage } from './shown-image.ts';
import { drawTile } from './tile-image.ts';

/** Tiles that are drawn if their box is in view; without a box, always. */
interface ShownBlock extends Pick<TileBlock, 'order' | 'box'> {
	readonly images: readonly ShownImage[];
}

/** Draws the tiles of a layer that the camera sees. */
export function tileLayerView(map: GameMap, layer: TileLayer, pictures: MapPictures): LayerView {
	const parts = keepParts(map, layer, blocksOf, undefined, partsIn);
	/** The blocks of all parts, in drawing order. */
	let blocks: readonly ShownBlock[] = [];
	return {
		draw(context, view, time) {
			if (parts.follow(view))
				blocks = parts
					.all()
					.flat()
					.sort((a, b) => a.order - b.order);
			for (const { box, images } of blocks) {
				if (box !== undefined && overlap(box, view) === undefined) continue;
				for (const image of images) {
					const shown = image(time);
					if (shown !== undefined) drawTile(context, shown);
				}
			}
		},
		redraw: () => parts.clear(),
	};

	/** The parts in a view that is relative to the layer. */
	function partsIn({ x, y, width, height }: Rect): CellBounds[] {
		return chunksWithin(map, layer, { x: x + layer.offsetx, y: y + layer.offsety, width, height });
	}

	function blocksOf(part: CellBounds): ShownBlock[] {
		return tileBlocks(map, layer, part).map(({ tiles, ...block }) => ({
			...block,
			images: tiles.map((placed) => shownImage(map, pictures, placed.tile, (shown) => placedMatrix(map, placed, shown))),
		}));
	}
}
