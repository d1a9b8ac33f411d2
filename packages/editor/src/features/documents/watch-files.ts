import { effect } from '@preact/signals';
import { forgetPictures } from '@tilewright/editor-canvas/stage/pictures.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { FileEvent, Files } from '@tilewright/editor-core/files/files.ts';
import { isProject } from '@tilewright/editor-core/files/known-files.ts';
import { isPicture, nameOf } from '@tilewright/editor-core/files/paths.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import { projectTypes } from '@tilewright/editor-core/session/project-types.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { withTileCounts } from '@tilewright/editor-core/session/with-tile-counts.ts';
import { resolve } from '@tilewright/ops';
import { hideBar, showBar } from '../../contributions/bar.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { tellMissing } from '../missing-files/tell-missing.ts';
import { reload } from './reload.ts';

/** Follows changes of the files of open maps by other programs (rule E134). @returns a function that ends this */
export function watchFiles(editor: Editor): () => void {
	const watched = new Map<Files, () => void>();
	const stop = effect(() => {
		const inUse = new Set(editor.sessions.value.map(({ files }) => files));
		for (const files of inUse)
			if (!watched.has(files))
				watched.set(
					files,
					files.watch((event) => notice(editor, files, event)),
				);
		for (const [files, end] of [...watched]) {
			if (inUse.has(files)) continue;
			end();
			watched.delete(files);
		}
	});
	return () => {
		stop();
		for (const end of watched.values()) end();
	};
}

function notice(editor: Editor, files: Files, event: FileEvent): void {
	for (const session of editor.sessions.value) {
		if (session.files !== files) continue;
		if (isProject(event.path)) void readTypes(session);
		if (session.path.value === event.path) mapChanged(editor, session, event);
		else if (session.graph.value.files.has(event.path) || refersTo(session, event.path)) void referredChanged(editor, session, event.path);
	}
}

/** The reasons to read a document again. */
const rereading = service('what is being read again', (_: Session): Rereading => ({}));

interface Rereading {
	/** The last change of its file. */
	event?: FileEvent;
	/** The changed files that it refers to. */
	referred?: readonly string[] | undefined;
}

function mapChanged(editor: Editor, session: Session, event: FileEvent): void {
	const name = nameOf(event.path);
	if (event.type === 'removed') {
		session.hasFile.value = false;
		showBar(session, { id: 'changed', text: filesWords.removedOnDisk(name), answers: [] });
		return;
	}
	const isBack = !session.hasFile.value;
	session.hasFile.value = true;
	if (event.version === session.version.value) {
		if (isBack) hideBar(session, 'changed');
	} else if (session.modified.value) askForReload(editor, session);
	else {
		rereading(session).event = event;
		const mayReplace = (): boolean => rereading(session).event === event && !session.modified.value;
		void reload(editor, session, mayReplace).then((done) => {
			if (done) editor.notify(filesWords.reloaded(name));
			else if (session.modified.value) askForReload(editor, session);
		});
	}
}

function askForReload(editor: Editor, session: Session): void {
	showBar(session, {
		id: 'changed',
		text: filesWords.changedOnDisk(nameOf(session.path.value)),
		answers: [
			{ text: filesWords.ignore, run: () => {} },
			{ text: filesWords.reload, primary: true, run: () => reload(editor, session) },
		],
	});
}

/** Reads the custom types again: the project was changed, or is another one now. */
async function readTypes(session: Session): Promise<void> {
	session.types.value = await projectTypes(session.files, session.path.value);
}

const refersTo = ({ graph }: Session, path: string): boolean =>
	[...graph.value.files.values()].some(({ links }) => links.some(({ to }) => to === path));

/** Reads a tileset, template or picture again that a map refers to. Saving the map does not write it, so nothing can be lost. */
async function referredChanged(editor: Editor, session: Session, path: string): Promise<void> {
	if (isPicture(path)) forgetPictures(session.files);
	else {
		// Often several files change at once: the last call reads all of them.
		const reading = rereading(session);
		const paths = [...(reading.referred ?? []), path];
		reading.referred = paths;
		const others = ({ value }: Session['loaded']) => [...value.files].filter(([other]) => !paths.includes(other));
		const documents = new Map(others(session.graph).map(([other, { doc }]) => [other, doc]));
		const { files } = session;
		const graph = await withTileCounts(files, await resolve(session.path.value, files.loader, { documents }));
		if (reading.referred !== paths) return;
		reading.referred = undefined;
		// Other files that came into the graph in the meantime stay.
		session.loaded.value = { ...graph, files: new Map([...graph.files, ...others(session.loaded)]) };
	}
	tellMissing(editor, session);
}
