import { FOR_SPEED } from '#platform/for-speed';
import type { RawObject } from '../../model/json-value.ts';
import { hasSortedKeys, isObject, sortedKeys } from '../../model/json-value.ts';
import { numberText, printFinite } from '../number-text.ts';
import { escapedSet, Sink } from '../sink.ts';
import type { Layout } from './layout.ts';
import { colon, comma } from './layout.ts';

/**
 * Writes a plain JSON value on one line.
 *
 * @param sorted - whether to sort the keys of objects by name (rule J7). Objects that are not part of the format keep their order
 */
export function printPlain(sink: Sink, value: unknown, layout: Layout, sorted: boolean): void {
	switch (typeof value) {
		case 'string':
			printText(sink, value);
			break;
		case 'number':
			printNumber(sink, value);
			break;
		case 'boolean':
			sink.text(value ? 'true' : 'false');
			break;
		case 'object':
			if (isObject(value)) printObject(sink, value, layout, sorted);
			else if (Array.isArray(value)) printList(sink, value, layout, sorted);
			else sink.text('null');
			break;
		default:
			sink.text(JSON.stringify(value) ?? 'null');
	}
}

/** The text of {@link printPlain}, without white space. */
export function plainText(value: unknown): string {
	const sink = new Sink();
	printPlain(sink, value, { indent: undefined }, false);
	return new TextDecoder().decode(sink.finish());
}

function printList(sink: Sink, list: readonly unknown[], layout: Layout, sorted: boolean): void {
	sink.text('[');
	for (let i = 0; i < list.length; i++) {
		if (i > 0) sink.text(comma(layout));
		printPlain(sink, list[i], layout, sorted);
	}
	sink.text(']');
}

function printObject(sink: Sink, value: RawObject, layout: Layout, sorted: boolean): void {
	let count = 0;
	// A list of the names would only be garbage. Without one, fields of another prototype would be written, too.
	if (FOR_SPEED && Object.getPrototypeOf(value) === Object.prototype && (!sorted || hasSortedKeys(value)))
		for (const name in value) count += printMember(sink, count === 0, name, value[name], layout, sorted);
	else
		for (const name of sorted ? sortedKeys(value) : Object.keys(value))
			count += printMember(sink, count === 0, name, value[name], layout, sorted);
	sink.text(count === 0 ? '{}' : layout.indent === undefined ? '}' : ' }');
}

/** @returns how many members were written: none if it is `undefined` */
function printMember(sink: Sink, isFirst: boolean, name: string, member: unknown, layout: Layout, sorted: boolean): 0 | 1 {
	if (member === undefined) return 0;
	sink.text(!isFirst ? comma(layout) : layout.indent === undefined ? '{' : '{ ');
	printText(sink, name);
	sink.text(colon(layout));
	printPlain(sink, member, layout, sorted);
	return 1;
}

const ESCAPED = /* @__PURE__ */ escapedSet('"\\');
/** From this length on, the engine finds what needs an escape faster than a loop, in UTF-16 units. */
const LONG = 64;

/** Writes a string of JSON. */
export function printText(sink: Sink, text: string): void {
	if (text.length >= LONG || !sink.quoted(text, ESCAPED)) sink.text(JSON.stringify(text));
}

/** JSON.stringify loses -0 and infinite numbers, which JSON can hold as 1e999 (rule J7). */
function printNumber(sink: Sink, value: number): void {
	if (Object.is(value, -0)) sink.text('-0');
	else if (Number.isFinite(value)) printFinite(sink, value);
	else sink.text(Number.isNaN(value) ? 'null' : numberText(value));
}
