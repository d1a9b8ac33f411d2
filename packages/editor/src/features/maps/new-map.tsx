import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { folderOf } from '@tilewright/editor-core/files/paths.ts';
import type { NewMap } from '@tilewright/editor-core/session/create-new-map.ts';
import { createNewMap, newMapOf } from '@tilewright/editor-core/session/create-new-map.ts';
import { startMap } from '@tilewright/editor-core/session/open-document.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { ask } from '../../page/ask.ts';
import { NewMapDialog } from './new-map-dialog.tsx';

const KEY = 'tilewright.new-map';

/** Asks what a new map is like, and opens it in a tab of its own. It has no file until it is saved. */
export async function newMap(editor: Editor): Promise<void> {
	const files = editor.files.value;
	const listing = files.list().catch(() => []);
	const wanted = await ask<NewMap>(editor, (close) => (
		<NewMapDialog
			initial={lastUsed()}
			// The dialog stays until the map can be opened: the next click is meant for the new map.
			onClose={(map) => (map === undefined ? close() : void listing.then(() => close(map)))}
		/>
	));
	if (wanted === undefined) return;
	localStorage.setItem(KEY, JSON.stringify(wanted));
	const current = editor.current.value;
	const folder = current !== undefined && current.files === files ? folderOf(current.path.value) : '';
	const taken = new Set([...(await listing), ...editor.sessions.value.map(({ path }) => path.value)]);
	editor.open(startMap(files, freePath(`${folder}/${filesWords.untitled}`, taken), createNewMap(wanted)));
}

/** The first of `name.tmj`, `name-2.tmj` and so on that is not taken. */
function freePath(start: string, taken: ReadonlySet<string>): string {
	let path = `${start}.tmj`;
	for (let number = 2; taken.has(path); number++) path = `${start}-${number}.tmj`;
	return path;
}

function lastUsed(): NewMap {
	try {
		return newMapOf(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
	} catch {
		return newMapOf(null);
	}
}
