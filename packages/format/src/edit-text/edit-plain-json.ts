import { documentText, toUtf8, utf16Of } from '../read/document-text.ts';
import type { EditedText, TextChange } from './change.ts';
import { changeTree, createRefusals } from './change-tree.ts';
import { editJson } from './json/edit-json.ts';
import { spliced } from './spliced.ts';

/**
 * Changes JSON of any kind in its text, such as a configuration. Like `editText`, which only changes documents of a known kind.
 *
 * @param input - the content of the file, in UTF-8
 */
export function editPlainJson(input: Uint8Array, changes: readonly TextChange[]): EditedText {
	const refusals = createRefusals();
	const root = changeTree(changes, refusals);
	if (!isJson(input)) {
		refusals.refuseAll(root, 'unreadable');
		return { bytes: input, edits: [], refused: refusals.all };
	}
	const { bytes, start } = documentText(input);
	const edits = editJson(bytes, start, root, refusals);
	return { bytes: edits.length === 0 ? input : spliced(toUtf8(input), edits), edits, refused: refusals.all };
}

function isJson(input: Uint8Array): boolean {
	if (utf16Of(input) !== undefined) return false;
	try {
		JSON.parse(new TextDecoder().decode(input));
		return true;
	} catch {
		return false;
	}
}
