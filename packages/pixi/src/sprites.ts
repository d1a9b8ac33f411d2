import type { Matrix as PlainMatrix } from '@tilewright/geometry';
import type { GameMap, Tile } from '@tilewright/play';
import { shownTile, shownUntil } from '@tilewright/play';
import { Matrix, Sprite, Texture } from 'pixi.js';
import type { TextureStore } from './texture-store.ts';

/** A sprite that shows an animated tile. */
export interface AnimatedSprite {
	readonly sprite: Sprite;
	/** Shows the frame of a time, in milliseconds. */
	readonly show: (time: number) => void;
}

/** Where a tile is drawn, from the pixels of its picture; frames of an animation may have different sizes. */
export type MatrixOf = (shown: Tile) => PlainMatrix | undefined;

const scratch = new Matrix();

/**
 * Makes the sprite of a tile.
 *
 * @param animated - a list to which it is added if its tile is animated
 */
export function tileSprite(map: GameMap, tile: Tile, matrixOf: MatrixOf, textures: TextureStore, animated: AnimatedSprite[]): Sprite {
	const sprite = new Sprite();
	if (tile.animation.length === 0) {
		setTile(sprite, tile, matrixOf, textures);
		return sprite;
	}
	// The time from which and until which the sprite is right.
	let [from, until] = [Infinity, -Infinity];
	const show = (time: number): void => {
		if (time >= from && time < until) return;
		from = time;
		until = shownUntil(tile, time) ?? Infinity;
		setTile(sprite, shownTile(map.tiles, tile, time), matrixOf, textures);
	};
	show(0);
	animated.push({ sprite, show });
	return sprite;
}

function setTile(sprite: Sprite, tile: Tile | undefined, matrixOf: MatrixOf, textures: TextureStore): void {
	const texture = tile && textures.ofTile(tile);
	const matrix = tile && matrixOf(tile);
	if (tile === undefined || texture === undefined || matrix === undefined) {
		sprite.texture = Texture.EMPTY;
		return;
	}
	sprite.texture = texture;
	const [a, b, c, d, e, f] = matrix;
	// A marker has another size than the picture that is missing.
	const [x, y] = [tile.width / texture.width, tile.height / texture.height];
	sprite.setFromMatrix(scratch.set(a * x, b * x, c * y, d * y, e, f));
}
