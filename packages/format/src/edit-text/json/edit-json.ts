import * as ascii from '../../codec/ascii.ts';
import type { JsonValue } from '../../model/json-value.ts';
import { skipString, skipToToken, skipValue } from '../../read/json/locate/skip.ts';
import { addAll } from '../add-all.ts';
import type { TextEdit } from '../change.ts';
import type { ChangeNode, Refusals } from '../change-tree.ts';
import { createRefusals, indexOf } from '../change-tree.ts';
import { itemChanges, newName, withoutMove } from '../change-value.ts';
import type { Addition, Container, Member } from './members.ts';
import { memberEdits, memberText } from './members.ts';
import { printValue } from './print-value.ts';
import { replaceNumbers } from './replace-list.ts';
import type { JsonStyle } from './style.ts';
import { indentAt, styleOf } from './style.ts';

/** A field in the text. */
interface Field extends Member {
	readonly name: string;
	/** The index after its key. */
	readonly keyEnd: number;
}

/**
 * Makes changes in JSON, in one pass over the text. Only parts that change are looked into.
 *
 * @param bytes - valid JSON, in UTF-8
 * @param start - the index of its first byte
 * @returns the edits, in order
 */
export function editJson(bytes: Uint8Array, start: number, root: ChangeNode, refusals: Refusals): readonly TextEdit[] {
	const at = skipToToken(bytes, start);
	const editor = new JsonEditor(bytes, styleOf(bytes, at));
	return editor.value(at, root, refusals).edits;
}

/** A value that was looked into. */
interface Visited {
	readonly end: number;
	readonly edits: readonly TextEdit[];
}

class JsonEditor {
	private readonly bytes: Uint8Array;
	private readonly style: JsonStyle;
	private readonly decoder = new TextDecoder();

	constructor(bytes: Uint8Array, style: JsonStyle) {
		this.bytes = bytes;
		this.style = style;
	}

	/** Changes a value. */
	value(at: number, node: ChangeNode, refusals: Refusals): Visited {
		const { bytes } = this;
		if (node.own?.type === 'set') return this.replaced(at, node.own.value);
		if (node.children.size > 0 || node.inserted.length > 0) {
			if (bytes[at] === ascii.OPEN_BRACKET) return this.list(at, node, refusals);
			for (const { change } of node.inserted) refusals.refuse(change, 'not-a-list');
			if (bytes[at] === ascii.OPEN_BRACE) return this.object(at, node, refusals);
			for (const [name, child] of node.children) {
				const isCell = bytes[at] === ascii.QUOTE && indexOf(name) !== undefined;
				refusals.refuseAll(child, isCell ? 'encoded' : 'missing');
			}
		}
		return { end: skipValue(bytes, at), edits: [] };
	}

	private replaced(at: number, value: JsonValue): Visited {
		const { bytes, style } = this;
		const numbers = replaceNumbers(bytes, at, value);
		if (numbers !== undefined) return numbers;
		const end = skipValue(bytes, at);
		const isScalar = typeof value !== 'object' || value === null;
		const text = printValue(value, style, isScalar || style.lines === undefined ? undefined : indentAt(bytes, at));
		if (isScalar && this.parsed(at, end) === value) return { end, edits: [] };
		return { end, edits: [{ start: at, end, text }] };
	}

	/** A scalar of the file. */
	private parsed(at: number, end: number): unknown {
		const first = this.bytes[at];
		if (first === ascii.OPEN_BRACE || first === ascii.OPEN_BRACKET) return undefined;
		return JSON.parse(this.decoder.decode(this.bytes.subarray(at, end)));
	}

	private object(open: number, node: ChangeNode, refusals: Refusals): Visited {
		const { bytes } = this;
		const fields: Field[] = [];
		const visits = new Map<string, Refusals>();
		let at = skipToToken(bytes, open + 1);
		while (bytes[at] === ascii.QUOTE) {
			const start = at;
			const keyEnd = skipString(bytes, start);
			const name = this.keyAt(start, keyEnd);
			at = skipToToken(bytes, keyEnd);
			const child = node.children.get(name);
			// If a key occurs twice, the last one counts, as in JSON.parse.
			const own = createRefusals();
			if (child !== undefined) visits.set(name, own);
			const { end, edits } = child === undefined ? { end: skipValue(bytes, at), edits: [] } : this.value(at, withoutMove(child, own), own);
			fields.push({ name, start, keyEnd, end, edits });
			at = skipToToken(bytes, end);
		}
		for (const { all } of visits.values()) for (const { change, reason } of all) refusals.refuse(change, reason);
		return { end: at + 1, edits: this.fieldEdits({ open, close: at, members: fields }, fields, node, refusals) };
	}

