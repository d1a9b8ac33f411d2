import type { PropertyState } from './change.ts';
import type { Scope } from './scope.ts';
import type { Subject } from './subject.ts';
import type { FieldNames, Fields } from './values.ts';
import { areSame, fieldsOf, isList, isObject, isSame, jsonFields, jsonOf, namesOf } from './values.ts';

type Path = readonly (string | number)[];

const NAME: FieldNames = new Set(['name']);
const NAME_AND_VALUE: FieldNames = new Set(['name', 'value']);

/**
 * Compares custom properties by name, whatever their order; properties of the same name in their order. Values of classes are
 * compared member by member, lists item by item.
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

/** Compares properties or items of lists: their values have an explicit type. */
function compareTyped(scope: Scope, subject: Subject, path: Path, before: object | undefined, after: object | undefined): void {
	if (before === undefined || after === undefined) {
		report(scope, subject, path, before && jsonFields(before, NAME), after && jsonFields(after, NAME));
		return;
	}
	const [older, newer] = [fieldsOf(before), fieldsOf(after)];
	const compareContent = contentComparison(older, newer);
	const skipped = compareContent === undefined ? NAME : NAME_AND_VALUE;
	if (!areSame(older, newer, skipped)) report(scope, subject, path, jsonFields(before, skipped), jsonFields(after, skipped));
	compareContent?.(scope, subject, path, older.get('value'), newer.get('value'));
}

type Compare = (scope: Scope, subject: Subject, path: Path, before: unknown, after: unknown) => void;

/** The function that compares the members or items of two values; `undefined` for values without members or items. */
function contentComparison(before: Fields, after: Fields): Compare | undefined {
	if (before.get('type') !== after.get('type')) return undefined;
	const [a, b] = [before.get('value'), after.get('value')];
	if (before.get('type') === 'class' && isObject(a) && isObject(b)) return compareUntyped;
	return before.get('type') === 'list' && isList(a) && isList(b) ? compareItems : undefined;
}

/** Compares the items of lists by index. */
function compareItems(scope: Scope, subject: Subject, path: Path, before: unknown, after: unknown): void {
	const [older, newer] = [isList(before) ? before : [], isList(after) ? after : []];
	for (let i = 0; i < Math.max(older.length, newer.length); i++) {
		const [a, b] = [older[i], newer[i]];
		const areTyped = (a === undefined || isObject(a)) && (b === undefined || isObject(b));
		if (areTyped) compareTyped(scope, subject, [...path, i], a, b);
		else compareUntyped(scope, subject, [...path, i], a, b);
	}
}

/** Compares members of classes at any depth: their values have no explicit type. */
function compareUntyped(scope: Scope, subject: Subject, path: Path, before: unknown, after: unknown): void {
	if (isObject(before) && isObject(after)) {
		const [older, newer] = [fieldsOf(before), fieldsOf(after)];
		for (const name of namesOf(older, newer)) compareUntyped(scope, subject, [...path, name], older.get(name), newer.get(name));
	} else if (isList(before) && isList(after)) {
		for (let i = 0; i < Math.max(before.length, after.length); i++) compareUntyped(scope, subject, [...path, i], before[i], after[i]);
	} else if (!isSame(before, after)) report(scope, subject, path, stateOf(before), stateOf(after));
}

const stateOf = (value: unknown): PropertyState | undefined => (value === undefined ? undefined : { value: jsonOf(value) });

function report(scope: Scope, subject: Subject, path: Path, before: PropertyState | undefined, after: PropertyState | undefined): void {
	scope.report({ change: 'property', subject, path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) });
}
