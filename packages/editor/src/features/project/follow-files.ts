import { effect, untracked } from '@preact/signals';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { listedAmong } from '@tilewright/editor-core/files/known-files.ts';
import { isPicture } from '@tilewright/editor-core/files/paths.ts';
import { isServed } from '../../platform/served-files.ts';

/** The time that it waits for more changes before it lists the files again, in milliseconds. */
const PAUSE = 200;

const shownAmong = (paths: readonly string[]): string[] => [...listedAmong(paths), ...paths.filter(isPicture)];

/**
 * Lists the documents, projects and pictures among the files that are worked on, again when files may have come or gone: when other programs or the editor wrote
 * some, and when the user comes back to the page.
 *
 * @param onList - gets the paths; `undefined` if they cannot be listed, such as without permission
 * @returns a function that lists them now, and one that ends this
 */
export function followFiles(editor: Editor, onList: (paths: readonly string[] | undefined) => void) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** Only the answer of the last question counts. */
	let last = 0;
	async function list(): Promise<void> {
		clearTimeout(timer);
		const mine = ++last;
		const paths = await editor.files.value.list().then(shownAmong, () => undefined);
		if (mine === last) onList(paths);
	}
	const listLater = (): void => {
		clearTimeout(timer);
		timer = setTimeout(list, PAUSE);
	};
	const stopFiles = effect(() => {
		const files = editor.files.value;
		untracked(() => void list());
		return files.watch(listLater);
	});
	const stopWrites = effect(() => {
		const files = editor.files.value;
		// Nobody reported changes while the connection was gone.
		if (isServed(files)) files.connection.value;
		for (const { version, path, hasFile, loaded, types } of editor.sessions.value) {
			path.value;
			version.value;
			hasFile.value;
			// A new tileset or template was written before a document refers to it.
			loaded.value;
			// So was a new project before a document has its types.
			types.value;
		}
		untracked(listLater);
	});
	window.addEventListener('focus', listLater);
	return {
		list,
		stop(): void {
			last = -1;
			clearTimeout(timer);
			stopFiles();
			stopWrites();
			window.removeEventListener('focus', listLater);
		},
	};
}
