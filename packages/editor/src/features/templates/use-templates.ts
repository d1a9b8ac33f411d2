import { collect, findObject, makeTemplate, replaceWithTemplate } from '@tilewright/edit';
import { writeNew } from '@tilewright/editor-core/background/run-in-background.ts';
import { formFor } from '@tilewright/editor-core/files/file-form.ts';
import type { Expected, WriteResult } from '@tilewright/editor-core/files/files.ts';
import { isRefused } from '@tilewright/editor-core/files/files.ts';
import type { Failure } from '@tilewright/editor-core/session/failure.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { changing } from '@tilewright/editor-core/session/pending.ts';
import { referenceTo } from '@tilewright/ops';
import { templatesWords } from './templates-words.ts';

const { steps } = templatesWords;

/** Reads a template, so that the map can have instances of it. @returns why it cannot be used */
export async function loadTemplate(session: MapSession, path: string): Promise<Failure> {
	const file = await session.loadFile(path);
	if (file === undefined) return templatesWords.unreadable(path);
	return file.doc.type === 'template' ? undefined : templatesWords.isNoTemplate(path);
}

/** Makes objects instances of a template, as one step: each keeps its id and position (rule E66). */
export const replaceObjectsWithTemplate = (session: MapSession, ids: readonly number[], path: string): Promise<Failure> =>
	changing(session, async () => {
		const failure = await loadTemplate(session, path);
		if (failure !== undefined) return failure;
		const [issue] = session.do(
			steps.replace(ids.length),
			replaceWithTemplate(session.map.value, ids, referenceTo(path, session.path.value)),
		);
		return issue?.message;
	});

/** Takes back all overrides of instances, as one step (rule E65). */
export function resetInstances(session: MapSession, ids: readonly number[]): void {
	const changes = collect(session.map.value, (editing) => {
		for (const id of ids) {
			const { object } = findObject(editing.doc, id);
			if ('template' in object) editing.add(replaceWithTemplate(editing.doc, [id], object.template));
		}
	});
	session.do(steps.reset(ids.length), changes);
}

/**
 * Writes an object as a template, and makes it an instance of that (rule E63).
 *
 * @param id - of an object that is not an instance
 * @param expected - the state that the file must have before
 * @returns the result of writing the file, or why the object cannot be a template
 */
export async function saveAsTemplate(
	session: MapSession,
	id: number,
	path: string,
	expected: Expected,
): Promise<WriteResult | { readonly failure: string }> {
	const { template, changes, failure } = templateOf(session, id, path);
	if (template === undefined) return { failure };
	const result = await session.files.write(path, await writeNew(template, formFor(path).syntax), expected);
	if (isRefused(result) || !('version' in result)) return result;
	await session.loadFile(path);
	session.do(steps.save, changes);
	return result;
}

/** @returns why an object cannot be a template; `undefined` if it can */
export const whyNoTemplate = (session: MapSession, id: number, path: string): Failure => templateOf(session, id, path).failure;

function templateOf(session: MapSession, id: number, path: string) {
	const { template, changes, issues } = makeTemplate(session.map.value, id, path, session.path.value);
	if (template !== undefined) return { template, changes, failure: undefined };
	const failure = issues.map(({ message, advice }) => `${message} ${advice}`).join('\n') || templatesWords.unreadable(path);
	return { template, changes, failure };
}
