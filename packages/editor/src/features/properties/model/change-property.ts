import type { Change, EditOutcome, Part, PastePropertiesOptions, SimpleType } from '@tilewright/edit';
import { collect, convertProperty, pasteProperties, removeProperty, renameProperty, setProperty } from '@tilewright/edit';
import type { Document, Issue, Kind, Property } from '@tilewright/format';
import type { Subject, Thing } from '../../../contributions/thing.ts';
import { ownProperties } from '../../../contributions/thing.ts';
import { entryChanges } from './change-field.ts';

const partsOf = (things: readonly Thing[]): readonly Part[] => things.map(({ part }) => part);

/** The things that have a property themselves. */
const withOwn = ({ things }: Subject, name: string): readonly Thing[] =>
	things.filter((each) => ownProperties(each).some((property) => property.name === name));

/** Gives all things a property: adds it, or replaces the one that is there. */
export const propertySet = (doc: Document, { resource, things }: Subject, property: Property): Change[] =>
	resource === 'tile'
		? collect<Kind>(doc, (editing) => {
				for (const each of things) {
					editing.add(entryChanges(editing.doc, each));
					editing.add(setProperty(editing.doc, [each.part], property));
				}
			})
		: setProperty(doc, partsOf(things), property);

/** Removes properties of all things, or gives back the inherited values. */
export const propertiesRemoved = (doc: Document, subject: Subject, names: readonly string[]): Change[] =>
	collect<Kind>(doc, (editing) => {
		for (const name of names) editing.add(removeProperty(editing.doc, partsOf(withOwn(subject, name)), name));
	});

/** Pastes copied properties to all things (rule E36). */
export function propertiesPasted(doc: Document, { resource, things }: Subject, text: string, options: PastePropertiesOptions): EditOutcome {
	const issues: Issue[] = [];
	const changes = collect<Kind>(doc, (editing) => {
		if (resource === 'tile') for (const each of things) editing.add(entryChanges(editing.doc, each));
		const pasted = pasteProperties(editing.doc, partsOf(things), text, options);
		editing.add(pasted.changes);
		issues.push(...pasted.issues);
	});
	return { changes, issues };
}

/** Renames a property of all things that have it themselves. */
export const propertyRenamed = (doc: Document, subject: Subject, from: string, to: string): Change[] =>
	renameProperty(doc, partsOf(withOwn(subject, from)), from, to);

/** Converts a property of all things that have it themselves. */
export const propertyConverted = (doc: Document, subject: Subject, name: string, type: SimpleType): Change[] =>
	convertProperty(doc, partsOf(withOwn(subject, name)), name, type);
