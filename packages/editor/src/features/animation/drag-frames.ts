import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { isTextField } from '@tilewright/editor-canvas/keys/pressed-keys.ts';
import { draggedTiles } from '../../tile-grid/drag-tiles.ts';
import { addTiles, moveTo } from './change-frames.ts';
import type { FrameList } from './frame-list.ts';

const [LIST, POSITIONS] = ['framesOf', 'frames'];

/** The frames of a list that are dragged. */
const framesIn = ({ [LIST]: from, [POSITIONS]: positions }: Record<string | symbol, unknown>, list: FrameList): readonly number[] =>
	from === list && Array.isArray(positions) ? positions.filter((position) => typeof position === 'number') : [];

/** Lets a frame be dragged, with all that are selected if it is one of them. @returns a function that ends this */
export const dragFrame = (list: FrameList, position: number, element: HTMLElement): (() => void) =>
	draggable({
		element,
		// In a field, dragging selects text.
		canDrag: ({ input: { clientX, clientY } }) => {
			const at = document.elementFromPoint(clientX, clientY);
			return !(at instanceof HTMLElement && isTextField(at));
		},
		getInitialData() {
			const { selected } = list;
			return { [LIST]: list, [POSITIONS]: selected.value.includes(position) ? selected.value : [position] };
		},
	});

/**
 * Takes frames that are dragged to another place, and tiles of the tileset.
 *
 * @param element - scrolls the rows
 * @param rowHeight - in pixels
 * @returns a function that ends this
 */
export function takeFrames(list: FrameList, element: HTMLElement, rowHeight: number): () => void {
	const { session, frames, drop } = list;
	const hide = (): void => {
		drop.value = undefined;
	};
	const placeAt = ({ clientY }: { readonly clientY: number }): number => {
		const row = (clientY - element.getBoundingClientRect().top + element.scrollTop) / rowHeight;
		return Math.max(0, Math.min(frames.value.length, Math.round(row)));
	};
	return dropTargetForElements({
		element,
		canDrop: ({ source: { data } }) => draggedTiles(data, session).length > 0 || framesIn(data, list).length > 0,
		onDrag({ location }) {
			drop.value = placeAt(location.current.input);
		},
		onDragLeave: hide,
		onDrop({ location, source: { data } }) {
			hide();
			const place = placeAt(location.current.input);
			const moved = framesIn(data, list);
			if (moved.length > 0) moveTo(list, moved, place);
			else addTiles(list, draggedTiles(data, session), place);
		},
	});
}
