import type { Vector } from '@tilewright/geometry';
import type { PlacedTile } from '../../tile-grid/tile-layout.ts';
import type { TilePlaces } from '../../tile-grid/tile-marker.ts';

/** A point in a tile. */
export interface InTile {
	readonly tile: PlacedTile;
	/** From its top left; 1 is its whole width and height. */
	readonly inside: Vector;
}

/** The effects of the pointer. */
export interface Marking {
	/** It is over a point, and not pressed; `undefined`: it is over no tile. */
	hover(at: InTile | undefined): void;
	/** It is pressed, or moved while it is: over these points, in order. */
	mark(points: readonly InTile[]): void;
	/** It was released. */
	end(): void;
	/** Takes back the marks made since it was pressed. */
	cancel(): void;
}

/** The distance after which a drag looks at the tile below it again, in pixels of the layout: every position is larger. */
const STEP = 2;

/**
 * Lets the pointer mark tiles. The first finger or the left button marks; two fingers scroll.
 *
 * @param host - the element that scrolls
 * @param places - finds where the tiles are, since the grid may zoom
 * @returns a function that ends this
 */
export function markPointer(host: HTMLElement, marking: Marking, places: () => TilePlaces): () => void {
	const ending = new AbortController();
	const fingers = new Map<number, Vector>();
	/** The last place of the pointer that marks. */
	let last: Vector | undefined;

	function inTile({ x, y }: Vector): InTile | undefined {
		const tile = places().layout.at(x, y);
		return tile && { tile, inside: { x: (x - tile.x) / tile.width, y: (y - tile.y) / tile.height } };
	}

	/** Returns the points in tiles on the way from one point to another, without the first. */
	function between(from: Vector, to: Vector): readonly InTile[] {
		const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
		return Array.from({ length: count }, (_, i) => (i + 1) / count).flatMap(
			(part) => inTile({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }) ?? [],
		);
	}

	function stop(): void {
		last = undefined;
		marking.hover(undefined);
	}

	const listen = <Type extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerleave'>(
		type: Type,
		listener: (event: PointerEvent) => void,
	): void => host.addEventListener(type, listener, { signal: ending.signal });

	listen('pointerdown', (event) => {
		const { pointerId, pointerType, clientX: x, clientY: y } = event;
		if (pointerType === 'touch') fingers.set(pointerId, { x, y });
		if (fingers.size > 1) {
			// The first finger had only begun to scroll.
			marking.cancel();
			stop();
			return;
		}
		const point = places().pointAt(event);
		const at = inTile(point);
		if (event.button !== 0 || at === undefined) return;
		host.setPointerCapture(pointerId);
		last = point;
		marking.hover(at);
		marking.mark([at]);
	});
	listen('pointermove', (event) => {
		const { pointerId, clientX: x, clientY: y } = event;
		const finger = fingers.get(pointerId);
		if (finger !== undefined) fingers.set(pointerId, { x, y });
		if (finger !== undefined && fingers.size > 1) {
			host.scrollBy((finger.x - x) / fingers.size, (finger.y - y) / fingers.size);
			return;
		}
		const point = places().pointAt(event);
		marking.hover(inTile(point));
		if (last !== undefined) marking.mark(between(last, point));
		if (last !== undefined) last = point;
	});
	listen('pointerup', ({ pointerId, pointerType }) => {
		fingers.delete(pointerId);
		marking.end();
		last = undefined;
		if (pointerType === 'touch') stop();
	});
	listen('pointercancel', ({ pointerId }) => {
		fingers.delete(pointerId);
		marking.cancel();
		stop();
	});
	// A finger that rests opens the menu of the tile, and marks nothing.
	host.addEventListener(
		'contextmenu',
		() => {
			marking.cancel();
			stop();
		},
		{ signal: ending.signal },
	);
	listen('pointerleave', () => {
		if (last === undefined) marking.hover(undefined);
	});
	return () => {
		ending.abort();
		marking.end();
		stop();
	};
}
