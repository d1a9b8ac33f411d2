import type { FieldNames } from './compare-values.ts';
import { fieldsOf, isObject, NONE } from './compare-values.ts';
import { isInapplicable } from './inapplicable.ts';
import type { KeyOf } from './match-by-key.ts';
import { match } from './match-by-key.ts';
import { movesOf } from './moves.ts';
import { compareShapes } from './objects.ts';
import { compareFields, compareResource, listsOf, reportPresence } from './resource.ts';
import type { Scope } from './scope.ts';
import type { Address, DocumentSubject, PartKind, PartSubject, TilesetSubject } from './subject.ts';
import { sides } from './subject.ts';

/** A list of parts: their kind, and the field that identifies a part. */
interface PartList {
	readonly kind: PartKind;
	readonly key: string;
}

/** By the field that holds the list. */
type PartLists = Readonly<Record<string, PartList>>;

const OF_TILESETS: PartLists = {
	terrains: { kind: 'terrain', key: 'name' },
	tiles: { kind: 'tile', key: 'id' },
	wangsets: { kind: 'wangset', key: 'name' },
};

const OF_WANG_SETS: PartLists = {
	colors: { kind: 'wangcolor', key: 'name' },
	wangtiles: { kind: 'wangtile', key: 'tileid' },
};

const OF_WORLDS: PartLists = {
	maps: { kind: 'worldmap', key: 'fileName' },
	patterns: { kind: 'worldpattern', key: 'regexp' },
};

/** A thing that can have parts. */
type Owner = DocumentSubject | TilesetSubject | PartSubject;

function listsFor(subject: Owner): PartLists {
	if (subject.kind === 'tileset' || (subject.kind === 'document' && subject.type === 'tileset')) return OF_TILESETS;
	if (subject.kind === 'wangset') return OF_WANG_SETS;
	return subject.kind === 'document' && subject.type === 'world' ? OF_WORLDS : {};
}

/** The fields that hold parts. */
export const partFieldsOf = (subject: Owner): FieldNames => new Set(Object.keys(listsFor(subject)));

/** Compares two resources completely: fields, custom properties and parts. */
export function compareWithParts(scope: Scope, subject: Owner, before: object, after: object, skipped: FieldNames): void {
	const [older, newer] = [fieldsOf(before), fieldsOf(after)];
	const parts = Object.entries(listsFor(subject)).flatMap(([name, list]) => {
		const lists = isInapplicable(subject, before, after, name) ? undefined : listsOf(older, newer, name);
		return lists === undefined ? [] : [{ name, list, lists }];
	});
	const alsoSkipped = new Set([...skipped, ...parts.map(({ name }) => name)]);
	const [a, b] = [older.get('objectgroup'), newer.get('objectgroup')];
	if (subject.kind === 'tile' && isObject(a) && isObject(b)) {
		compareResource(scope, subject, before, after, alsoSkipped.add('objectgroup'));
		compareCollision(scope, subject, a, b);
	} else compareResource(scope, subject, before, after, alsoSkipped);
	for (const { name, list, lists } of parts) compareParts(scope, subject, name, list, lists[0].filter(isObject), lists[1].filter(isObject));
}

const OBJECTS: FieldNames = new Set(['objects']);

/** Compares the collision layers of a tile and the shapes on them. */
function compareCollision(scope: Scope, subject: PartSubject, before: object, after: object): void {
	const lists = listsOf(fieldsOf(before), fieldsOf(after), 'objects');
	compareFields(scope, subject, before, after, lists === undefined ? undefined : OBJECTS, '/objectgroup');
	if (lists !== undefined) compareShapes(scope, subject, lists[0].filter(isObject), lists[1].filter(isObject));
}

function compareParts(
	scope: Scope,
	owner: Owner,
	field: string,
	{ kind, key }: PartList,
	before: readonly object[],
	after: readonly object[],
): void {
	const [older, newer] = [entriesOf(before), entriesOf(after)];
	const keyOf = ({ part }: PartEntry): string | number => {
		const value = fieldsOf(part).get(key);
		return typeof value === 'number' ? value : String(value);
	};
	// A part with another name at the same position was renamed.
	const keys: KeyOf<PartEntry>[] = key === 'name' ? [keyOf, ({ index }) => index] : [keyOf];
	const matches = match(older, newer, keys);
	const addressOf = (side: Address | undefined, entry: PartEntry | undefined): Address | undefined =>
		entry && { pointer: `${side?.pointer ?? ''}/${field}/${entry.index}` };
	const subjectOf = (a: PartEntry | undefined, b: PartEntry | undefined, entry: PartEntry): PartSubject => ({
		kind,
		key: keyOf(entry),
		in: owner,
		...sides(addressOf(owner.before, a), addressOf(owner.after, b)),
	});
	for (const entry of older) {
		if (matches.toAfter.has(entry)) continue;
		const subject = subjectOf(entry, undefined, entry);
		reportPresence(scope, 'removed', subject, entry.part, partFieldsOf(subject));
	}
	const moves = movesOf(older, newer, matches);
	for (const entry of newer) {
		const partner = matches.toBefore.get(entry);
		const subject = subjectOf(partner, entry, entry);
		if (partner === undefined) reportPresence(scope, 'added', subject, entry.part, partFieldsOf(subject));
		else {
			if (moves.has(entry)) scope.report({ change: 'reordered', subject });
			compareWithParts(scope, subject, partner.part, entry.part, NONE);
		}
	}
}

/** A part, and its index in the list. */
interface PartEntry {
	readonly part: object;
	readonly index: number;
}

const entriesOf = (parts: readonly object[]): PartEntry[] => parts.map((part, index) => ({ part, index }));
