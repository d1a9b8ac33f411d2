import type { Vector } from '@tilewright/geometry';
import type { Preferences } from '../../app/preferences.ts';
import { text } from '../../messages/text.ts';
import type { LiveStep } from '../../objects/live-step.ts';
import { liveStep } from '../../objects/live-step.ts';
import { editableObjects } from '../../objects/select.ts';
import type { Chosen } from '../../objects/transform.ts';
import { moved, placementChanges } from '../../objects/transform.ts';
import type { MapSession } from '../../session/map-session.ts';
import type { KeyPress } from '../tool.ts';

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

/** Moves the selected objects by the arrow keys. @returns a function for each key, which says whether the key meant something */
export function nudging(session: MapSession): (event: KeyPress, preferences: Preferences) => boolean {
	let step: LiveStep | undefined;
	let chosen: readonly Chosen[] = [];
	let ids: readonly number[] = [];
	let by: Vector = { x: 0, y: 0 };
	let last = 0;
	return (event, preferences) => {
		const way = arrowOf(event, session, preferences);
		if (way === undefined || session.selectedObjects.value.length === 0) return false;
		const now = Date.now();
		if (step?.isLast !== true || now - last > PAUSE || ids !== session.selectedObjects.value) {
			chosen = editableObjects(session);
			ids = session.selectedObjects.value;
			by = { x: 0, y: 0 };
			step = liveStep(session, text.objects.steps.move(chosen.length));
		}
		last = now;
		by = { x: by.x + way.x, y: by.y + way.y };
		step.set((map) => placementChanges(map, moved(chosen, by)));
		return true;
	};
}
