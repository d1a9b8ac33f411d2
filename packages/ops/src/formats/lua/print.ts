import { indentation } from '@tilewright/format/internal';

/** A value of Lua. */
export type LuaValue = string | number | boolean | LuaTable | LuaNumbers;

/** A list of many numbers, such as the tiles of a layer. */
export interface LuaNumbers {
	readonly numbers: Uint32Array;
	/** How many numbers share a line. */
	readonly perLine: number;
}

/** A table of Lua: entries with a key, or without one where the table is a list. */
export interface LuaTable {
	readonly entries: readonly (readonly [key: LuaKey | undefined, value: LuaValue])[];
	/** How many entries share a line. Default: 1. */
	readonly perLine?: number;
	/** Whether to print the table on one line, with spaces inside the braces. */
	readonly inline?: boolean;
}

/** A name such as `width`, or any text, which is written as `["my key"]`. */
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

/** Engines cannot hold longer strings. */
const LONGEST = 500_000_000;

/**
 * Prints a Lua chunk that returns a table, with the white space of Tiled.
 *
 * @param minimize - whether to leave out all white space
 * @throws RangeError if the text would be longer than a string can be
 */
export function printLua(table: LuaTable, minimize = false): string {
	const parts: string[] = ['return '];
	let length = 0;
	const newline = minimize ? '' : '\n';
	const equals = minimize ? '=' : ' = ';
	printTable(table, 0);
	add('\n');
	return parts.join('');

	function add(...texts: readonly string[]): void {
		for (const text of texts) length += text.length;
		if (length > LONGEST) throw new RangeError(`As Lua, the document would have more than ${LONGEST} characters.`);
		parts.push(...texts);
	}

	function printTable({ entries, inline = false, perLine = 1 }: LuaTable, depth: number): void {
		if (entries.length === 0) {
			add('{}');
			return;
		}
		const space = minimize ? '' : ' ';
		const indent = minimize || inline ? '' : indentation('  ', depth + 1);
		add('{', inline ? space : newline);
		entries.forEach(([key, value], i) => {
			if (!inline && i % perLine === 0) add(indent);
			if (key !== undefined) add('name' in key ? key.name : `[${quoted(key.text)}]`, equals);
			if (typeof value !== 'object') add(typeof value === 'string' ? quoted(value) : printNumber(value));
			else if ('numbers' in value) printNumbers(value, depth + 1);
			else printTable(value, depth + 1);
			const last = i === entries.length - 1;
			if (!last) add(',', inline || (i + 1) % perLine !== 0 ? space : newline);
		});
		add(inline ? space : newline, minimize || inline ? '' : indentation('  ', depth), '}');
	}

	function printNumbers({ numbers, perLine }: LuaNumbers, depth: number): void {
		if (numbers.length === 0) {
			add('{}');
			return;
		}
		add('{');
		const indent = minimize ? '' : indentation('  ', depth + 1);
		for (let start = 0; start < numbers.length; start += perLine)
			add(start === 0 ? newline : `,${newline}`, indent, numbers.subarray(start, start + perLine).join(minimize ? ',' : ', '));
		add(newline, minimize ? '' : indentation('  ', depth), '}');
	}
}

/** Lua 5.1 has no literals for infinite numbers and NaN. */
function printNumber(value: number | boolean): string {
	if (typeof value === 'boolean' || Number.isFinite(value)) return String(value);
	return Number.isNaN(value) ? '(0/0)' : value > 0 ? 'math.huge' : '-math.huge';
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\0': '\\000' };

/** A Lua string may contain all other control characters without escapes. */
const quoted = (text: string): string => `"${text.replace(/[\\"\n\r\0]/g, (character) => ESCAPES[character] ?? character)}"`;
