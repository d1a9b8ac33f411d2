import type { Change } from '@tilewright/edit';
import { renameTypeIn } from '@tilewright/edit';
import type { Progress } from '@tilewright/editor-core/editor/undertaking.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { isRefused } from '@tilewright/editor-core/files/files.ts';
import { documentsAmong } from '@tilewright/editor-core/files/known-files.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { openDocument } from '@tilewright/editor-core/session/open-document.ts';
import { projectOf } from '@tilewright/editor-core/session/project-types.ts';
import { saveDocument } from '@tilewright/editor-core/session/save-document.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import type { CustomClass, CustomEnum } from '@tilewright/format';
import { read } from '@tilewright/format';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { customTypesWords } from './custom-types-words.ts';

/** A custom type that gets another name. */
export interface Renaming {
	readonly from: string;
	readonly to: string;
	/** The uses of the type: `property` for values, the others for classes. */
	readonly uses: readonly string[];
}

/** Describes the renaming of a type. */
export const renamingOf = (type: CustomClass | CustomEnum, to: string): Renaming => ({
	from: type.name,
	to,
	uses: type.kind === 'class' ? type.useAs : ['property'],
});

const changesIn = ({ doc }: Session, { from, to, uses }: Renaming): Change[] => renameTypeIn(doc.value, from, to, uses);

/** The uses of a type that are renamed: those as the type of values, or those as a class. */
export type PartOfUses = (use: string) => boolean;

export const VALUES: PartOfUses = (use) => use === 'property';
export const CLASSES: PartOfUses = (use) => use !== 'property';

/** The open documents with things whose class is the type, and how many these are. */
export function classesIn(sessions: readonly Session[], renaming: Renaming): { readonly documents: number; readonly things: number } {
	const uses = renaming.uses.filter(CLASSES);
	const counts = sessions.map((session) => changesIn(session, { ...renaming, uses }).length).filter((count) => count > 0);
	return { documents: counts.length, things: counts.reduce((sum, count) => sum + count, 0) };
}

/** Renames a type in open documents, each by a step of its own. */
export function renameInSessions(sessions: readonly Session[], renaming: Renaming, part: PartOfUses): void {
	const uses = renaming.uses.filter(part);
	for (const session of sessions) {
		const changes = changesIn(session, { ...renaming, uses });
		if (changes.length > 0) session.do(customTypesWords.renameStep, changes);
	}
}

/**
 * The files of a project that use a type.
 *
 * @param open - the paths of open documents, which are left out
 */
export async function filesWithType(
	files: Files,
	project: string,
	{ from, to, uses }: Renaming,
	open: ReadonlySet<string>,
	{ signal, report }: Pick<Progress, 'signal' | 'report'>,
): Promise<string[]> {
	const all = await files.list();
	const paths = documentsAmong(all).filter((path) => !open.has(path) && projectOf(path, all) === project);
	const found: string[] = [];
	const words = wordsOf(from);
	for (const [i, path] of paths.entries()) {
		signal.throwIfAborted();
		report(i / paths.length);
		const content = await files.read(path);
		if (isRefused(content)) continue;
		const written = new TextDecoder().decode(content.bytes);
		if (!words.some((word) => written.includes(word))) continue;
		const { doc } = read(content.bytes);
		if (doc !== undefined && renameTypeIn(doc, from, to, uses).length > 0) found.push(path);
	}
	return found;
}

/** A name in quotes, as JSON and XML have it. */
const wordsOf = (name: string): string[] => [
	JSON.stringify(name),
	`"${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"`,
	`'${name}'`,
];

/**
 * Renames a type in a file that is not open, and writes it in the form that it has.
 *
 * @returns why it was not done; `undefined` if it was
 */
export async function renameInFile(files: Files, path: string, renaming: Renaming): Promise<string | undefined> {
	const opened = await openDocument(files, path);
	if ('failed' in opened) return opened.failed.find(({ severity }) => severity === 'error')?.message ?? '';
	const { session } = opened;
	session.do(customTypesWords.renameStep, changesIn(session, renaming));
	const result = await saveDocument(session);
	if ('version' in result) return undefined;
	return 'why' in result ? result.why : filesWords.conflict(nameOf(path));
}
