import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import type { TileLayout } from './tile-layout.ts';

const [OWNER, IDS] = ['tilesOf', 'tiles'];

/** The tiles of a grid that can be dragged. */
export interface TileDrag {
	/** The owner of the tiles: the target of a drop asks for it. */
	readonly owner: object;
	/** Whether a drag that begins on a tile takes it along, with all that are selected if it is one of them; else it selects a rectangle. */
	readonly takes: (id: number) => boolean;
}

/** The ids of the tiles that are dragged, if they belong to an owner. */
export const draggedTiles = ({ [OWNER]: from, [IDS]: ids }: Record<string | symbol, unknown>, owner: object): readonly number[] =>
	from === owner && Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];

/** A grid of tiles at the time when a drag begins. */
interface DragStart {
	readonly drag?: TileDrag | undefined;
	readonly layout: TileLayout;
	readonly zoom: number;
	readonly selected: readonly number[];
	/** The tile under the pointer; `undefined` if it is not to be dragged. */
	readonly pressed: number | undefined;
}

const idsIn = ({ pressed, selected }: DragStart): readonly number[] =>
	pressed === undefined ? [] : selected.includes(pressed) ? selected : [pressed];

/**
 * Lets the tiles of a grid be dragged.
 *
 * @param element - scrolls over the canvas that shows them
 * @returns a function that ends this
 */
export const dragTiles = (element: HTMLElement, canvas: HTMLCanvasElement, start: () => DragStart): (() => void) =>
	draggable({
		element,
		canDrag: () => start().pressed !== undefined,
		getInitialData: () => ({ [OWNER]: start().drag?.owner, [IDS]: idsIn(start()) }),
		onGenerateDragPreview({ nativeSetDragImage }) {
			const picture = pictureOf(element, canvas, start());
			setCustomNativeDragPreview({ nativeSetDragImage, render: ({ container }) => container.append(picture) });
		},
	});

/** The longest side of the picture next to the pointer, in pixels of the page. */
const MOST = 160;

/** The dragged tiles as the grid shows them now. */
function pictureOf({ scrollLeft, scrollTop }: HTMLElement, from: HTMLCanvasElement, start: DragStart): HTMLCanvasElement {
	const { layout, zoom } = start;
	const ids = new Set(idsIn(start));
	const tiles = layout.tiles.filter(({ id }) => ids.has(id));
	const left = Math.min(...tiles.map(({ x }) => x));
	const top = Math.min(...tiles.map(({ y }) => y));
	const width = Math.min(MOST, (Math.max(...tiles.map((tile) => tile.x + tile.width)) - left) * zoom);
	const height = Math.min(MOST, (Math.max(...tiles.map((tile) => tile.y + tile.height)) - top) * zoom);
	const density = window.devicePixelRatio;
	const picture = document.createElement('canvas');
	Object.assign(picture, { width: Math.ceil(width * density), height: Math.ceil(height * density) });
	Object.assign(picture.style, { width: `${width}px`, height: `${height}px` });
	const context = picture.getContext('2d');
	for (const tile of tiles) {
		const [x, y, across, down] = [tile.x, tile.y, tile.width, tile.height].map((length) => length * zoom * density);
		if (x === undefined || y === undefined || across === undefined || down === undefined) continue;
		const [dx, dy] = [x - left * zoom * density, y - top * zoom * density];
		context?.drawImage(from, x - scrollLeft * density, y - scrollTop * density, across, down, dx, dy, across, down);
	}
	return picture;
}
