const COLOR = /^#(?:([0-9a-f]{2})?([0-9a-f]{6}))$/i;

/**
 * A color of the format as a canvas takes it: alpha comes last there. What is no color of the format becomes black, as it does in
 * the editor.
 *
 * @param color - `#RRGGBB` or `#AARRGGBB`
 * @example cssColor('#80ff0000') // '#ff000080'
 */
export function cssColor(color: string): string {
	const [, alpha = '', rest] = COLOR.exec(color) ?? [];
	return rest === undefined ? '#000000' : `#${rest}${alpha}`;
}
