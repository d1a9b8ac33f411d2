import { effect, signal } from '@preact/signals';
import { turnOf } from '@tilewright/editor-canvas/camera/wheel-zoom.ts';
import type { PictureShelf } from '@tilewright/editor-canvas/stage/pictures.ts';
import { restored, watched } from '@tilewright/editor-canvas/stage/restored.ts';
import type { Vector } from '@tilewright/geometry';
import type { TilesetArt } from '@tilewright/render';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useUniqueId } from '../ui/unique-id.ts';
import { useLater } from '../ui/use-later.ts';
import type { TileDrag } from './drag-tiles.ts';
import { drawTiles } from './draw-tiles.ts';
import { tilesBetween } from './stamp-of-tiles.ts';
import { tileGridWords } from './tile-grid-words.ts';
import type { KeyRange } from './tile-keys.ts';
import { rangeAfter } from './tile-keys.ts';
import type { PlacedTile, TileLayout } from './tile-layout.ts';
import type { TileMarker } from './tile-marker.ts';

/** The distance that the wheel turns for a step of zooming, in pixels. */
const TURN = 40;

interface TileGridProps {
	readonly name: string;
	readonly layout: TileLayout;
	readonly art: TilesetArt;
	readonly pictures: PictureShelf;
	readonly zoom: number;
	readonly selected: readonly number[];
	/** Whether animated tiles move. */
	readonly animated?: boolean;
	readonly onSelect: (ids: readonly number[]) => void;
	readonly onZoom: (direction: 1 | -1) => void;
	/** Opens the menu of the selected tiles at a point of the page. */
	readonly onMenu?: (at: Vector) => void;
	/** Takes a tile that was clicked twice, or by Enter the selected ones. */
	readonly onPick?: (ids: readonly number[]) => void;
	/** Of tiles that can be dragged somewhere. */
	readonly drag?: TileDrag | undefined;
	/** Takes the pointer for something else than selecting tiles. Arrow keys still select. */
	readonly marker?: TileMarker | undefined;
}

