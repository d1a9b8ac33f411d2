import type { CellBounds } from '@tilewright/format';
import { overlap, widened } from '@tilewright/geometry';
import type { GameMap, TileLayer } from '@tilewright/play';
import { layerPosition, partsInView, pictureLook } from '@tilewright/play/scene';
import type { Scene } from 'phaser';
import { blendMode } from './blend-mode.ts';
import { layerContainer } from './layer-container.ts';
import type { LayerView } from './layer-view.ts';
import type { ShownBlock } from './tile-blocks.ts';
import { shownBlocks } from './tile-blocks.ts';

/** Parts stay until they are so far out of view, in pixels: a camera that goes to and fro would make them again and again. */
const KEPT = 256;

/** Shows the tiles of a layer that the cameras see: blocks of images, which are shown and hidden together. */
export function tileLayerView(scene: Scene, map: GameMap, layer: TileLayer): LayerView {
	const look = pictureLook(layer);
	const container = layerContainer(scene, layer, blendMode(look.blend));
	const parts = new Map<CellBounds, readonly ShownBlock[]>();
	/** All blocks, in drawing order, as their containers are in that of the layer. */
	const blocks: ShownBlock[] = [];
	return {
		container,
		see(views) {
			const seen = new Set(views.flatMap((view) => partsInView(map, layer, view)));
			const kept = new Set<CellBounds>(views.flatMap((view) => partsInView(map, layer, widened(view, KEPT))));
			for (const part of [...parts.keys()]) if (!kept.has(part)) remove(part);
			for (const part of seen) if (!parts.has(part)) add(part);
			const areas = views.map((view) => {
				const { x, y } = layerPosition(map, layer, view);
				return { ...view, x: view.x - x, y: view.y - y };
			});
			for (const { container: own, box } of blocks)
				own.visible = box === undefined || areas.some((area) => overlap(box, area) !== undefined);
		},
		animate(time) {
			for (const { animated, container: own } of blocks) if (own.visible) for (const { show } of animated) show(time);
		},
		redraw() {
			for (const part of [...parts.keys()]) remove(part);
		},
	};

	function add(part: CellBounds): void {
		const own = shownBlocks(scene, map, layer, part, look);
		parts.set(part, own);
		for (const block of own) {
			const index = placeFor(blocks, block.order);
			blocks.splice(index, 0, block);
			container.addAt(block.container, index);
		}
	}

	function remove(part: CellBounds): void {
		const gone = new Set(parts.get(part));
		parts.delete(part);
		const left = blocks.filter((block) => !gone.has(block));
		blocks.splice(0, blocks.length, ...left);
		for (const block of gone) block.container.destroy();
	}
}

/** Where a block with an order comes: after those with the same. */
function placeFor(blocks: readonly ShownBlock[], order: number): number {
	let [from, to] = [0, blocks.length];
	while (from < to) {
		const middle = (from + to) >> 1;
		if ((blocks[middle]?.order ?? 0) <= order) from = middle + 1;
		else to = middle;
	}
	return from;
}
