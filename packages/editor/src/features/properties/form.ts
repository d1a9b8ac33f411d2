import type { Change, FieldValue } from '@tilewright/edit';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { imageSizeOf } from '@tilewright/editor-core/files/image-size.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { doMerging } from '@tilewright/editor-core/session/merge-steps.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import type { CustomTypes } from '@tilewright/format';
import { targetsOf } from '@tilewright/ops';
import type { Subject } from '../../contributions/thing.ts';
import { classField } from '../../contributions/thing.ts';
import type { DocumentAndFiles } from './model/change-field.ts';
import { fieldChanges } from './model/change-field.ts';
import { imageChanges } from './model/change-image.ts';
import type { FieldRow } from './model/field-rows.ts';
import type { ChosenType } from './model/values.ts';
import { propertiesWords } from './properties-words.ts';

/** The target on which the controls of values work, wherever the values are. */
export interface ValueForm {
	readonly editor: Editor;
	readonly types: CustomTypes;
	/** The files that values can name. */
	readonly files: Files;
	/** The file that has the values: they name others relative to it. */
	readonly path: string;
	/** The map whose objects values can refer to. */
	readonly map?: MapSession | undefined;
	/** The types that items of lists can have; all by default. */
	readonly offered?: readonly ChosenType[];
}

/** The target on which the parts of the panel work. */
export interface Form extends ValueForm {
	readonly session: Session;
	readonly subject: Subject;
}

/** The form of the subject of a document. */
export const formOf = (editor: Editor, session: Session, subject: Subject): Form => ({
	editor,
	session,
	subject,
	types: session.types.value,
	files: session.files,
	path: session.path.value,
	// Only maps have objects with ids that others refer to.
	map: session.kind === 'map' ? session : undefined,
});

/** Names the things of a subject: changes of the same field merge only while it stays the same. */
export function subjectKey({ kind, things }: Subject): string {
	const known =
		keys.get(things) ?? `${kind} ${things.map(({ part }) => JSON.stringify(things.length === 1 ? part : part.at(-1), withoutName)).join()}`;
	keys.set(things, known);
	return known;
}

/** A thing stays the same while its name is changed. Changes of other fields have other keys. */
const withoutName = (key: string, value: unknown): unknown => (key === 'name' ? undefined : value);

/** Found once for each list of things: there may be thousands. */
const keys = new WeakMap<Subject['things'], string>();

/** Applies changes as a step that grows for a while. The user is told what cannot be done. */
export function apply({ editor, session, subject }: Form, name: string, what: string, make: () => readonly Change[]): void {
	try {
		doMerging(session, name, make(), `${what} ${subjectKey(subject)}`);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		editor.notify(error.message);
	}
}

/** Applies changes as a step of its own. */
export const applyOnce = ({ session }: Form, name: string, changes: readonly Change[]): void => void session.do(name, changes);

/** Gives a field of all things a value; `undefined` removes it. */
export function setField(form: Form, row: FieldRow, value: FieldValue | undefined): void {
	// It takes a while on large maps.
	if (row.key === 'map.infinite') void runAction(form.editor, 'ToggleInfinite');
	else if (row.info.refersTo === 'image' && typeof value === 'string') void setImage(form, row, value);
	else apply(form, stepName(form, row), row.key, () => fieldChanges(placeOf(form), form.subject, row, value));
}

/** Gives all things another image, with its size. That of a missing image stays as it was. */
async function setImage(form: Form, row: FieldRow, image: string): Promise<void> {
	const { files, graph, path } = form.session;
	const size = await imageSizeOf(files, targetsOf(graph.value, path.value).pathOf(image));
	apply(form, stepName(form, row), row.key, () =>
		size === undefined ? fieldChanges(placeOf(form), form.subject, row, image) : imageChanges(placeOf(form), form.subject, image, size),
	);
}

function stepName({ subject }: Form, { key, info }: FieldRow): string {
	const isClass = key === `${subject.resource}.${classField(subject.resource)}`;
	return isClass ? propertiesWords.changeClass : propertiesWords.change(info.label);
}

function placeOf({ session }: Form): DocumentAndFiles {
	const path = session.path.value;
	return { doc: session.doc.value, path, targets: targetsOf(session.graph.value, path) };
}
