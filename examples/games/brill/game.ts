/** A little game on the isle of Brill: the rules, without drawing. Every engine of the examples has the same ones. */
import type { CellGrid, GameMap, GameObject } from '@tilewright/play';
import { objects, solidCells } from '@tilewright/play';
import { pixelToWorld, worldToTile } from '@tilewright/play/coordinates';

/** The input of the player. */
export interface Input {
	/** From −1 to 1: left or right, up or down. */
	readonly x: number;
	readonly y: number;
}

/** A game on a map. */
export interface Game {
	readonly map: GameMap;
	readonly solid: CellGrid;
	/** Where the hero stands, in pixels of the world. */
	x: number;
	y: number;
	/** Where the hero looks: to us, left, right or away. */
	facing: 0 | 1 | 2 | 3;
	/** How far the hero has walked since standing still, in pixels. */
	walked: number;
	/** How much gold was found, on all maps. */
	gold: number;
	/** The coins of this map that were found. */
	readonly taken: Set<GameObject>;
	/** The words of somebody or of a sign next to the hero; empty if there are none. */
	words: string;
	/** The path of the map behind the door that the hero is in. */
	behind: string | undefined;
}

/** Pixels a second. */
const SPEED = 80;
/** How near a sign, a person or a coin must be, in pixels. */
const NEAR = 24;
/** Half of the width of the hero's feet, and how far they reach up. */
const FEET = { x: 5, y: 6 };

/** Begins on a map: where heroes appear there, or in its middle. */
export function enter(map: GameMap): Game {
	const solid = solidCells(map.layers.filter((layer) => layer.type === 'tilelayer'));
	const [spawn] = objects(map, { class: 'Spawn' });
	const { width, height, tilewidth, tileheight } = map.grid;
	const at = pixelToWorld(map, spawn?.x ?? (width * tilewidth) / 2, spawn?.y ?? (height * tileheight) / 2);
	return { map, solid, x: at.x, y: at.y, facing: 0, walked: 0, gold: 0, taken: new Set(), words: '', behind: undefined };
}

/** Lets some time pass. */
export function step(game: Game, input: Input, milliseconds: number): void {
	const distance = (SPEED * milliseconds) / 1000;
	const isStill = input.x === 0 && input.y === 0;
	game.walked = isStill ? 0 : game.walked + distance;
	if (!isStill) game.facing = input.x === 0 ? (input.y > 0 ? 0 : 3) : input.x < 0 ? 1 : 2;
	// One axis after the other, so that the hero slides along walls.
	if (isFree(game, game.x + input.x * distance, game.y)) game.x += input.x * distance;
	if (isFree(game, game.x, game.y + input.y * distance)) game.y += input.y * distance;
	const around = objects(game.map).filter((object) => distanceTo(game, object) < NEAR);
	for (const coin of around) {
		if (coin.class !== 'Coin' || game.taken.has(coin)) continue;
		game.taken.add(coin);
		game.gold += Number(coin.props['gold']);
	}
	game.words = around.map(wordsOf).find((words) => words !== '') ?? '';
	const door = around.find((object) => object.class === 'Door' && contains(object, game));
	game.behind = door && `${door.props['target']}`;
}

/** Whether the feet of the hero would stand on no solid cell, and on the map. */
function isFree({ map, solid }: Game, x: number, y: number): boolean {
	return [-FEET.x, FEET.x].every((right) =>
		[-FEET.y, 0].every((down) => {
			const cell = worldToTile(map, x + right, y + down);
			const [column, row] = [Math.floor(cell.x) - solid.x, Math.floor(cell.y) - solid.y];
			return column >= 0 && row >= 0 && column < solid.width && row < solid.height && solid.cells[row * solid.width + column] === 0;
		}),
	);
}

function wordsOf({ class: what, text, props }: GameObject): string {
	if (what === 'Signpost') return text?.text ?? '';
	return what === 'Person' ? `${props['speech'] ?? ''}` : '';
}

/** How far the hero is from an object: from its box, or where a tile object stands. */
function distanceTo({ map, x, y }: Game, { x: left, y: top, width, height, tile }: GameObject): number {
	const at = pixelToWorld(map, left + (tile === undefined ? 0 : width / 2), top);
	const [right, bottom] = tile === undefined ? [at.x + width, at.y + height] : [at.x, at.y];
	return Math.hypot(Math.max(at.x - x, 0, x - right), Math.max(at.y - y, 0, y - bottom));
}

function contains({ x, y, width, height }: GameObject, hero: Game): boolean {
	return hero.x >= x && hero.y >= y && hero.x <= x + width && hero.y <= y + height;
}
