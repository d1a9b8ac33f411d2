import type { Region } from '@tilewright/edit';
import { boundsOf, isEmpty, offsetLayers, resizeMap, setInfinite, translated } from '@tilewright/edit';
import type { Layer } from '@tilewright/format';
import { text } from '../messages/text.ts';
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
	session.do(text.mapSize.resizeStep, resizeMap(map, { width, height, offset, removeObjects }), moveArea(session, moved));
}

/** Makes a finite map infinite, or an infinite one finite (rule E83). */
export function toggleInfinite(session: MapSession): void {
	const { infinite } = session.map.value;
	session.do(infinite ? text.mapSize.makeFinite : text.mapSize.makeInfinite, setInfinite(session.map.value, !infinite));
}

/** How to move what is in a map. */
export interface Moving {
	readonly x: number;
	readonly y: number;
	readonly wrapX: boolean;
	readonly wrapY: boolean;
	readonly layers: 'visible' | 'all' | 'selected';
	readonly bounds: 'map' | 'selection';
}

/** Moves what is in some layers of a map (rule E84). */
export function offset(session: MapSession, { x, y, wrapX, wrapY, layers, bounds }: Moving): void {
	const map = session.map.value;
	const ids = layers === 'selected' ? session.selectedLayers.value : leafIds(map.layers, layers === 'visible');
	const area = bounds === 'selection' ? boundsOf(session.area.value) : undefined;
	session.do(text.mapSize.offsetStep, offsetLayers(map, ids, { offset: { x, y }, wrapX, wrapY, ...(area && { area }) }));
}

const leafIds = (layers: readonly Layer[], visibleOnly: boolean): number[] =>
	layers.flatMap((layer) =>
		visibleOnly && !layer.visible ? [] : layer.type === 'group' ? leafIds(layer.layers, visibleOnly) : [layer.id],
	);

/** The selected area, moved with the content. */
function moveArea({ area }: MapSession, { x, y }: Resizing['offset']): { selectedArea?: { before: Region; after: Region } } {
	const before = area.value;
	return isEmpty(before) || (x === 0 && y === 0) ? {} : { selectedArea: { before, after: translated(before, x, y) } };
}
