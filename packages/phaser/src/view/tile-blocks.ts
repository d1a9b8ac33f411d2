import type { CellBounds } from '@tilewright/format';
import type { Rect } from '@tilewright/geometry';
import { around, transformedBox } from '@tilewright/geometry';
import type { GameMap, TileLayer } from '@tilewright/play';
import type { Look, PlacedTile } from '@tilewright/play/scene';
import { placedMatrix, tileRows } from '@tilewright/play/scene';
import type { GameObjects, Scene } from 'phaser';
import type { Animated } from './tile-image.ts';
import { tileImage } from './tile-image.ts';

/** Tiles that are shown and hidden together. */
export interface TileBlock {
	/** Blocks with lower numbers are drawn first. */
	readonly order: number;
	readonly container: GameObjects.Container;
	readonly animated: readonly Animated[];
	/** Where its tiles are, relative to the layer; absent if that changes with time. */
	readonly box?: Rect;
}

/** The edge of a block, in cells, as a power of two. */
const EDGE = 3;

/** Makes the images of a part of a layer, by rows, and each row by columns of blocks. */
export function tileBlocks(scene: Scene, map: GameMap, layer: TileLayer, part: CellBounds, look: Look): TileBlock[] {
	return tileRows(map, layer, part).flatMap(({ order, tiles }) => {
		const groups = new Map<string, PlacedTile[]>();
		for (const placed of tiles) {
			const key = `${placed.column >> EDGE} ${placed.row >> EDGE}`;
			const group = groups.get(key);
			if (group === undefined) groups.set(key, [placed]);
			else group.push(placed);
		}
		return Array.from(groups.values(), (group) => blockOf(scene, map, group, order, look));
	});
}

function blockOf(scene: Scene, map: GameMap, tiles: readonly PlacedTile[], order: number, look: Look): TileBlock {
	const animated: Animated[] = [];
	const images = tiles.map((placed) => tileImage(scene, map, placed.tile, (shown) => placedMatrix(map, placed, shown), look, animated));
	const container = scene.make.container({ add: false }, false).add(images);
	const boxes = tiles.flatMap((placed) => {
		const { picture } = placed.tile;
		return picture === undefined ? [] : [transformedBox(placedMatrix(map, placed), picture.width, picture.height)];
	});
	const box = tiles.some(({ tile }) => hasSizes(tile)) ? undefined : around(boxes);
	return { order, container, animated, ...(box !== undefined && { box }) };
}

/** Whether the frames of a tile may have different sizes. */
const hasSizes = ({ animation, tileset }: PlacedTile['tile']): boolean => animation.length > 0 && tileset.source === undefined;
