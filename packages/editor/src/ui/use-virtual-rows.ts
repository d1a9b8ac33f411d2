import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The rows of a long list that are in view. */
export interface VirtualRows {
	/** The height of the whole list, in pixels. */
	readonly height: number;
	/** The rows to draw, with their distance from the top of the list. */
	readonly rows: readonly { readonly index: number; readonly top: number }[];
	/** Scrolls until a row is in view; a hidden list scrolls when it is shown again. */
	readonly reveal: (index: number) => void;
}

/** The number of rows that are drawn above and below the view, so that none is missing while the list scrolls. */
const SPARE = 6;

/**
 * Draws only the rows of a list that are in view, so that its length does not matter.
 *
 * @param scroller - the element that scrolls
 * @param rowHeight - of every row, in pixels
 */
export function useVirtualRows(scroller: RefObject<HTMLElement>, count: number, rowHeight: number): VirtualRows {
	const [element, setElement] = useState<HTMLElement | null>(null);
	const [view, setView] = useState({ first: 0, after: 0 });
	const revealed = useRef<number>();
	// The element may come later than the list, and change.
	useLayoutEffect(() => setElement(scroller.current));
	useLayoutEffect(() => {
		if (element === null) return undefined;
		const look = (): void => {
			const { scrollTop, clientHeight } = element;
			const first = Math.floor(scrollTop / rowHeight) - SPARE;
			const after = Math.ceil((scrollTop + clientHeight) / rowHeight) + SPARE;
			setView((before) => (before.first === first && before.after === after ? before : { first, after }));
		};
		let wasHidden = true;
		const size = new ResizeObserver(() => {
			const isHidden = element.clientHeight === 0;
			// A list that is hidden, as in a panel behind another one, cannot scroll, and loses where it was.
			if (wasHidden && !isHidden && revealed.current !== undefined) scrollTo(element, revealed.current, rowHeight);
			wasHidden = isHidden;
			look();
		});
		size.observe(element);
		element.addEventListener('scroll', look, { passive: true });
		look();
		return () => {
			size.disconnect();
			element.removeEventListener('scroll', look);
		};
	}, [element, rowHeight]);

	const first = Math.max(0, view.first);
	const length = Math.max(0, Math.min(count, view.after) - first);
	return {
		height: count * rowHeight,
		rows: Array.from({ length }, (_, i) => ({ index: first + i, top: (first + i) * rowHeight })),
		reveal(index) {
			revealed.current = index;
			const host = scroller.current;
			if (host === null) return;
			scrollTo(host, index, rowHeight);
			// The observer notices only with the next frame that a hidden list is shown again.
			if (host.clientHeight === 0)
				requestAnimationFrame(() => {
					if (revealed.current === index) scrollTo(host, index, rowHeight);
				});
		},
	};
}

function scrollTo(scroller: HTMLElement, index: number, rowHeight: number): void {
	const top = index * rowHeight;
	scroller.scrollTop = Math.min(top, Math.max(scroller.scrollTop, top + rowHeight - scroller.clientHeight));
}
