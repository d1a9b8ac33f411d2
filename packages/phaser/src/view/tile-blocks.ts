import type { CellBounds } from '@tilewright/format';
import type { GameMap, TileLayer } from '@tilewright/play';
import type { Look, TileBlock } from '@tilewright/play/scene';
import { placedMatrix, tileBlocks } from '@tilewright/play/scene';
import type { GameObjects, Scene } from 'phaser';
import type { Animated } from './tile-image.ts';
import { tileImage } from './tile-image.ts';

/** Tiles that are shown and hidden together. Blocks with lower orders are drawn first. */
export interface ShownBlock extends Pick<TileBlock, 'order' | 'box'> {
	readonly container: GameObjects.Container;
	readonly animated: readonly Animated[];
}

/** Makes the images of a part of a layer. */
export const shownBlocks = (scene: Scene, map: GameMap, layer: TileLayer, part: CellBounds, look: Look): ShownBlock[] =>
	tileBlocks(map, layer, part).map(({ tiles, ...block }) => {
		const animated: Animated[] = [];
		const images = tiles.map((placed) => tileImage(scene, map, placed.tile, (shown) => placedMatrix(map, placed, shown), look, animated));
		return { ...block, container: scene.make.container({ add: false }, false).add(images), animated };
	});
