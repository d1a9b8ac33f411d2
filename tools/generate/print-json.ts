/** A value to print as JSON. Fields that are `undefined` are left out. */
export type Printable = string | number | boolean | null | readonly Printable[] | { readonly [name: string]: Printable | undefined };

const LINE_WIDTH = 140;

/** Prints JSON, indented with tabs. Values that fit on one line are printed on one line. */
export function printJson(value: Printable): string {
	return `${print(value, '', 0)}\n`;
}

/** `used`: the columns that the start of the line, such as the name of the field, takes in addition to the indentation. */
function print(value: Printable, indent: string, used: number): string {
	const line = printLine(value);
	// A tab counts as two columns, as in Biome. The 1 is for the comma.
	if (!isNested(value) || indent.length * 2 + used + line.length + 1 <= LINE_WIDTH) return line;
	const inner = `${indent}\t`;
	if (isList(value)) return `[\n${value.map((item) => inner + print(item, inner, 0)).join(',\n')}\n${indent}]`;
	const lines = entriesOf(value).map(([name, field]) => {
		const key = `${JSON.stringify(name)}: `;
		return inner + key + print(field, inner, key.length);
	});
	return `{\n${lines.join(',\n')}\n${indent}}`;
}

function printLine(value: Printable): string {
	if (!isNested(value)) return JSON.stringify(value);
	if (isList(value)) return `[${value.map(printLine).join(', ')}]`;
	const entries = entriesOf(value);
	return entries.length === 0 ? '{}' : `{ ${entries.map(([name, field]) => `${JSON.stringify(name)}: ${printLine(field)}`).join(', ')} }`;
}

const isNested = (value: Printable): value is Exclude<Printable, string | number | boolean | null> =>
	typeof value === 'object' && value !== null;

// Array.isArray does not narrow readonly arrays.
const isList = (value: Printable): value is readonly Printable[] => Array.isArray(value);

const entriesOf = (value: { readonly [name: string]: Printable | undefined }): [string, Printable][] =>
	Object.entries(value).flatMap(([name, field]): [string, Printable][] => (field === undefined ? [] : [[name, field]]));
