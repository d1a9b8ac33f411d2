import { contentBounds, resizeMap, setInfiniteByLayer } from '@tilewright/edit';
import { eachLayer } from '@tilewright/format/internal';
import { laterText } from '../messages/later-text.ts';
import type { MapSession } from './map-session.ts';
import { movedArea } from './moved-area.ts';

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
	const area = movedArea(session, moved, map.infinite ? undefined : { width, height });
	session.do(laterText.mapSize.resizeStep, resizeMap(map, { width, height, offset, removeObjects }), area);
}

/**
 * Makes a finite map infinite, or an infinite one finite (rule E83).
 *
 * @param rest - lets the page do something else after each layer
 * @returns whether that was done: the map may have been changed meanwhile, and then it stays as it is
 */
export async function toggleInfinite(session: MapSession, rest: () => Promise<void>): Promise<boolean> {
	const map = session.map.value;
	const work = setInfiniteByLayer(map, !map.infinite);
	await rest();
	let made = work.next();
	for (; made.done !== true; made = work.next()) await rest();
	await rest();
	// The cells may have been written in place, which the changes do not notice: they replace whole layers.
	if (session.map.value !== map) return false;
	if (!map.infinite) return session.do(laterText.mapSize.makeInfinite, made.value).length === 0;
	const bounds = contentBounds([...eachLayer(map.layers)].flatMap(({ layer }) => (layer.type === 'tilelayer' ? [layer] : [])));
	const { x, y, ...size } = bounds ?? { x: 0, y: 0, width: map.width, height: map.height };
	return session.do(laterText.mapSize.makeFinite, made.value, movedArea(session, { x: 0 - x, y: 0 - y }, size)).length === 0;
}
