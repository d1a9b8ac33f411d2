import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useReducer, useState } from 'preact/hooks';

/** The rows of a long list that are in view. */
export interface VirtualRows {
	/** The height of the whole list, in pixels. */
	readonly height: number;
	/** The rows to draw, with their distance from the top of the list. */
	readonly rows: readonly { readonly index: number; readonly top: number }[];
	/** Scrolls until a row is in view. */
	readonly reveal: (index: number) => void;
}

/**
 * Draws only the rows of a list that are in view, so that its length does not matter.
 *
 * @param scroller - the element that scrolls
 * @param rowHeight - of every row, in pixels
 */
export function useVirtualRows(scroller: RefObject<HTMLElement>, count: number, rowHeight: number): VirtualRows {
	const [, redraw] = useReducer((times: number) => times + 1, 0);
	const options = {
		count,
		getScrollElement: () => scroller.current,
		estimateSize: () => rowHeight,
		scrollToFn: elementScroll,
		observeElementRect,
		observeElementOffset,
		onChange: () => redraw(undefined),
		overscan: 6,
	};
	const [virtualizer] = useState(() => new Virtualizer<HTMLElement, HTMLElement>(options));
	virtualizer.setOptions(options);
	useEffect(() => virtualizer._didMount(), [virtualizer]);
	useLayoutEffect(() => virtualizer._willUpdate());
	return {
		height: virtualizer.getTotalSize(),
		rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start })),
		reveal: (index) => virtualizer.scrollToIndex(index),
	};
}
