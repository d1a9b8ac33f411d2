import type { CellBounds } from '@tilewright/format';
import type { Rect } from '@tilewright/geometry';
import { widened } from '@tilewright/geometry';
import type { GameMap, TileLayer } from '../model/game-map.ts';
import { partsInView } from './layer-position.ts';

/** The things made for the parts of a layer that a camera sees. */
export interface KeptParts<Made> {
	/**
	 * Makes the parts that come into view, and drops those that are far from it.
	 *
	 * @param views - what each camera sees, in pixels of the world
	 * @returns whether something changed; also `true` the first time, and after `clear`
	 */
	readonly follow: (...views: readonly Rect[]) => boolean;
	/** All that was made and not dropped. */
	readonly all: () => readonly Made[];
	/** Drops everything: after a game changed GIDs in `layer.data` or in chunks. */
	readonly clear: () => void;
}

/** Parts stay until they are this far out of view, as a share of its longer side: a camera that moves back and forth would make them again. */
const KEPT = 0.25;

/**
 * Keeps what an engine makes of the parts of a layer while they are in view or near it.
 *
 * @param make - makes one of `partsInView`
 * @param drop - frees what was made
 * @param partsIn - the parts in a view. Default: `partsInView`
 * @example
 * const parts = keepParts(map, ground, (part) => tileRows(map, ground, part));
 * if (parts.follow(camera)) draw(parts.all().flat().sort((a, b) => a.order - b.order));
 */
export function keepParts<Made>(
	map: GameMap,
	layer: TileLayer,
	make: (part: CellBounds) => Made,
	drop: (made: Made) => void = () => {},
	partsIn: (view: Rect) => readonly CellBounds[] = (view) => partsInView(map, layer, view),
): KeptParts<Made> {
	const parts = new Map<CellBounds, Made>();
	let isNew = true;
	return {
		follow(...views) {
			const wasNew = isNew;
			isNew = false;
			const seen = new Set(views.flatMap(partsIn));
			const added = [...seen].filter((part) => !parts.has(part));
			if (added.length === 0 && parts.size === seen.size) return wasNew;
			const kept = new Set(views.flatMap((view) => partsIn(widened(view, KEPT * Math.max(view.width, view.height)))));
			const gone = [...parts].filter(([part]) => !kept.has(part));
			for (const [part, made] of gone) {
				parts.delete(part);
				drop(made);
			}
			for (const part of added) parts.set(part, make(part));
			return wasNew || gone.length + added.length > 0;
		},
		all: () => [...parts.values()],
		clear() {
			for (const made of parts.values()) drop(made);
			parts.clear();
			isNew = true;
		},
	};
}
