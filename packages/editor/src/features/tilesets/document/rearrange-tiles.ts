import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Signal } from '@preact/signals';
import { rearrangeTiles } from '@tilewright/edit';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import { draggedTiles } from '../../../tile-grid/drag-tiles.ts';
import type { TileLayout } from '../../../tile-grid/tile-layout.ts';
import { rearrangingWords } from '../rearranging-words.ts';

/** A place between tiles, where dragged ones would come. */
export interface TileGap {
	/** The number of tiles before it. */
	readonly place: number;
	/** Its upper end, in the element around the grid. */
	readonly x: number;
	readonly y: number;
	readonly height: number;
}

/** The tiles as they are shown now. */
interface Shown {
	readonly layout: TileLayout;
	readonly zoom: number;
}

/**
 * Lets the tiles of a collection be moved to another place in its order, by dragging and by Alt with arrows (rule E95).
 *
 * @param host - the element around the grid
 * @param gap - is told where dragged tiles would come
 * @returns a function that ends this
 */
export function rearrangeIn(host: HTMLElement, session: TilesetSession, shown: () => Shown, gap: Signal<TileGap | undefined>): () => void {
	const hide = (): void => {
		gap.value = undefined;
	};
	const key = (event: KeyboardEvent): void => {
		const { altKey, ctrlKey, metaKey, key: name } = event;
		if (!altKey || ctrlKey || metaKey || (name !== 'ArrowUp' && name !== 'ArrowDown')) return;
		event.preventDefault();
		event.stopPropagation();
		stepSelected(session, name === 'ArrowUp' ? -1 : 1);
	};
	host.addEventListener('keydown', key, true);
	const stop = dropTargetForElements({
		element: host,
		canDrop: ({ source: { data } }) => draggedTiles(data, session).length > 0,
		onDrag({ location }) {
			gap.value = nearestGap(host, shown(), location.current.input);
		},
		onDragLeave: hide,
		onDrop({ location, source: { data } }) {
			hide();
			const found = nearestGap(host, shown(), location.current.input);
			if (found !== undefined) move(session, draggedTiles(data, session), found.place);
		},
	});
	return () => {
		host.removeEventListener('keydown', key, true);
		stop();
		hide();
	};
}

/** The side of a tile that is nearest to a point of the page. */
function nearestGap(
	host: HTMLElement,
	{ layout, zoom }: Shown,
	{ clientX, clientY }: { clientX: number; clientY: number },
): TileGap | undefined {
	const scroller = host.querySelector('.tile-scroll');
	if (scroller === null) return undefined;
	const { left, top } = scroller.getBoundingClientRect();
	const x = (clientX - left + scroller.scrollLeft) / zoom;
	const y = (clientY - top + scroller.scrollTop) / zoom;
	let nearest = Infinity;
	let found: TileGap | undefined;
	const around = host.getBoundingClientRect();
	for (const [i, tile] of layout.tiles.entries()) {
		for (const [place, side] of [
			[i, tile.x],
			[i + 1, tile.x + tile.width],
		] as const) {
			const below = Math.max(tile.y - y, y - tile.y - tile.height, 0);
			const distance = Math.hypot(x - side, below * FAR);
			if (distance >= nearest) continue;
			nearest = distance;
			found = {
				place,
				x: side * zoom - scroller.scrollLeft + left - around.left,
				y: tile.y * zoom - scroller.scrollTop + top - around.top,
				height: tile.height * zoom,
			};
		}
	}
	return found;
}

/** The factor by which distances between rows count more than those in a row. */
const FAR = 1000;

/** Moves tiles together in front of the tile that is at a place now. */
function move(session: TilesetSession, ids: readonly number[], place: number): void {
	const moved = new Set(ids);
	const order = session.doc.value.tiles.map(({ id }) => id);
	const inOrder = order.filter((id) => moved.has(id));
	const position = order.slice(0, place).filter((id) => !moved.has(id)).length;
	const isThere = inOrder.every((id, i) => order[position + i] === id);
	if (!isThere) session.do(rearrangingWords.step(ids.length), rearrangeTiles(session.doc.value, [], inOrder, position));
}

/** Moves the selected tiles by one place. */
function stepSelected(session: TilesetSession, direction: -1 | 1): void {
	const selected = new Set(session.selectedTiles.value);
	const { tiles } = session.doc.value;
	const places = tiles.flatMap(({ id }, i) => (selected.has(id) ? [i] : []));
	const [first, last] = [places[0], places.at(-1)];
	if (first === undefined || last === undefined) return;
	move(session, [...selected], direction < 0 ? Math.max(0, first - 1) : Math.min(tiles.length, last + 2));
}
