import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { shownPath } from '@tilewright/editor-core/files/paths.ts';
import { projectOf } from '@tilewright/editor-core/session/project-types.ts';
import { ask } from '../../page/ask.ts';
import { readReferences } from '../missing-files/missing-files.ts';
import { customTypesWords } from './custom-types-words.ts';
import type { FollowAnswer } from './dialog/follow-rename-dialog.tsx';
import { FollowRenameDialog } from './dialog/follow-rename-dialog.tsx';
import type { ProjectFile } from './project-file.ts';
import type { Renaming } from './renaming.ts';
import { CLASSES, classesIn, filesWithType, renameInFile, renameInSessions, VALUES } from './renaming.ts';

const words = customTypesWords;

/**
 * Lets things that know a type only by its name follow when it is renamed: property values in open documents at once; the classes of things there,
 * and other files, if the user wants that (rule E111).
 */
export async function followRename(editor: Editor, file: ProjectFile, renaming: Renaming): Promise<void> {
	const { files, path } = file;
	const all = await files.list();
	const open = editor.sessions.value.filter((session) => session.files === files);
	const sessions = open.filter((session) => projectOf(session.path.value, all) === path);
	renameInSessions(sessions, renaming, VALUES);
	const paths = await editor.undertake(words.searching(renaming.from), (progress) =>
		filesWithType(files, path, renaming, new Set(open.map((session) => session.path.value)), progress),
	);
	const classes = classesIn(sessions, renaming);
	if (classes.things === 0 && (paths ?? []).length === 0) return;
	const answer = await ask<FollowAnswer>(editor, (close) => (
		<FollowRenameDialog renaming={renaming} classes={classes} paths={paths ?? []} onClose={close} />
	));
	if (answer?.withClasses === true) renameInSessions(sessions, renaming, CLASSES);
	if (answer?.withFiles === true && paths !== undefined) await renameInFiles(editor, files, renaming, paths);
}

/** Renames a type in files that are not open. The user is told which could not be written. */
async function renameInFiles(editor: Editor, files: Files, renaming: Renaming, paths: readonly string[]): Promise<void> {
	const left = new Map(paths.map((path) => [path, '']));
	await editor.undertake(words.renaming(renaming.from), async ({ report, rest }) => {
		for (const [i, path] of paths.entries()) {
			const why = await renameInFile(files, path, renaming);
			if (why === undefined) left.delete(path);
			else left.set(path, why);
			report((i + 1) / paths.length);
			await rest();
		}
	});
	for (const session of editor.sessions.value)
		if (session.files === files && paths.some((path) => session.loaded.value.files.has(path))) await readReferences(session);
	if (left.size === 0) return;
	const details = [...left].map(([path, why]) => (why === '' ? shownPath(path) : `${shownPath(path)}: ${why}`));
	editor.fail(words.filesLeft(renaming.from), details.join('\n'));
}
