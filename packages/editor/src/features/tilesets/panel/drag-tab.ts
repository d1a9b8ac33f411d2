import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** A tab that can be moved among those of its list. */
interface MovableTab {
	/** Its position in the list of tilesets. */
	readonly position: number;
	/** Its place in the list. */
	readonly index: number;
	/** Called with the side where a dragged tab would come, and without one when it is dragged elsewhere. */
	readonly onOver: (side?: 'left' | 'right') => void;
	/** Called with the tab that is dropped at this one. */
	readonly onDrop: (dragged: number) => void;
}

const POSITION = 'tileset';
const INDEX = 'tab';

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : -1);

/** Lets a tab be dragged, and others be dropped at its place. @returns a function that ends this */
export function dragTab(element: HTMLElement, { position, index, onOver, onDrop }: MovableTab): () => void {
	return combine(
		draggable({ element, getInitialData: () => ({ [POSITION]: position, [INDEX]: index }) }),
		dropTargetForElements({
			element,
			canDrop: ({ source }) => POSITION in source.data && source.data[POSITION] !== position,
			onDragEnter: ({ source }) => onOver(numberIn(source.data[INDEX]) < index ? 'right' : 'left'),
			onDragLeave: () => onOver(),
			onDrop({ source }) {
				onOver();
				onDrop(numberIn(source.data[POSITION]));
			},
		}),
	);
}
