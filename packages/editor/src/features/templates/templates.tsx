import { findObject } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { newFilePath } from '@tilewright/editor-core/session/new-file-path.ts';
import { chooseTemplate, recentTemplates } from '@tilewright/editor-core/session/templates.ts';
import { askForFiles } from '../../file-dialogs/ask-for-files.tsx';
import { askForNewFile } from '../../file-dialogs/ask-for-new-file.tsx';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { loadDialog } from '../../ui/load-dialog.ts';
import { templateFile } from './template-file.ts';
import { templatesWords } from './templates-words.ts';
import { saveAsTemplate, whyNoTemplate } from './use-templates.ts';

/** Whether a file can be a template, as far as its name tells. */
const mayBeTemplate = (path: string): boolean => /\.(?:tx|tj|json)$/i.test(path);

/** Asks for a template among the files that are worked on; those that were used last come first. */
export async function askForTemplate(editor: Editor, session: MapSession): Promise<string | undefined> {
	const all = (await loadDialog(() => session.files.list())).filter(mayBeTemplate);
	// A file of another kind may end with .json, too.
	const likely = all.some((path) => /\.(?:tx|tj)$/i.test(path)) ? all.filter((path) => /\.(?:tx|tj)$/i.test(path)) : all;
	const recent = recentTemplates(session.files).value.filter((path) => likely.includes(path));
	const paths = [...recent, ...likely.filter((path) => !recent.includes(path))];
	const title = templatesWords.chooseTitle;
	const [path] = (await askForFiles(editor, { title, paths, take: templatesWords.take })) ?? [];
	return path;
}

/** Asks for a file, writes a selected object as a template to it, and makes the object an instance (rule E63). */
export async function askToSaveTemplate(editor: Editor, session: MapSession, id: number): Promise<void> {
	const { name } = findObject(session.map.value, id).object;
	const suggested = newFilePath(session, 'template', name || templatesWords.untitled);
	const refusal = whyNoTemplate(session, id, suggested);
	if (refusal !== undefined) return editor.fail(refusal);
	const file = await askForNewFile(editor, session.files, templateFile, suggested);
	if (file === undefined) return;
	const { path } = file;
	const result = await saveAsTemplate(session, id, path, file.expected);
	if ('failure' in result) return editor.fail(result.failure);
	if ('cancelled' in result) return;
	if (!('version' in result))
		return editor.fail(filesWords.cannotSave(nameOf(path)), 'why' in result ? result.why : filesWords.conflict(nameOf(path)));
	chooseTemplate(session, path);
	editor.notify(templatesWords.saved(nameOf(path)));
}
