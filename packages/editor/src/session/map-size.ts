import type { Region } from '@tilewright/edit';
import { isEmpty, resizeMap, setInfiniteByLayer, translated } from '@tilewright/edit';
import { laterText } from '../messages/later-text.ts';
import type { MapSession } from './map-session.ts';

/** A new size, and by how many cells the content moves. */
export interface Resizing {
	readonly width: number;
	readonly height: number;
	readonly offset: { readonly x: number; readonly y: number };
	readonly removeObjects: boolean;
}

/** Resizes a map; the selected area moves with the content (rule E81). */
export function resize(session: MapSession, { width, height, offset, removeObjects }: Resizing): void {
	const map = session.map.value;
	// What is left of an infinite map keeps its place.
	const moved = map.infinite ? { x: 0, y: 0 } : offset;
	session.do(laterText.mapSize.resizeStep, resizeMap(map, { width, height, offset, removeObjects }), moveArea(session, moved));
}

/**
 * Makes a finite map infinite, or an infinite one finite (rule E83).
 *
 * @param rest - lets the page do something else after each layer
 * @returns whether that was done: the map may have been changed meanwhile, and then it stays as it is
 */
export async function toggleInfinite({ map: current, do: step }: MapSession, rest: () => Promise<void>): Promise<boolean> {
	const map = current.value;
	const work = setInfiniteByLayer(map, !map.infinite);
	await rest();
	let made = work.next();
	for (; made.done !== true; made = work.next()) await rest();
	await rest();
	// The cells may have been written in place, which the changes do not notice: they replace whole layers.
	if (current.value !== map) return false;
	return step(map.infinite ? laterText.mapSize.makeFinite : laterText.mapSize.makeInfinite, made.value).length === 0;
}

/** The selected area, moved with the content. */
function moveArea({ area }: MapSession, { x, y }: Resizing['offset']): { selectedArea?: { before: Region; after: Region } } {
	const before = area.value;
	return isEmpty(before) || (x === 0 && y === 0) ? {} : { selectedArea: { before, after: translated(before, x, y) } };
}