/** The tiles of a tileset. Dragging selects a rectangle of them, as do clicks and arrow keys with Shift; Ctrl adds to the selection (rule E88). */
export function TileGrid(props: TileGridProps) {
	const { name, layout, art, pictures, zoom, selected, animated = false, onSelect, onZoom, onMenu, onPick, drag: carried, marker } = props;
	const scroller = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const drag = useRef<{ readonly from: PlacedTile; readonly kept: readonly number[] } | undefined>(undefined);
	/** A tile that is pressed, and will be dragged if the pointer moves. */
	const pressed = useRef<number>();
	const keys = useRef<KeyRange>();
	const optionId = useUniqueId();
	const turned = useRef(0);
	const moves = useMemo(() => signal(0), []);

	useEffect(() => {
		const [host, target] = [scroller.current, canvas.current];
		if (host === null || target === null) return;
		const context = watched(target).getContext('2d');
		if (context === null) return;
		let frame = 0;
		let waiting: ReturnType<typeof setTimeout> | undefined;
		const chosen = new Set(selected);
		const draw = (): void => {
			frame = 0;
			clearTimeout(waiting);
			// All animations run on a common clock (rule E102).
			const time = animated ? performance.now() : 0;
			const next = drawTiles(context, host, { layout, art, pictures, zoom, chosen, time, marker });
			if (animated && next < Infinity) waiting = setTimeout(() => (frame = requestAnimationFrame(draw)), next - time);
		};
		const stop = effect(() => {
			pictures.loads.value;
			restored.value;
			moves.value;
			marker?.shown.value;
			if (frame === 0) frame = requestAnimationFrame(draw);
		});
		const resized = new ResizeObserver(() => {
			moves.value++;
		});
		resized.observe(host);
		return () => {
			stop();
			resized.disconnect();
			clearTimeout(waiting);
			cancelAnimationFrame(frame);
		};
	}, [layout, art, pictures, zoom, selected, animated, marker, moves]);

	// Tiles that are selected by keys or elsewhere come into view at once: no tile moves away from the pointer later. The pointer sees what it
	// selects.
	const [first] = selected;
	useLayoutEffect(() => {
		if (first !== undefined && drag.current === undefined) reveal(scroller.current, layout, zoom, first);
	}, [layout, zoom, first]);

	const pointAt = (event: MouseEvent): Vector => {
		const { left, top } = scroller.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
		const { scrollLeft = 0, scrollTop = 0 } = scroller.current ?? {};
		return { x: (event.clientX - left + scrollLeft) / zoom, y: (event.clientY - top + scrollTop) / zoom };
	};
	const tileAt = (event: MouseEvent): PlacedTile | undefined => {
		const { x, y } = pointAt(event);
		return layout.at(x, y);
	};

	const places = useRef({ layout, pointAt });
	places.current = { layout, pointAt };
	useLayoutEffect(
		() => (marker === undefined || scroller.current === null ? undefined : marker.follow(scroller.current, () => places.current)),
		[marker],
	);

	const takes = ({ ctrlKey, metaKey, shiftKey }: MouseEvent, { id }: PlacedTile): boolean =>
		!ctrlKey && !metaKey && !shiftKey && carried?.takes(id) === true;

	const latest = useRef(props);
	latest.current = props;
	// In most grids nothing is dragged.
	useLater(carried !== undefined, async () => {
		const { dragTiles } = await import('./drag-tiles.ts');
		const [host, target] = [scroller.current, canvas.current];
		return () =>
			host === null || target === null ? undefined : dragTiles(host, target, () => ({ ...latest.current, pressed: pressed.current }));
	});

	/** The tile that screen readers name. */
	const active = keys.current !== undefined && selected.includes(keys.current.to.id) ? keys.current.to.id : first;

	return (
		<div class="tile-grid">
			<canvas ref={canvas} />
			<div
				ref={scroller}
				class="tile-scroll"
				role="listbox"
				aria-label={tileGridWords.tilesOf(name)}
				aria-multiselectable
				data-marking={marker !== undefined}
				aria-activedescendant={active === undefined ? undefined : optionId}
				tabIndex={0}
				onScroll={() => {
					moves.value++;
				}}
				onWheel={(event) => {
					if (!event.ctrlKey && !event.metaKey) return;
					event.preventDefault();
					// A trackpad turns often by little.
					turned.current += turnOf(event)[1];
					if (Math.abs(turned.current) < TURN) return;
					onZoom(turned.current < 0 ? 1 : -1);
					turned.current = 0;
				}}
				onPointerDown={(event) => {
					const tile = tileAt(event);
					if (event.button !== 0 || marker !== undefined) return;
					if (tile === undefined) return onSelect([]);
					if (takes(event, tile)) {
						pressed.current = tile.id;
						if (!selected.includes(tile.id)) onSelect([tile.id]);
						return;
					}
					event.currentTarget.setPointerCapture(event.pointerId);
					const from = (event.shiftKey && layout.tiles.find(({ id }) => id === first)) || tile;
					drag.current = { from, kept: event.ctrlKey || event.metaKey ? selected : [] };
					onSelect([...new Set([...drag.current.kept, ...tilesBetween(layout, from, tile)])]);
				}}
				onPointerMove={(event) => {
					const tile = drag.current === undefined ? undefined : tileAt(event);
					if (drag.current === undefined || tile === undefined) return;
					onSelect([...new Set([...drag.current.kept, ...tilesBetween(layout, drag.current.from, tile)])]);
				}}
				onPointerUp={() => {
					drag.current = undefined;
					if (pressed.current !== undefined && selected.length > 1) onSelect([pressed.current]);
					pressed.current = undefined;
				}}
				onPointerCancel={() => {
					drag.current = undefined;
					pressed.current = undefined;
				}}
				onDblClick={(event) => {
					const tile = tileAt(event);
					if (tile !== undefined) onPick?.([tile.id]);
				}}
				onContextMenu={(event) => {
					if (onMenu === undefined) return;
					event.preventDefault();
					const tile = tileAt(event);
					if (tile !== undefined && !selected.includes(tile.id)) onSelect([tile.id]);
					onMenu({ x: event.clientX, y: event.clientY });
				}}
				onKeyDown={(event) => {
					if (marker?.key(event, selected) === true) {
						event.preventDefault();
						event.stopPropagation();
						return;
					}
					if (event.key === 'Escape' && selected.length > 0) {
						event.stopPropagation();
						onSelect([]);
						return;
					}
					if (event.key === 'Enter' && onPick !== undefined && selected.length > 0) {
						event.preventDefault();
						event.stopPropagation();
						onPick(selected);
						return;
					}
					const range = rangeAfter(layout, selected, keys.current, event);
					if (range === undefined) return;
					event.preventDefault();
					event.stopPropagation();
					keys.current = range;
					onSelect(tilesBetween(layout, range.from, range.to));
					reveal(scroller.current, layout, zoom, range.to.id);
				}}
			>
				<div class="tile-space" style={{ width: `${layout.width * zoom}px`, height: `${layout.height * zoom}px` }}>
					{active !== undefined && (
						<span key={active} id={optionId} class="visually-hidden" role="option" aria-selected="true" tabIndex={-1}>
							{[tileGridWords.tile(active), ...(marker === undefined ? [] : [marker.describe(active)])].join(', ')}
						</span>
					)}
				</div>
			</div>
		</div>
	);
}

/** Scrolls as far as needed to show a tile. */
function reveal(host: HTMLElement | null, { tiles }: TileLayout, zoom: number, id: number): void {
	const tile = tiles.find((each) => each.id === id);
	if (host === null || tile === undefined) return;
	const nearest = (at: number, size: number, from: number, room: number): number => Math.min(at, Math.max(from, at + size - room));
	host.scrollLeft = nearest(tile.x * zoom, tile.width * zoom, host.scrollLeft, host.clientWidth);
	host.scrollTop = nearest(tile.y * zoom, tile.height * zoom, host.scrollTop, host.clientHeight);
}
