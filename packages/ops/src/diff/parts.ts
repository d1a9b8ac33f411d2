import { compareFields } from './fields.ts';
import type { KeyOf } from './match.ts';
import { match } from './match.ts';
import { compareShapes } from './objects.ts';
import { outOfOrder } from './out-of-order.ts';
import { compareOwn, listsOf, tellPresence } from './own.ts';
import type { Scope } from './scope.ts';
import type { DocumentSubject, PartKind, PartSubject, Place, TilesetSubject } from './subject.ts';
import { sides } from './subject.ts';
import type { Skipped } from './values.ts';
import { fieldsOf, isObject, NONE } from './values.ts';

/** A list of parts: what they are, and the field by which one is told from its like. */
interface PartList {
	readonly kind: PartKind;
	readonly key: string;
}

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

type Whole = DocumentSubject | TilesetSubject | PartSubject;

function listsFor(subject: Whole): PartLists {
	if (subject.kind === 'tileset' || (subject.kind === 'document' && subject.type === 'tileset')) return OF_TILESETS;
	if (subject.kind === 'wangset') return OF_WANG_SETS;
	return subject.kind === 'document' && subject.type === 'world' ? OF_WORLDS : {};
}

/** The fields of something that hold parts: what is added or removed with it is counted. */
export const heldBy = (subject: Whole): Skipped => new Set(Object.keys(listsFor(subject)));

/** Compares all that two resources say: fields, custom properties, and the parts that they are made of. */
export function compareWhole(scope: Scope, subject: Whole, before: object, after: object, skipped: Skipped): void {
	const [older, newer] = [fieldsOf(before), fieldsOf(after)];
	const parts = Object.entries(listsFor(subject)).flatMap(([name, list]) => {
		const lists = listsOf(older, newer, name);
		return lists === undefined ? [] : [{ name, list, lists }];
	});
	const apart = new Set([...skipped, ...parts.map(({ name }) => name)]);
	const [a, b] = [older.get('objectgroup'), newer.get('objectgroup')];
	if (subject.kind === 'tile' && isObject(a) && isObject(b)) {
		compareOwn(scope, subject, before, after, apart.add('objectgroup'));
		compareCollision(scope, subject, a, b);
	} else compareOwn(scope, subject, before, after, apart);
	for (const { name, list, lists } of parts) compareParts(scope, subject, name, list, lists[0].filter(isObject), lists[1].filter(isObject));
}

const OBJECTS: Skipped = new Set(['objects']);

/** The collision shapes of a tile, and the layer that they are on. */
function compareCollision(scope: Scope, subject: PartSubject, before: object, after: object): void {
	const lists = listsOf(fieldsOf(before), fieldsOf(after), 'objects');
	compareFields(scope, subject, before, after, lists === undefined ? undefined : OBJECTS, '/objectgroup');
	if (lists !== undefined) compareShapes(scope, subject, lists[0].filter(isObject), lists[1].filter(isObject));
}

function compareParts(
	scope: Scope,
	whole: Whole,
	name: string,
	{ kind, key }: PartList,
	before: readonly object[],
	after: readonly object[],
): void {
	const [older, newer] = [numbered(before), numbered(after)];
	const keyOf = ({ part }: Numbered): string | number => {
		const value = fieldsOf(part).get(key);
		return typeof value === 'number' ? value : String(value);
	};
	// What has another name at the same place was renamed.
	const keys: KeyOf<Numbered>[] = key === 'name' ? [keyOf, ({ place }) => place] : [keyOf];
	const { toAfter, toBefore } = match(older, newer, keys);
	const placeOf = (side: Place | undefined, item: Numbered | undefined): Place | undefined =>
		item && { pointer: `${side?.pointer ?? ''}/${name}/${item.place}` };
	const subjectOf = (a: Numbered | undefined, b: Numbered | undefined, of: Numbered): PartSubject => ({
		kind,
		key: keyOf(of),
		in: whole,
		...sides(placeOf(whole.before, a), placeOf(whole.after, b)),
	});
	for (const item of older) {
		if (toAfter.has(item)) continue;
		const subject = subjectOf(item, undefined, item);
		tellPresence(scope, 'removed', subject, item.part, heldBy(subject));
	}
	const kept = newer.flatMap((item) => toBefore.get(item) ?? []);
	const moving = outOfOrder(kept.map(({ place }) => place));
	const moved = new Set(kept.filter((_, i) => moving.has(i)));
	for (const item of newer) {
		const partner = toBefore.get(item);
		const subject = subjectOf(partner, item, item);
		if (partner === undefined) tellPresence(scope, 'added', subject, item.part, heldBy(subject));
		else {
			if (moved.has(partner)) scope.tell({ change: 'reordered', subject });
			compareWhole(scope, subject, partner.part, item.part, NONE);
		}
	}
}

/** A part, and where in its list it stands. */
interface Numbered {
	readonly part: object;
	readonly place: number;
}

const numbered = (parts: readonly object[]): Numbered[] => parts.map((part, place) => ({ part, place }));
