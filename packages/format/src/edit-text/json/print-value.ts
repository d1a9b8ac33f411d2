import { isObject } from '../../model/json-value.ts';
import { plainText } from '../../write/json/plain.ts';
import type { JsonStyle } from './style.ts';

/**
 * A value in the style of a file.
 *
 * @param indent - the indentation of the line that it starts in; `undefined` to print it on one line
 */
export function printValue(value: unknown, style: JsonStyle, indent: string | undefined): string {
	const { lines, colon, comma, padding } = style;
	if (!isCompound(value)) return plainText(value);
	const inner = indent === undefined || lines === undefined ? undefined : `${indent}${lines.unit}`;
	const parts = isObject(value)
		? Object.entries(value).flatMap(([name, member]) =>
				member === undefined ? [] : [`${JSON.stringify(name)}${colon}${printValue(member, style, inner)}`],
			)
		: value.map((item: unknown) => printValue(item, style, inner));
	const [open, close] = isObject(value) ? ['{', '}'] : ['[', ']'];
	if (parts.length === 0) return `${open}${close}`;
	const isLine = inner === undefined || (Array.isArray(value) && !value.some(isCompound));
	if (isLine || lines === undefined) {
		const pad = isObject(value) ? padding : '';
		return `${open}${pad}${parts.join(comma)}${pad}${close}`;
	}
	const feed = `${lines.feed}${inner}`;
	return `${open}${feed}${parts.join(`,${feed}`)}${lines.feed}${indent}${close}`;
}

const isCompound = (value: unknown): value is Record<string, unknown> | unknown[] => typeof value === 'object' && value !== null;
