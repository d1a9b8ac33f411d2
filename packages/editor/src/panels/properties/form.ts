import type { Change, FieldValue } from '@tilewright/edit';
import type { CustomTypes } from '@tilewright/format';
import { targetsOf } from '@tilewright/ops';
import type { Editor } from '../../app/editor.ts';
import { text } from '../../messages/text.ts';
import { doMerging } from '../../session/merge-steps.ts';
import type { Session } from '../../session/session.ts';
import { fieldChanges } from './model/change-field.ts';
import type { FieldRow } from './model/field-rows.ts';
import type { Subject } from './model/thing.ts';
import { classField } from './model/thing.ts';

/** What the parts of the panel work on. */
export interface Form {
	readonly editor: Editor;
	readonly session: Session;
	readonly subject: Subject;
	readonly types: CustomTypes;
}

/** Names the things of a subject: changes of the same field merge only while it stays the same. */
export const subjectKey = ({ kind, things }: Subject): string => `${kind} ${things.map(({ part }) => JSON.stringify(part.at(-1))).join()}`;

/** Applies changes as a step that grows for a while. What cannot be done is said. */
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
	const { session, subject } = form;
	const isClass = row.key === `${subject.resource}.${classField(subject.resource)}`;
	const name = isClass ? text.properties.changeClass : text.properties.change(row.info.label);
	apply(form, name, row.key, () => {
		const path = session.path.value;
		const at = { doc: session.doc.value, path, targets: targetsOf(session.graph.value, path) };
		return fieldChanges(at, subject, row, value);
	});
}
