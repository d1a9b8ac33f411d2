import type { JsonValue } from '../model/json-value.ts';

/**
 * A change of a document. Pointers are JSON pointers into the file as it was read, as those of findings. All changes of one call refer
 * to the file before any of them: an index means the same item in each.
 */
export type TextChange =
	/** Gives a field, an item or a cell a value. A field that is not there yet is added, where the writer would write it. */
	| { readonly type: 'set'; readonly pointer: string; readonly value: JsonValue }
	/** Removes a field or an item. */
	| { readonly type: 'remove'; readonly pointer: string }
	/** Gives a field another name. */
	| { readonly type: 'rename'; readonly pointer: string; readonly name: string }
	/** Adds an item before the item with the index at the end of the pointer; `-` or the length of the list means its end. */
	| { readonly type: 'insert'; readonly pointer: string; readonly value: JsonValue }
	/** Moves an item before the item with the index `before`; the length of the list means its end. */
	| { readonly type: 'move'; readonly pointer: string; readonly before: number };

/**
 * Why a change could not be made.
 * - `missing`: there is nothing at the pointer.
 * - `gone`: another change removes or replaces what contains it.
 * - `conflict`: another change concerns the same place.
 * - `not-a-list`: items can only be added to a list, and moved in one.
 * - `wrong-type`: the value does not fit the field.
 * - `not-in-xml`: XML has no such field, or no form for the value.
 * - `encoded`: the cells are base64; only the whole data can be set.
 * - `unreadable`: the file is neither JSON nor XML of a known kind.
 * - `encoding`: the file is in an encoding that is only read, such as ISO-8859-1.
 */
export type RefusalReason =
	| 'missing'
	| 'gone'
	| 'conflict'
	| 'not-a-list'
	| 'wrong-type'
	| 'not-in-xml'
	| 'encoded'
	| 'unreadable'
	| 'encoding';

/** A change that could not be made. */
export interface RefusedChange {
	readonly change: TextChange;
	readonly reason: RefusalReason;
}

/** A part of a file, and the text that takes its place. */
export interface TextEdit {
	/** The first byte of the part, in the file as UTF-8, like {@link Issue.offset}. */
	readonly start: number;
	/** The byte after it; `start` if text is only added. */
	readonly end: number;
	readonly text: string;
}

/** The result of {@link editText}. */
export interface EditedText {
	/** The file with the changes. The same object if nothing changed. */
	readonly bytes: Uint8Array;
	/** The parts of the file that changed, in order, without overlaps: for programs that have the text open. */
	readonly edits: readonly TextEdit[];
	/** The changes that could not be made. All others were made. */
	readonly refused: readonly RefusedChange[];
}
