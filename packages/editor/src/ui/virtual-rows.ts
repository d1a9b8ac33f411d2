import type { VirtualItem } from '@tanstack/virtual-core';
import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import type { RefObject } from 'preact';
import { useLayoutEffect, useReducer, useState } from 'preact/hooks';

/** The rows of a long list that are in view. */
export interface VirtualRows {
	readonly items: readonly VirtualItem[];
	/** The height of all rows, in pixels. */
	readonly height: number;
	/** Brings a row into view. */
	readonly show: (index: number) => void;
}

/** Finds which rows of a long list are in view: only these are made. @param height - of a row, in pixels */
export function useVirtualRows(host: RefObject<HTMLElement>, count: number, height: number): VirtualRows {
	const [, redraw] = useReducer<number, undefined>((times) => times + 1, 0);
	const options = {
		count,
		getScrollElement: () => host.current,
		estimateSize: () => height,
		overscan: 6,
		observeElementRect,
		observeElementOffset,
		scrollToFn: elementScroll,
		onChange: () => redraw(undefined),
	};
	const [virtualizer] = useState(() => new Virtualizer<HTMLElement, HTMLElement>(options));
	virtualizer.setOptions(options);
	useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
	useLayoutEffect(() => virtualizer._willUpdate());
	return {
		items: virtualizer.getVirtualItems(),
		height: virtualizer.getTotalSize(),
		show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
	};
}
