import type { CellBounds } from '@tilewright/format';
import { overlap } from '@tilewright/geometry';
import type { GameMap, TileLayer } from '@tilewright/play';
import { keepParts, layerPosition, pictureLook } from '@tilewright/play/scene';
import type { Scene } from 'phaser';
import { blendMode } from './blend-mode.ts';
import { layerContainer } from './layer-container.ts';
import type { LayerView } from './layer-view.ts';
import type { ShownBlock } from './tile-blocks.ts';
import { shownBlocks } from './tile-blocks.ts';

/** Shows the tiles of a layer that the cameras see: blocks of images, which are shown and hidden together. */
export function tileLayerView(scene: Scene, map: GameMap, layer: TileLayer): LayerView {
	const look = pictureLook(layer);
	const container = layerContainer(scene, layer, blendMode(look.blend));
	const parts = keepParts(map, layer, add, remove);
	/** All blocks, in drawing order, as their containers are in that of the layer. */
	const blocks: ShownBlock[] = [];
	return {
		container,
		see(views) {
			parts.follow(...views);
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
		redraw: () => parts.clear(),
	};

	function add(part: CellBounds): ReadonlySet<ShownBlock> {
		const own = new Set(shownBlocks(scene, map, layer, part, look));
		for (const block of own) {
			const index = placeFor(blocks, block.order);
			blocks.splice(index, 0, block);
			container.addAt(block.container, index);
		}
		return own;
	}

	function remove(gone: ReadonlySet<ShownBlock>): void {
		const left = blocks.filter((block) => !gone.has(block));
		blocks.splice(0, blocks.length, ...left);
		for (const block of gone) block.container.destroy();
	}
}

/** The place for a block with an order: after those with the same order. */
function placeFor(blocks: readonly ShownBlock[], order: number): number {
	let [from, to] = [0, blocks.length];
	while (from < to) {
		const middle = (from + to) >> 1;
		if ((blocks[middle]?.order ?? 0) <= order) from = middle + 1;
		else to = middle;
	}
	return from;
}
