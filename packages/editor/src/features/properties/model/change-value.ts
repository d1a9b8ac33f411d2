import type { Change } from '@tilewright/edit';
import { collect, propertiesOf, setMember, setProperty } from '@tilewright/edit';
import type { Document, Kind, Property } from '@tilewright/format';
import type { Subject } from '../../../contributions/thing.ts';
import { entryChanges } from './change-field.ts';
import { propertiesRemoved, propertySet } from './change-property.ts';
import type { ChosenType, PropertyValue } from './values.ts';
import { propertyOf } from './values.ts';

/** A value in a property: the property itself, or a member of its class, or of a class in that. */
export interface ValuePlace {
	readonly property: Property;
	/** The names of the members that lead to it; none for the property itself. */
	readonly members: readonly string[];
	readonly type: ChosenType;
}

/**
 * The changes that give all things a value. A thing that inherits the property gets its own; of a class, only the member that is set.
 *
 * @param value - `undefined` resets it: the inherited value counts again
 */
export function valueChanges(
	doc: Document,
	subject: Subject,
	{ property, members, type }: ValuePlace,
	value: PropertyValue | undefined,
): Change[] {
	const { name } = property;
	const [first, ...rest] = members;
	if (first === undefined) {
		if (value === undefined) return propertiesRemoved(doc, subject, [name]);
		const changed = propertyOf(name, type, value);
		return changed === undefined ? [] : propertySet(doc, subject, changed);
	}
	return collect<Kind>(doc, (editing) => {
		for (const each of subject.things) {
			editing.add(entryChanges(editing.doc, each));
			const own = propertiesOf(editing.doc, each.part).find((other) => other.name === name);
			if (own?.type !== 'class') {
				const empty = value === undefined ? undefined : propertyOf(name, { ...typeOf(property), type: 'class' }, {});
				if (empty === undefined) continue;
				editing.add(setProperty(editing.doc, [each.part], empty));
			}
			editing.add(setMember(editing.doc, each.part, [name, first, ...rest], value, statedType(type, value)));
		}
	});
}

const typeOf = ({ type, propertytype }: Property): ChosenType => ({ type, ...(propertytype !== undefined && { propertytype }) });

/** The type that a document must state for a member, because its value does not show it (rule X7). */
function statedType({ type, propertytype }: ChosenType, value: PropertyValue | undefined): { [name: string]: PropertyValue } | undefined {
	const isShown =
		propertytype === undefined &&
		(type === 'string' || type === 'bool' || type === 'int' || type === 'list' || (type === 'float' && !Number.isInteger(value)));
	return isShown ? undefined : { type, ...(propertytype !== undefined && { propertytype }) };
}
