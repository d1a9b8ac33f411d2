import type { SelectedAreaChange } from '@tilewright/edit';
import { contentBounds, cropMap, intersection, isEmpty, rectangle, resizeMap, setInfiniteByLayer, translated } from '@tilewright/edit';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { CellBounds, TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { mapDialogsWords } from './map-dialogs-words.ts';

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
	// The remaining part of an infinite map keeps its place.
	const area = map.infinite ? {} : movedArea(session, { x: 0 - offset.x, y: 0 - offset.y, width, height });
	session.do(mapDialogsWords.resizeStep, resizeMap(map, { width, height, offset, removeObjects }), area);
}

/** Crops a map to a rectangle; the selected area moves with the content (rules E29, E81). */
export function crop(session: MapSession, bounds: CellBounds): void {
	session.do(mapDialogsWords.cropMap, cropMap(session.map.value, bounds), movedArea(session, bounds));
}

/**
 * Makes a finite map infinite, or an infinite one finite (rule E83).
 *
 * @param rest - lets the page do something else after each layer
 * @returns whether that was done: the map may have been changed in the meantime, and then it stays as it is
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
	if (!map.infinite) return session.do(mapDialogsWords.makeInfinite, made.value).length === 0;
	// Only for an area: finding the content looks at all layers at once.
	const area = isEmpty(session.area.value) ? {} : movedArea(session, contentOf(map));
	return session.do(mapDialogsWords.makeFinite, made.value, area).length === 0;
}

/** Returns the bounds that a map gets when it is made finite. */
function contentOf({ layers, width, height }: TileMap): CellBounds {
	const tileLayers = [...eachLayer(layers)].flatMap(({ layer }) => (layer.type === 'tilelayer' ? [layer] : []));
	return contentBounds(tileLayers) ?? { x: 0, y: 0, width, height };
}

/**
 * Returns the change of the selected area when a map is reduced to a rectangle (rule E81). Cells outside are no longer selected, since nothing
 * could be painted there.
 */
function movedArea({ area }: MapSession, to: CellBounds): { readonly selectedArea: SelectedAreaChange } {
	const before = area.value;
	return { selectedArea: { before, after: translated(intersection(before, rectangle(to)), 0 - to.x, 0 - to.y) } };
}