	private fieldEdits(container: Container, fields: readonly Field[], node: ChangeNode, refusals: Refusals): readonly TextEdit[] {
		const last = new Map(fields.map(({ name }, i) => [name, i]));
		const taken = new Set(last.keys());
		const removed = new Set<number>();
		const members: Member[] = [...fields];
		for (const [i, field] of fields.entries()) {
			const child = node.children.get(field.name);
			if (child === undefined) continue;
			const isLast = last.get(field.name) === i;
			if (child.own?.type === 'remove') removed.add(i);
			else if (!isLast) {
				if (child.own?.type === 'rename') removed.add(i);
				else members[i] = { ...field, edits: [] };
			} else {
				const name = newName(field.name, child, taken, refusals);
				const key = { start: field.start, end: field.keyEnd, text: JSON.stringify(name) };
				if (name !== field.name) members[i] = { ...field, edits: [key, ...field.edits] };
			}
		}
		const added = new Map<number, Addition[]>();
		const gapFor = gapsIn(fields);
		for (const [name, child] of [...node.children].sort(([a], [b]) => (a < b ? -1 : 1))) {
			if (last.has(name)) continue;
			if (child.own?.type !== 'set' || taken.has(name)) {
				refusals.refuseAll(child, child.own?.type === 'set' ? 'conflict' : 'missing');
				continue;
			}
			const { value } = child.own;
			const gap = gapFor(name);
			const print = (indent: string | undefined): string =>
				`${JSON.stringify(name)}${this.style.colon}${printValue(value, this.style, indent)}`;
			const before = added.get(gap);
			if (before === undefined) added.set(gap, [print]);
			else before.push(print);
		}
		return memberEdits(this.bytes, { ...container, members }, this.style, (i) => removed.has(i), added);
	}

	private list(open: number, node: ChangeNode, refusals: Refusals): Visited {
		const { bytes } = this;
		const isReordered =
			node.inserted.length > 0 || [...node.children.values()].some(({ own }) => own?.type === 'remove' || own?.type === 'move');
		const members: Member[] = [];
		let length = 0;
		let at = skipToToken(bytes, open + 1);
		const inside: TextEdit[] = [];
		while (at < bytes.length && bytes[at] !== ascii.CLOSE_BRACKET) {
			const child = node.children.get(String(length++));
			const { end, edits } = child === undefined ? { end: skipValue(bytes, at), edits: [] } : this.value(at, child, refusals);
			// Of long lists of cells, only the changed ones are kept.
			if (isReordered) members.push({ start: at, end, edits });
			else addAll(inside, edits);
			at = skipToToken(bytes, end);
		}
		const end = at + 1;
		const { added, moved } = itemChanges(node, length, refusals);
		if (!isReordered) return { end, edits: inside };
		const additions = new Map<number, Addition[]>();
		const isOnOneLine = (near: Member | undefined): boolean =>
			near !== undefined && bytes.subarray(near.start, near.end).indexOf(ascii.LINE_FEED) < 0;
		for (const [gap, changes] of added) {
			const inline = isOnOneLine(members[gap] ?? members.at(-1));
			const texts = changes.map((change): Addition => {
				if (change.type === 'insert') return (indent) => printValue(change.value, this.style, inline ? undefined : indent);
				const member = members[moved.get(change) ?? 0];
				return member === undefined ? '' : memberText(bytes, member);
			});
			additions.set(gap, texts);
		}
		const leaves = (index: number): boolean => {
			const own = node.children.get(String(index))?.own;
			return own?.type === 'remove' || (own?.type === 'move' && moved.has(own));
		};
		return { end, edits: memberEdits(bytes, { open, close: at, members }, this.style, leaves, additions) };
	}

	private keyAt(start: number, end: number): string {
		const text = this.decoder.decode(this.bytes.subarray(start, end));
		return text.includes('\\') ? String(JSON.parse(text)) : text.slice(1, -1);
	}
}

/**
 * Returns a function that says where a new field goes: fields are sorted by name (rule J7). In a file with another order it follows the
 * last of those before it.
 */
function gapsIn(fields: readonly Field[]): (name: string) => number {
	const sorted = fields.map(({ name }, i) => ({ name, i })).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.i - b.i));
	return (name) => {
		let [from, to] = [0, sorted.length];
		while (from < to) {
			const middle = (from + to) >> 1;
			if ((sorted[middle]?.name ?? '') < name) from = middle + 1;
			else to = middle;
		}
		return (sorted[from - 1]?.i ?? -1) + 1;
	};
}
