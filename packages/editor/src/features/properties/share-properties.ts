import type { Property } from '@tilewright/format';
import type { Thing } from '../../contributions/thing.ts';
import { ownProperties } from '../../contributions/thing.ts';
import type { Form } from './form.ts';
import { applyOnce } from './form.ts';
import { propertiesPasted, propertiesRemoved } from './model/change-property.ts';
import type { PropertyRow } from './model/property-rows.ts';
import { propertiesWords } from './properties-words.ts';
import { copiedProperties, copyPropertiesOf } from './property-clipboard.ts';

/** The properties that are copied and removed together: one, or all that a thing has itself. */
export type Shared = PropertyRow | 'all';

/** The first thing that has the shared properties, and their names. */
function sharedOf({ subject }: Form, what: Shared): { readonly owner: Thing | undefined; readonly names: readonly string[] } {
	const isShared = ({ name }: Property): boolean => what === 'all' || name === what.name;
	const owner = subject.things.find((each) => ownProperties(each).some(isShared));
	return {
		owner,
		names:
			owner === undefined
				? []
				: ownProperties(owner)
						.filter(isShared)
						.map(({ name }) => name),
	};
}

/** Copies a property of the subject, or all of its first thing, so that they can be pasted to anything else (rule E36). */
export async function copyShared(form: Form, what: Shared): Promise<void> {
	const { editor, session } = form;
	const { owner, names } = sharedOf(form, what);
	if (owner === undefined) editor.notify(propertiesWords.nothingToCopy);
	else await copyPropertiesOf(editor, session, owner.part, names);
}

/** Removes from all things the properties that {@link copyShared} copies. Inherited values that they covered come back. */
export function removeShared(form: Form, what: Shared): void {
	const properties = propertiesWords;
	const step = what === 'all' ? properties.removeAll : what.isOverride ? properties.reset(what.name) : properties.remove;
	applyOnce(form, step, propertiesRemoved(form.session.doc.value, form.subject, sharedOf(form, what).names));
}

/** Copies, and removes at once (rule E36). */
export async function cutShared(form: Form, what: Shared): Promise<void> {
	const copied = copyShared(form, what);
	removeShared(form, what);
	await copied;
}

/** Pastes copied properties to all things (rule E36). The user is told which cannot be pasted. */
export async function pasteShared(form: Form): Promise<void> {
	const { editor, session, subject } = form;
	const { text: copied, from } = await copiedProperties(editor);
	const to = session.path.value;
	// Paths in them lead to the same files as before.
	const { changes, issues } = propertiesPasted(session.doc.value, subject, copied, { from: from ?? to, to });
	applyOnce(form, propertiesWords.paste, changes);
	if (issues.length > 0) editor.notify(issues.map(({ message }) => message).join(' '));
}
