import type { GameMap } from '@tilewright/play';
import type { Game } from './game.ts';
import { enter, step } from './game.ts';
import { direction, opens } from './keys.ts';
import { mapAt } from './maps.ts';

/** The functions of an engine that the game needs. */
export interface Stage {
	/** Shows another map. */
	readonly show: (map: GameMap) => Promise<void>;
	/** Draws a frame. `time` is in milliseconds. */
	readonly draw: (game: Game, time: number) => void;
}

/** The longest time of one step: a page in the background draws nothing. */
const LONGEST = 50;

/** Plays the game: on the isle first, then behind its doors. */
export async function play({ show, draw }: Stage): Promise<void> {
	/** The state of each map when the hero left it. */
	const games = new Map<string, Game>();
	const way: string[] = [];
	let game = await goTo('/maps/orthogonal.tmj', 0);
	let before: number | undefined;
	let isLoading = false;
	requestAnimationFrame(function frame(time) {
		step(game, direction(), Math.min(time - (before ?? time), LONGEST));
		before = time;
		if (opens() && !isLoading) void leave();
		draw(game, time);
		say(game);
		requestAnimationFrame(frame);
	});

	async function goTo(path: string, gold: number): Promise<Game> {
		const map = await mapAt(path);
		await show(map);
		const next = { ...(games.get(path) ?? enter(map)), gold };
		games.set(path, next);
		return next;
	}

	/** Goes through the door, or back through the last one. */
	async function leave(): Promise<void> {
		const path = game.behind ?? way.pop();
		if (path === undefined) return;
		if (game.behind !== undefined) way.push(game.map.path);
		isLoading = true;
		games.set(game.map.path, game);
		game = await goTo(path, game.gold);
		isLoading = false;
	}
}

/** Shows the gold and the words next to the picture. */
function say({ gold, words, behind, x, y, map }: Game): void {
	const bar = document.querySelector('p');
	const text = `Gold: ${gold}. ${behind === undefined ? words : 'A door. Press E.'}`;
	if (bar !== null && bar.textContent !== text) bar.textContent = text;
	Object.assign(document.body.dataset, { x: Math.round(x), y: Math.round(y), map: map.path });
}
