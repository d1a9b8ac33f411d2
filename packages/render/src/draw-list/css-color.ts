const COLOR = /^#(?:([0-9a-f]{2})?([0-9a-f]{6}))$/i;

/**
 * A color of the format in CSS, where alpha comes last. An invalid color becomes black, as in Tiled.
 *
 * @param color - `#RRGGBB` or `#AARRGGBB`
 * @example cssColor('#80ff0000') // '#ff000080'
 */
export function cssColor(color: string): string {
	const found = known.get(color);
	if (found !== undefined) return found;
	const [, alpha = '', rest] = COLOR.exec(color) ?? [];
	const made = rest === undefined ? '#000000' : `#${rest}${alpha}`;
	if (known.size < MOST_KNOWN) known.set(color, made);
	return made;
}

/** Thousands of objects have a few colors. */
const known = new Map<string, string>();
const MOST_KNOWN = 256;
