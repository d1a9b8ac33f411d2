/** Keeps where the lists in an element were scrolled to while the element is out of the page. */
export interface KeptScroll {
	/** The element is in the page again: its lists go where they were. */
	restore(): void;
}

/** Follows how far everything in an element is scrolled: an element that is taken out of the page and put back would be at its top. */
export function keepScroll(element: HTMLElement): KeptScroll {
	const places = new Map<Element, { readonly left: number; readonly top: number }>();
	element.addEventListener(
		'scroll',
		({ target }) => {
			if (!(target instanceof Element) || target.clientHeight === 0) return;
			const { scrollLeft: left, scrollTop: top } = target;
			if (left === 0 && top === 0) places.delete(target);
			else places.set(target, { left, top });
		},
		// Elements around the one that scrolls get no event.
		{ capture: true, passive: true },
	);
	return {
		restore() {
			for (const [list, { left, top }] of places) {
				if (element.contains(list)) list.scrollTo({ left, top, behavior: 'instant' });
				else places.delete(list);
			}
		},
	};
}
