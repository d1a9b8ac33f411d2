import { createReport } from '../issue/report.ts';
import { MOST_DEPTH } from '../model/limits.ts';
import { documentText, toUtf8, utf16Of } from '../read/document-text.ts';
import { isXml, openText } from '../read/open-text.ts';
import type { EditedText, TextChange } from './change.ts';
import { changeTree, createRefusals } from './change-tree.ts';
import { editJson } from './json/edit-json.ts';
import type { TextEncoding } from './spliced.ts';
import { inEncoding, spliced } from './spliced.ts';
import { editXml } from './xml/edit-xml.ts';

/**
 * Changes a document in its text: only the places of the changes are written, and all other bytes stay as they are. New text has the
 * style of the file: its indentation, line ends, quotes and encoding.
 *
 * Changes have pointers into the file, as findings do, in XML, too: `/layers/0/objects/2/id`. They can set and remove fields, set the
 * cells of tile data that is not base64 (`/layers/0/data/17`), and insert, remove and move items of lists. All pointers mean the file
 * before any of the changes. It takes one pass over the file, whatever the number of changes.
 *
 * @param input - the content of the file
 * @returns the new content, its edits, and the changes that could not be made
 * @throws RangeError if a pointer is not a JSON pointer
 * @example
 * const { bytes, edits, refused } = editText(file, [
 * 	{ type: 'set', pointer: '/nextobjectid', value: 8 },
 * 	{ type: 'remove', pointer: '/layers/1/chunks/3' },
 * 	{ type: 'move', pointer: '/tilesets/2', before: 0 },
 * ]);
 */
export function editText(input: Uint8Array | string, changes: readonly TextChange[]): EditedText {
	const file = typeof input === 'string' ? new TextEncoder().encode(input) : input;
	const refusals = createRefusals();
	const root = changeTree(changes, refusals);
	const text = documentText(file);
	const report = createReport();
	const encoding = encodingOf(file);
	// The text without the call around a `.js` export is shorter.
	const whole = toUtf8(file);
	const opened = openText(text, report, { depth: MOST_DEPTH });
	const isRead = opened !== undefined && !('found' in opened.content);
	if (!isRead || !isKept(file, whole, encoding)) {
		refusals.refuseAll(root, isRead ? 'encoding' : 'unreadable');
		return { bytes: file, edits: [], refused: refusals.all };
	}
	const edits = isXml(text)
		? editXml(text, opened.content.kind, root, refusals, 2 * MOST_DEPTH)
		: editJson(text.bytes, text.start, root, refusals);
	return { bytes: edits.length === 0 ? file : inEncoding(spliced(whole, edits), encoding), edits, refused: refusals.all };
}

function encodingOf(file: Uint8Array): TextEncoding {
	const name = utf16Of(file) ?? 'utf-8';
	return { name, mark: name !== 'utf-8' && (file[0] === 0xff || file[0] === 0xfe) };
}

/**
 * Whether the file can be written with the same bytes again: UTF-16 may contain halves of characters, which UTF-8 cannot, and browsers
 * write no older encoding.
 */
function isKept(file: Uint8Array, whole: Uint8Array, encoding: TextEncoding): boolean {
	if (encoding.name === 'utf-8') return whole === file;
	const again = inEncoding(whole, encoding);
	return again.length === file.length && again.every((byte, i) => byte === file[i]);
}
