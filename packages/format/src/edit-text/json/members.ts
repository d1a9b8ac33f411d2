import { addAll } from '../add-all.ts';
import type { TextEdit } from '../change.ts';
import { spliced } from '../spliced.ts';
import { indentAt, type JsonStyle } from './style.ts';

/** A field or an item in the text. */
export interface Member {
	/** The index of its first byte: of the key, if it has one. */
	readonly start: number;
	/** The index after its value. */
	readonly end: number;
	/** The changes inside it. */
	readonly edits: readonly TextEdit[];
}

/** An object or array in the text. */
export interface Container {
	/** The index of its opening bracket. */
	readonly open: number;
	/** The index of its closing bracket. */
	readonly close: number;
	readonly members: readonly Member[];
}

/** Something that is put between members: text, or how to print it with the indentation of its line. */
export type Addition = string | ((indent: string | undefined) => string);

/**
 * Adds and removes members, each with its comma and its line.
 *
 * @param isRemoved - whether the member with an index is left out
 * @param added - the additions, by the index of the member that they come before
 * @returns the edits of the container, with those inside its members
 */
export function memberEdits(
	bytes: Uint8Array,
	{ open, close, members }: Container,
	style: JsonStyle,
	isRemoved: (index: number) => boolean,
	added: ReadonlyMap<number, readonly Addition[]>,
): TextEdit[] {
	const edits: TextEdit[] = [];
	let waiting: Addition[] = [];
	let removedFrom: number | undefined;
	let last: Member | undefined;
	for (const [index, member] of members.entries()) {
		addAll(waiting, added.get(index) ?? []);
		if (isRemoved(index)) {
			removedFrom ??= member.start;
			continue;
		}
		if (waiting.length > 0 || removedFrom !== undefined) {
			const separator = separatorAt(index);
			const text = waiting.map((addition) => `${printed(addition, separator)}${separator}`).join('');
			edits.push({ start: removedFrom ?? member.start, end: member.start, text });
		}
		addAll(edits, member.edits);
		waiting = [];
		removedFrom = undefined;
		last = member;
	}
	addAll(waiting, added.get(members.length) ?? []);
	if (waiting.length === 0 && removedFrom === undefined) return edits;
	const end = members.at(-1)?.end;
	if (last !== undefined) {
		const separator = separatorAt(members.indexOf(last));
		const text = waiting.map((addition) => `${separator}${printed(addition, separator)}`).join('');
		edits.push({ start: last.end, end: end ?? last.end, text });
	} else if (waiting.length === 0) edits.push({ start: open + 1, end: close, text: '' });
	else if (removedFrom !== undefined && end !== undefined) {
		const separator = separatorAt(0);
		edits.push({ start: removedFrom, end, text: waiting.map((addition) => printed(addition, separator)).join(separator) });
	} else edits.push({ start: open + 1, end: close, text: filled(waiting) });
	return edits;

	/** The text between the members around an index, or others if there are none: a comma and white space. */
	function separatorAt(index: number): string {
		const second = Math.max(index, 1);
		const [before, after] = [members[second - 1], members[second]];
		if (before !== undefined && after !== undefined) return textOf(before.end, after.start);
		const [only] = members;
		const lead = only === undefined ? '' : textOf(open + 1, only.start);
		return /[\r\n]/.test(lead) ? `,${lead}` : style.comma;
	}

	function textOf(from: number, to: number): string {
		return new TextDecoder().decode(bytes.subarray(from, to));
	}

	/** The content of an empty container: each member on a line of its own, if the file has lines. */
	function filled(additions: readonly Addition[]): string {
		const indent = style.lines === undefined ? undefined : indentAt(bytes, open);
		if (style.lines === undefined || indent === undefined) return additions.map((addition) => printed(addition, '')).join(style.comma);
		const feed = `${style.lines.feed}${indent}${style.lines.unit}`;
		return `${feed}${additions.map((addition) => printed(addition, feed)).join(`,${feed}`)}${style.lines.feed}${indent}`;
	}
}

/** An addition after a separator. */
function printed(addition: Addition, separator: string): string {
	if (typeof addition === 'string') return addition;
	return addition(/[\r\n]([ \t]*)$/.exec(separator)?.[1]);
}

/** The text of a member with the changes inside it. */
export function memberText(bytes: Uint8Array, { start, end, edits }: Member): string {
	const moved = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
	return new TextDecoder().decode(spliced(bytes.subarray(start, end), moved));
}
