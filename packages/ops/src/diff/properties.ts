import type { PropertyState } from './change.ts';
import type { Scope } from './scope.ts';
import type { Subject } from './subject.ts';
import type { Fields, Skipped } from './values.ts';
import { fieldsOf, isList, isObject, isSame, jsonFields, jsonOf, namesOf } from './values.ts';

type Path = readonly (string | number)[];

const NAME: Skipped = new Set(['name']);
const NAME_AND_VALUE: Skipped = new Set(['name', 'value']);

/**
 * Compares custom properties by name, whatever their order; of several by one name, the first with the first. Values of classes
 * are compared member by member, lists item by item.
 */
export function compareProperties(scope: Scope, subject: Subject, before: readonly unknown[], after: readonly unknown[]): void {
	const [older, newer] = [byName(before), byName(after)];
	for (const name of new Set([...older.keys(), ...newer.keys()])) {
		const [all, others] = [older.get(name) ?? [], newer.get(name) ?? []];
		for (let i = 0; i < Math.max(all.length, others.length); i++) compareTyped(scope, subject, [name], all[i], others[i]);
	}
}

function byName(properties: readonly unknown[]): ReadonlyMap<string, object[]> {
	const groups = new Map<string, object[]>();
	for (const property of properties) {
		if (!isObject(property)) continue;
		const name = String(fieldsOf(property).get('name'));
		const group = groups.get(name);
		if (group === undefined) groups.set(name, [property]);
		else group.push(property);
	}
	return groups;
}

/** Properties and items of lists: values that say their type. */
function compareTyped(scope: Scope, subject: Subject, path: Path, before: object | undefined, after: object | undefined): void {
	if (before === undefined || after === undefined) {
		tell(scope, subject, path, before && jsonFields(before, NAME), after && jsonFields(after, NAME));
		return;
	}
	const [older, newer] = [fieldsOf(before), fieldsOf(after)];
	const inside = insides(older, newer);
	const whole = inside === undefined ? NAME : NAME_AND_VALUE;
	const [a, b] = [jsonFields(before, whole), jsonFields(after, whole)];
	if (!isSame(a, b)) tell(scope, subject, path, a, b);
	inside?.(scope, subject, path, older.get('value'), newer.get('value'));
}

type Compare = (scope: Scope, subject: Subject, path: Path, before: unknown, after: unknown) => void;

/** What compares the values of two of the same type that have members or items; `undefined` for other values. */
function insides(before: Fields, after: Fields): Compare | undefined {
	if (before.get('type') !== after.get('type')) return undefined;
	const [a, b] = [before.get('value'), after.get('value')];
	if (before.get('type') === 'class' && isObject(a) && isObject(b)) return comparePlain;
	return before.get('type') === 'list' && isList(a) && isList(b) ? compareItems : undefined;
}

/** Items of a list, by index. */
function compareItems(scope: Scope, subject: Subject, path: Path, before: unknown, after: unknown): void {
	const [older, newer] = [isList(before) ? before : [], isList(after) ? after : []];
	for (let i = 0; i < Math.max(older.length, newer.length); i++) {
		const [a, b] = [older[i], newer[i]];
		const areTyped = (a === undefined || isObject(a)) && (b === undefined || isObject(b));
		if (areTyped) compareTyped(scope, subject, [...path, i], a, b);
		else comparePlain(scope, subject, [...path, i], a, b);
	}
}

/** Members of classes: values without a type of their own, as deep as they go. */
function comparePlain(scope: Scope, subject: Subject, path: Path, before: unknown, after: unknown): void {
	if (isObject(before) && isObject(after)) {
		const [older, newer] = [fieldsOf(before), fieldsOf(after)];
		for (const name of namesOf(older, newer)) comparePlain(scope, subject, [...path, name], older.get(name), newer.get(name));
	} else if (isList(before) && isList(after)) {
		for (let i = 0; i < Math.max(before.length, after.length); i++) comparePlain(scope, subject, [...path, i], before[i], after[i]);
	} else if (!isSame(before, after)) tell(scope, subject, path, stateOf(before), stateOf(after));
}

const stateOf = (value: unknown): PropertyState | undefined => (value === undefined ? undefined : { value: jsonOf(value) });

function tell(scope: Scope, subject: Subject, path: Path, before: PropertyState | undefined, after: PropertyState | undefined): void {
	scope.tell({ change: 'property', subject, path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) });
}
