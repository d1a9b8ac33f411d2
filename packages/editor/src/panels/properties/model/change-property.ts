import type { Change, Part, SimpleType } from '@tilewright/edit';
import { collect, convertProperty, removeProperty, renameProperty, setProperty } from '@tilewright/edit';
import type { Document, Kind, Property } from '@tilewright/format';
import { entryChanges } from './change-field.ts';
import type { Subject, Thing } from './thing.ts';
import { ownProperties } from './thing.ts';

const partsOf = (things: readonly Thing[]): readonly Part[] => things.map(({ part }) => part);

/** The things that have a property themselves. */
const withOwn = ({ things }: Subject, name: string): readonly Thing[] =>
	things.filter((each) => ownProperties(each).some((property) => property.name === name));

/** Gives all things a property: adds it, or replaces it where it is there. */
export const propertySet = (doc: Document, { resource, things }: Subject, property: Property): Change[] =>
	resource === 'tile'
		? collect<Kind>(doc, (editing) => {
				for (const each of things) {
					editing.add(entryChanges(editing.doc, each));
					editing.add(setProperty(editing.doc, [each.part], property));
				}
			})
		: setProperty(doc, partsOf(things), property);

/** Removes a property of all things, or gives back the inherited value. */
export const propertyRemoved = (doc: Document, subject: Subject, name: string): Change[] =>
	removeProperty(doc, partsOf(withOwn(subject, name)), name);

/** Renames a property of all things that have it themselves. */
export const propertyRenamed = (doc: Document, subject: Subject, from: string, to: string): Change[] =>
	renameProperty(doc, partsOf(withOwn(subject, from)), from, to);

/** Converts a property of all things that have it themselves. */
export const propertyConverted = (doc: Document, subject: Subject, name: string, type: SimpleType): Change[] =>
	convertProperty(doc, partsOf(withOwn(subject, name)), name, type);
