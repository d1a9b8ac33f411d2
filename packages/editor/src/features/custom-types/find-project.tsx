import { createProject } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { isProject } from '@tilewright/editor-core/files/known-files.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { projectOf } from '@tilewright/editor-core/session/project-types.ts';
import { askForFiles } from '../../file-dialogs/ask-for-files.tsx';
import { filesWords } from '../../file-dialogs/files-words.ts';
import type { NewFileWords } from '../../file-dialogs/save-in-file-dialog.tsx';
import { SaveInFile } from '../../file-dialogs/save-in-file-dialog.tsx';
import { ask } from '../../page/ask.ts';
import { propertiesWords } from '../properties/properties-words.ts';
import { customTypesWords } from './custom-types-words.ts';
import { newProject } from './project-text.ts';
import { shareTypes } from './share-types.ts';

const words = customTypesWords;

/** A project among some files. */
export interface ProjectPlace {
	readonly files: Files;
	readonly path: string;
}

/** Whether files are in a folder that can be written. Each change of files in memory would be a download. If not, the user is told. */
export function canKeepTypes(editor: Editor, { kind }: Files): boolean {
	if (kind === 'memory') editor.fail(words.noFolder, words.noFolderAdvice);
	return kind !== 'memory';
}

/**
 * Finds the project whose types are edited: that of the document that is shown, else the only one, else the one that the user chooses. Without
 * one, the user can create it (rule E118).
 *
 * @returns `undefined` if there is none; the user is told why
 */
export async function findProject(editor: Editor): Promise<ProjectPlace | undefined> {
	const current = editor.current.value;
	const files = current?.files ?? editor.files.value;
	if (!canKeepTypes(editor, files)) return undefined;
	const paths = await files.list();
	if (current !== undefined) {
		const own = projectOf(current.path.value, paths);
		return own === undefined ? await createNew(editor, files) : { files, path: own };
	}
	const projects = paths.filter(isProject);
	const [first] =
		projects.length > 1
			? ((await askForFiles(editor, { title: words.chooseProject, paths: projects, take: propertiesWords.choose })) ?? [])
			: projects;
	if (first !== undefined) return { files, path: first };
	return projects.length > 1 ? undefined : await createNew(editor, files);
}

/** The question for the file of a project (rule E118). */
const PROJECT_FILE: NewFileWords = {
	title: words.newProject,
	field: words.file,
	badName: words.badName,
	isName: /[^/]\.tiled-project$/,
	about: words.about,
	save: words.create,
};

/** Creates a project without types, in the folder of all files unless the user says otherwise. */
async function createNew(editor: Editor, files: Files): Promise<ProjectPlace | undefined> {
	const suggested = `/${files.name || words.untitled}.tiled-project`;
	const path = await ask<string>(editor, (close) => <SaveInFile words={PROJECT_FILE} path={suggested} onClose={close} />);
	if (path === undefined) return undefined;
	const result = await files.write(path, newProject(createProject()), 'nothing');
	if ('version' in result) {
		editor.notify(words.created(nameOf(path)));
		await shareTypes(editor, files);
		return { files, path };
	}
	// It is there already: then it is the one.
	if ('conflict' in result && result.conflict !== undefined) return { files, path };
	editor.fail(filesWords.cannotSave(nameOf(path)), 'why' in result ? result.why : undefined);
	return undefined;
}
