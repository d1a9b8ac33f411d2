/** A value of Lua. */
export type LuaValue = string | number | boolean | LuaTable | LuaNumbers;

/** A list of many numbers, such as the tiles of a layer. */
export interface LuaNumbers {
	readonly numbers: Uint32Array;
	/** How many share a line. */
	readonly perLine: number;
}

/** A table of Lua: entries with a key, or without one where the table is a list. */
export interface LuaTable {
	readonly entries: readonly (readonly [key: LuaKey | undefined, value: LuaValue])[];
	/** How many entries share a line; without it, each has a line of its own. */
	readonly perLine?: number;
	/** Whether the table fits one line, with spaces inside its braces. */
	readonly inline?: boolean;
}

/** A name such as `width`, or any text, which Lua writes as `["my key"]`. */
export type LuaKey = { readonly name: string } | { readonly text: string };

/** A table whose keys are names. Entries that are `undefined` are left out. */
export const record = (fields: Readonly<Record<string, LuaValue | undefined>>, options: Pick<LuaTable, 'inline'> = {}): LuaTable => ({
	entries: Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[{ name }, value] as const])),
	...options,
});

/** A table without keys. */
export const list = (values: readonly LuaValue[], options: Pick<LuaTable, 'inline'> = {}): LuaTable => ({
	entries: values.map((value) => [undefined, value] as const),
	...options,
});

/**
 * Prints a Lua chunk that returns a table, laid out as Tiled does.
 *
 * @param minimize - whether to leave out all white space
 */
export function printLua(table: LuaTable, minimize = false): string {
	const parts: string[] = ['return '];
	const newline = minimize ? '' : '\n';
	const equals = minimize ? '=' : ' = ';
	printTable(table, 0);
	parts.push('\n');
	return parts.join('');

	function printTable({ entries, inline = false, perLine = 1 }: LuaTable, depth: number): void {
		if (entries.length === 0) {
			parts.push('{}');
			return;
		}
		const space = minimize ? '' : ' ';
		const indent = minimize || inline ? '' : '  '.repeat(depth + 1);
		parts.push('{', inline ? space : newline);
		entries.forEach(([key, value], i) => {
			if (!inline && i % perLine === 0) parts.push(indent);
			if (key !== undefined) parts.push('name' in key ? key.name : `[${quoted(key.text)}]`, equals);
			if (typeof value !== 'object') parts.push(typeof value === 'string' ? quoted(value) : printNumber(value));
			else if ('numbers' in value) printNumbers(value, depth + 1);
			else printTable(value, depth + 1);
			const last = i === entries.length - 1;
			if (!last) parts.push(',', inline || (i + 1) % perLine !== 0 ? space : newline);
		});
		parts.push(inline ? space : newline, minimize || inline ? '' : '  '.repeat(depth), '}');
	}

	function printNumbers({ numbers, perLine }: LuaNumbers, depth: number): void {
		if (numbers.length === 0) {
			parts.push('{}');
			return;
		}
		parts.push('{');
		const indent = minimize ? '' : '  '.repeat(depth + 1);
		for (let start = 0; start < numbers.length; start += perLine)
			parts.push(start === 0 ? newline : `,${newline}`, indent, numbers.subarray(start, start + perLine).join(minimize ? ',' : ', '));
		parts.push(newline, minimize ? '' : '  '.repeat(depth), '}');
	}
}

/** Lua 5.1 has no words for the numbers that are not finite, so it computes them. */
function printNumber(value: number | boolean): string {
	if (typeof value === 'boolean' || Number.isFinite(value)) return String(value);
	return Number.isNaN(value) ? '(0/0)' : value > 0 ? 'math.huge' : '-math.huge';
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\0': '\\000' };

/** Other control characters may stand in a Lua string as they are. */
const quoted = (text: string): string => `"${text.replace(/[\\"\n\r\0]/g, (character) => ESCAPES[character] ?? character)}"`;
