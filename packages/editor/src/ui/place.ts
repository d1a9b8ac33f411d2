/** The place that a menu or a tooltip belongs to: a point of the page or an element. */
export type Anchor = { readonly x: number; readonly y: number } | HTMLElement;

const MARGIN = 4;

/** Puts an element next to its anchor, where it fits into the window. */
export function place(element: HTMLElement, anchor: Anchor, side: 'below' | 'beside', gap = 0): void {
	const around =
		anchor instanceof HTMLElement
			? anchor.getBoundingClientRect()
			: { left: anchor.x, right: anchor.x, top: anchor.y, bottom: anchor.y, width: 0, height: 0 };
	const { width, height } = element.getBoundingClientRect();
	const [wide, high] = [window.innerWidth - MARGIN, window.innerHeight - MARGIN];
	const fits = (start: number, size: number, end: number) => Math.max(MARGIN, Math.min(start, end - size));
	let [left, top] = [around.left, around.bottom + gap];
	if (side === 'beside') {
		left = around.right + width <= wide ? around.right + gap : around.left - width - gap;
		top = around.top - 5;
	} else if (top + height > high && around.top - height - gap >= MARGIN) {
		top = around.top - height - gap;
	}
	element.style.left = `${fits(left, width, wide)}px`;
	element.style.top = `${fits(top, height, high)}px`;
}
