const FOCUSABLE = 'button, input, select, textarea, a[href], [tabindex]';

/** The parts of the page that the focus can go to: bars, the maps, panels. */
const parts = (page: Document): readonly HTMLElement[] =>
	[...page.querySelectorAll<HTMLElement>('.menu-bar, .toolbars, .bar, .start-page, .dv-groupview, .status-bar')].filter(
		(part) => part.offsetParent !== null && first(part) !== undefined,
	);

/** Finds the element that takes the focus in a part: the map or the content of a panel rather than its tabs. */
function first(part: HTMLElement): HTMLElement | undefined {
	const content = part.querySelector<HTMLElement>('.dv-content-container') ?? part;
	const within = [content, part].flatMap((each) => [...each.querySelectorAll<HTMLElement>(FOCUSABLE)]);
	return within.find((item) => item.tabIndex >= 0 && !item.matches(':disabled') && item.offsetParent !== null);
}

/** Moves the focus to the next (1) or previous (-1) part of the page. */
export function focusPart(page: Document, direction: 1 | -1): void {
	const all = parts(page);
	const at = all.findIndex((part) => part.contains(page.activeElement));
	const next = all.at((at < 0 && direction < 0 ? 0 : at + direction) % all.length);
	if (next !== undefined) first(next)?.focus();
}
