import type { CellBounds } from '@tilewright/format';
import type { Rect } from '@tilewright/geometry';
import { overlap, widened } from '@tilewright/geometry';
import type { GameMap, TileLayer } from '@tilewright/play';
import { chunksWithin } from '@tilewright/play/coordinates';
import type { TileBlock } from '@tilewright/play/scene';
import { placedMatrix, tileBlocks } from '@tilewright/play/scene';
import type { MapPictures } from '../pictures/map-pictures.ts';
import type { LayerView } from './layer-view.ts';
import type { ShownImage } from './shown-image.ts';
import { shownImage } from './shown-image.ts';
import { drawTile } from './tile-image.ts';

/** Tiles that are drawn if their box is in view; without a box, always. */
interface ShownBlock extends Pick<TileBlock, 'order' | 'box'> {
	readonly images: readonly ShownImage[];
}

/** Parts stay until they are so far out of view, in pixels: a camera that goes to and fro would make them again and again. */
const KEPT = 256;

/** Draws the tiles of a layer that the camera sees. */
export function tileLayerView(map: GameMap, layer: TileLayer, pictures: MapPictures): LayerView {
	const parts = new Map<CellBounds, readonly ShownBlock[]>();
	/** The blocks of all parts, in drawing order. */
	let blocks: readonly ShownBlock[] = [];
	return {
		draw(context, view, time) {
			bringParts(view);
			for (const { box, images } of blocks) {
				if (box !== undefined && overlap(box, view) === undefined) continue;
				for (const image of images) {
					const shown = image(time);
					if (shown !== undefined) drawTile(context, shown);
				}
			}
		},
		redraw() {
			parts.clear();
			blocks = [];
		},
	};

	function bringParts(view: Rect): void {
		const kept = new Set<CellBounds>(partsIn(widened(view, KEPT)));
		const gone = [...parts.keys()].filter((part) => !kept.has(part));
		const come = partsIn(view).filter((part) => !parts.has(part));
		for (const part of gone) parts.delete(part);
		for (const part of come) parts.set(part, blocksOf(part));
		if (gone.length + come.length > 0) blocks = [...parts.values()].flat().sort((a, b) => a.order - b.order);
	}

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
