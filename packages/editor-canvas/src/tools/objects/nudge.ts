import type { Change } from '@tilewright/edit';
import type { Preferences } from '@tilewright/editor-core/editor/preferences.ts';
import type { LiveStep } from '@tilewright/editor-core/session/live-step.ts';
import { liveStep } from '@tilewright/editor-core/session/live-step.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import type { KeyPress } from '../../tool/tool.ts';

const ARROWS: Readonly<Record<string, Vector>> = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};

/** Presses that follow each other faster than this are one step, in milliseconds (rules E46, E130). */
const PAUSE = 1000;

/** The way that an arrow key means, and how far: a pixel, with Shift a tile or a part of it (rule E46). `undefined` for other keys. */
export function arrowOf(event: KeyPress, { map }: MapSession, { snapMode, fineGrid }: Preferences): Vector | undefined {
	const way = ARROWS[event.key];
	if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return undefined;
	if (!event.shiftKey) return way;
	const { tilewidth, tileheight, orientation } = map.value;
	const parts = snapMode.value === 'fine' ? fineGrid.value : 1;
	// In the pixels of objects, the cells of isometric maps are squares.
	return { x: (way.x * (orientation === 'isometric' ? tileheight : tilewidth)) / parts, y: (way.y * tileheight) / parts };
}

/** The name and the changes of a step of moves by keys. */
export interface Nudged {
	readonly name: string;
	/** The changes that move by a distance in the pixels of objects, from the map before the step. */
	readonly changes: (map: TileMap, by: Vector) => readonly Change[];
}

/**
 * Moves by the arrow keys; quick presses are one step.
 *
 * @param begin - called when a step begins
 * @returns a function for each press; another selection makes another step, and so does saving (rule E129)
 */
export function nudging(session: MapSession, begin: () => Nudged): (way: Vector, selection: unknown) => void {
	let step: LiveStep | undefined;
	let changes: Nudged['changes'] = () => [];
	let by: Vector = { x: 0, y: 0 };
	let last = 0;
	let moved: unknown;
	return (way, selection) => {
		const now = Date.now();
		const { position, savedPosition } = session.history;
		if (step?.isLast !== true || position === savedPosition || now - last > PAUSE || moved !== selection) {
			const nudged = begin();
			step = liveStep(session, nudged.name);
			changes = nudged.changes;
			by = { x: 0, y: 0 };
			moved = selection;
		}
		last = now;
		by = { x: by.x + way.x, y: by.y + way.y };
		step.set((map) => changes(map, by));
	};
}
