import type { MarkKind } from './mark.ts';

/** How marks of a kind are drawn: by color and by line, for those who tell colors apart badly. */
export interface MarkStyle {
	/** `#RRGGBB` */
	readonly color: string;
	/** Lengths of dashes and gaps, in pixels of the picture. */
	readonly dash?: readonly number[];
}

/** Removed is red and dashed, changed is amber and dotted, added is green and a plain line. */
export const MARK_STYLES: Readonly<Record<MarkKind, MarkStyle>> = {
	removed: { color: '#e5484d', dash: [7, 5] },
	changed: { color: '#ffb224', dash: [0.5, 5] },
	added: { color: '#30a46c' },
};
