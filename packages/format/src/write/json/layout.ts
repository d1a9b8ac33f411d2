import { indentation } from '../indentation.ts';

/** The white space of the JSON. */
export interface Layout {
	/** The indentation of a level; `undefined` omits all white space. */
	readonly indent: string | undefined;
}

/** A line break and the indentation of `depth` levels; empty in minimized output. */
export const newline = ({ indent }: Layout, depth: number): string => (indent === undefined ? '' : `\n${indentation(indent, depth)}`);

/** The text between a key and its value. */
export const colon = ({ indent }: Layout): string => (indent === undefined ? ':' : ': ');

/** The text between two values on one line. */
export const comma = ({ indent }: Layout): string => (indent === undefined ? ',' : ', ');

/**
 * A plain JSON value on one line.
 *
 * @param sorted - whether to sort the keys of objects by name (rule J7). Objects that are not part of the format keep their order
 */
export function plain(value: unknown, layout: Layout, sorted: boolean): string {
	if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.map((item) => plain(item, layout, sorted)).join(comma(layout))}]`;
	if (typeof value === 'number') return number(value);
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
	const fields = Object.entries(value).filter(([, member]) => member !== undefined);
	if (fields.length === 0) return '{}';
	if (sorted) fields.sort(([a], [b]) => (a < b ? -1 : 1));
	const inner = fields
		.map(([name, member]) => `${JSON.stringify(name)}${colon(layout)}${plain(member, layout, sorted)}`)
		.join(comma(layout));
	return layout.indent === undefined ? `{${inner}}` : `{ ${inner} }`;
}

/** The shortest number that reads back the same (rule J7). JSON.stringify loses -0 and infinite numbers, which JSON can hold as 1e999. */
function number(value: number): string {
	if (Number.isFinite(value)) return value === 0 && 1 / value < 0 ? '-0' : String(value);
	return Number.isNaN(value) ? 'null' : value > 0 ? '1e999' : '-1e999';
}
