import type { Matrix } from '@tilewright/geometry';
import type { GameMap, Tile } from '@tilewright/play';
import { shownTile, shownUntil } from '@tilewright/play';
import type { Look } from '@tilewright/play/scene';
import { tileFile } from '@tilewright/play/scene';
import type { GameObjects, Scene } from 'phaser';
import { blendMode } from './blend-mode.ts';
import { drawTurned } from './draw-turned.ts';
import { matrixParts } from './matrix-parts.ts';
import { frameName, MISSING, textureKey } from './textures.ts';

/** The matrix from the pixels of the picture of a tile to the container; `undefined` if it is not shown. */
type MatrixOf = (shown: Tile) => Matrix | undefined;

/** The options of all new images. */
const PLAIN = { key: MISSING, origin: 0, add: false };

/** A thing that changes as time goes by. */
export interface Animated {
	readonly show: (time: number) => void;
}

/**
 * Shows a tile: an image or, if it is skewed, an image in a container.
 *
 * @param animated - animated tiles are added to it
 */
export function tileImage(
	scene: Scene,
	map: GameMap,
	tile: Tile,
	matrixOf: MatrixOf,
	{ tint, blend }: Look,
	animated: Animated[],
): GameObjects.Image | GameObjects.Container {
	const image = scene.make.image(PLAIN, false);
	image.setBlendMode(blendMode(blend));
	if (tint !== 0xffffff) image.setTint(tint);
	let outer: GameObjects.Container | undefined;
	if (tile.animation.length > 0) {
		let until = Number.NEGATIVE_INFINITY;
		let from = 0;
		animated.push({
			show(time) {
				// The game may have destroyed it.
				if (!image.scene) return;
				// Time may run backwards: a game can set it.
				if (time >= from && time < until) return;
				from = time;
				until = shownUntil(tile, time) ?? Number.POSITIVE_INFINITY;
				show(shownTile(map.tiles, tile, time));
			},
		});
	}
	show(tile);
	return outer ?? image;

	function show(shown: Tile | undefined): void {
		const file = shown && tileFile(shown);
		const matrix = shown && matrixOf(shown);
		if (shown?.picture === undefined || file === undefined || matrix === undefined) {
			// The game decides whether it is visible.
			image.setScale(0);
			return;
		}
		const key = textureKey(scene, file);
		if (key === MISSING) image.setTexture(key);
		else image.setTexture(key, frameName(scene, key, shown.picture));
		const { x, y, rotation, scaleX, scaleY, before } = matrixParts(matrix);
		drawTurned(image, rotation, before);
		// The marker has another size than the missing picture.
		const [wide, high] = key === MISSING ? [shown.picture.width / image.width, shown.picture.height / image.height] : [1, 1];
		if (before === 0 && outer === undefined) {
			image
				.setPosition(x, y)
				.setRotation(rotation)
				.setScale(scaleX * wide, scaleY * high);
			return;
		}
		outer ??= scene.make.container({ add: false }, false).add(image).setBlendMode(image.blendMode);
		outer.setPosition(x, y).setRotation(rotation).setScale(scaleX, scaleY);
		image.setPosition(0, 0).setRotation(before).setScale(wide, high);
	}
}
