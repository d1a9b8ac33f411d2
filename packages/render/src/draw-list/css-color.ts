const COLOR = /^#(?:([0-9a-f]{2})?([0-9a-f]{6}))$/i;

/**
 * A color of the format in CSS, where alpha comes last. An invalid color becomes black, as in Tiled.
 *
 * @param color - `#RRGGBB` or `#AARRGGBB`
 * @example cssColor('#80ff0000') // '#ff000080'
 */
export function cssColor(color: string): string {
	const [, alpha = '', rest] = COLOR.exec(color) ?? [];
	return rest === undefined ? '#000000' : `#${rest}${alpha}`;
}
