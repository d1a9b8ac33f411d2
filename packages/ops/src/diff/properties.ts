import type { RawObject, TypedValue } from '@tilewright/format/internal';
import { membersOf, typed } from '@tilewright/format/internal';
import type { PropertyState } from './change.ts';
import type { FieldNames, Fields } from './compare-values.ts';
import { areSame, fieldsOf, isList, isObject, isSame, jsonFields, jsonOf } from './compare-values.ts';
import type { Scope } from './scope.ts';
import type { Subject } from './subject.ts';

type Path = readonly (string | number)[];

const NAME: FieldNames = new Set(['name']);
const NAME_AND_CONTENT: FieldNames = new Set(['name', 'value', 'membertypes']);

/**
 * Compares custom properties by name, whatever their order; properties of the same name in their order. Values of classes are
 * compared member by member, with the types that XML has for members (rule X7); lists item by item.
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
	const skipped = compareContent === undefined ? NAME : NAME_AND_CONTENT;
	if (!areSame(older, newer, skipped)) report(scope, subject, path, jsonFields(before, skipped), jsonFields(after, skipped));
	compareContent?.(scope, subject, path);
}

type Compare = (scope: Scope, subject: Subject, path: Path) => void;

/** The function that compares the members or items of two values; `undefined` for values without members or items. */
function contentComparison(before: Fields, after: Fields): Compare | undefined {
	if (before.get('type') !== after.get('type')) return undefined;
	const [a, b] = [before.get('value'), after.get('value')];
	if (before.get('type') === 'class' && isClass(a) && isClass(b)) {
		const [older, newer] = [membersOf(a, before.get('membertypes')), membersOf(b, after.get('membertypes'))];
		return (scope, subject, path) => compareMembers(scope, subject, path, older, newer);
	}
	if (before.get('type') !== 'list' || !isList(a) || !isList(b)) return undefined;
	return (scope, subject, path) => compareItems(scope, subject, path, a, b);
}

/** Compares the items of lists by index. */
function compareItems(scope: Scope, subject: Subject, path: Path, older: readonly unknown[], newer: readonly unknown[]): void {
	for (let i = 0; i < Math.max(older.length, newer.length); i++) {
		const [a, b] = [older[i], newer[i]];
		const areTyped = (a === undefined || isObject(a)) && (b === undefined || isObject(b));
		if (areTyped) compareTyped(scope, subject, [...path, i], a, b);
		else compareMember(scope, subject, [...path, i], memberFrom(a), memberFrom(b));
	}
}

const memberFrom = (value: unknown): TypedValue | undefined => (value === undefined ? undefined : typed(value));

type Members = ReturnType<typeof membersOf>;

/** Compares the members of classes by name. */
function compareMembers(scope: Scope, subject: Subject, path: Path, before: Members, after: Members): void {
	for (const name of new Set([...before.keys(), ...after.keys()]))
		compareMember(scope, subject, [...path, name], before.get(name), after.get(name));
}

/** Compares members of classes, and values in them. JSON does not say their types; XML does. */
function compareMember(scope: Scope, subject: Subject, path: Path, before: TypedValue | undefined, after: TypedValue | undefined): void {
	if (before === undefined || after === undefined) {
		if (before !== after) report(scope, subject, path, before && stateOf(before), after && stateOf(after));
		return;
	}
	const hasOtherType = before.type !== after.type || before.propertytype !== after.propertytype;
	if (hasOtherType && (isExplicit(before) || isExplicit(after))) report(scope, subject, path, typeOf(before), typeOf(after));
	const [a, b] = [before.value, after.value];
	if (isClass(a) && isClass(b)) compareMembers(scope, subject, path, membersOf(a, before.membertypes), membersOf(b, after.membertypes));
	else if (isList(a) && isList(b)) {
		const [older, newer] = [before.items ?? a.map(typed), after.items ?? b.map(typed)];
		for (let i = 0; i < Math.max(older.length, newer.length); i++) compareMember(scope, subject, [...path, i], older[i], newer[i]);
	} else if (!isSame(a, b)) report(scope, subject, path, stateOf(before), stateOf(after));
}

/** Whether a document says the type: it does not follow from the value. */
const isExplicit = ({ type, propertytype, value }: TypedValue): boolean => propertytype !== undefined || type !== typed(value).type;

const typeOf = ({ type, propertytype }: TypedValue): PropertyState => ({ type, ...(propertytype !== undefined && { propertytype }) });

const isClass = (value: unknown): value is RawObject => isObject(value);

const stateOf = ({ value }: TypedValue): PropertyState => ({ value: jsonOf(value) });

function report(scope: Scope, subject: Subject, path: Path, before: PropertyState | undefined, after: PropertyState | undefined): void {
	scope.report({ change: 'property', subject, path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) });
}
