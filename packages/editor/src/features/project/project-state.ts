import type { ReadonlySignal, Signal } from '@preact/signals';
import { attempt } from '@tilewright/editor-core/commands/run.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { isPicture } from '@tilewright/editor-core/files/paths.ts';
import { loadDialog } from '../../ui/load-dialog.ts';
import { openListed } from '../custom-types/open-listed.ts';
import type { FileRow } from './file-tree.ts';

/** The tree of files while it is shown. */
export interface ProjectState {
	readonly editor: Editor;
	readonly rows: ReadonlySignal<readonly FileRow[]>;
	/** The path of the row that keys go to. */
	readonly active: Signal<string | undefined>;
	/** The folders that the user opened or closed. */
	readonly isOpened: Signal<ReadonlyMap<string, boolean>>;
}

/** Opens or closes a folder in the tree. */
export function foldFolder({ isOpened }: ProjectState, folder: string, isOpen: boolean): void {
	isOpened.value = new Map(isOpened.value).set(folder, isOpen);
}

/** Opens a document or the types of a project, makes a tileset of a picture, or opens and closes a folder. */
export function enterRow(state: ProjectState, { path, isOpen }: FileRow): void {
	if (isOpen === undefined) void attempt(state.editor, () => (isPicture(path) ? startTileset : openListed)(state.editor, path));
	else foldFolder(state, path, !isOpen);
}

/** Makes a tileset of a picture, for the shown map if that is one of these files. */
async function startTileset(editor: Editor, path: string): Promise<void> {
	const session = editor.currentMap.value;
	const { newTileset } = await loadDialog(() => import('../tilesets/new-tileset.tsx'));
	await newTileset(editor, [path], session?.files === editor.files.value ? session : undefined);
}

/** The number of rows that Page Up and Page Down go. */
const PAGE = 10;

/** Handles a key in the tree. @returns whether it does something */
export function projectKey(state: ProjectState, key: string): boolean {
	const rows = state.rows.value;
	const at = rows.findIndex(({ path }) => path === state.active.value);
	const row = rows[at];
	const goTo = (index: number): boolean => {
		const to = rows[Math.max(0, Math.min(rows.length - 1, index))];
		if (to !== undefined) state.active.value = to.path;
		return true;
	};
	switch (key) {
		case 'ArrowDown':
			return goTo(at + 1);
		case 'ArrowUp':
			return goTo(at - 1);
		case 'PageDown':
			return goTo(at + PAGE);
		case 'PageUp':
			return goTo(at - PAGE);
		case 'Home':
			return goTo(0);
		case 'End':
			return goTo(rows.length - 1);
		case 'ArrowRight':
			if (row?.isOpen === true) return goTo(at + 1);
			if (row?.isOpen === false) foldFolder(state, row.path, true);
			return true;
		case 'ArrowLeft':
			if (row?.isOpen === true) foldFolder(state, row.path, false);
			else if (row !== undefined && row.level > 1) return goTo(rows.findLastIndex(({ level }, i) => i < at && level < row.level));
			return true;
		case 'Enter':
			if (row !== undefined) enterRow(state, row);
			return true;
		default:
			return false;
	}
}
