import type { Fields } from './compare-values.ts';
import { fieldsOf, NONE } from './compare-values.ts';
import type { GidMeanings } from './gids.ts';
import type { KeyOf, Matches } from './match-by-key.ts';
import { matchById } from './match-by-key.ts';
import type { Parents } from './moves.ts';
import { movesOf } from './moves.ts';
import { compareResource, reportPresence } from './resource.ts';
import type { Scope } from './scope.ts';
import type { DocumentSubject, ObjectAddress, ObjectSubject, PartSubject } from './subject.ts';
import { sides } from './subject.ts';

/** An object of one of the documents. */
export interface ObjectEntry {
	readonly object: object;
	readonly address: ObjectAddress;
}

/** The objects that are in both documents, and the ones that moved. */
export interface ObjectMatches<T extends ObjectEntry> extends Matches<T> {
	readonly moves: ReadonlyMap<T, 'moved' | 'reordered'>;
}

/**
 * Matches objects by id, or else by name and class, or else by place, or else by pointer.
 *
 * @param placeOf - the same in both documents for objects at the same position in the same list, wherever the list is
 */
export function matchObjects<T extends ObjectEntry>(
	before: readonly T[],
	after: readonly T[],
	placeOf: KeyOf<T>,
	parents?: Parents<T>,
): ObjectMatches<T> {
	const matches = matchById(
		before,
		after,
		({ address }) => address.id ?? 0,
		() => '',
		[nameAndClass, placeOf, ({ address }) => address.pointer],
	);
	return { ...matches, moves: movesOf(before, after, matches, parents) };
}

function nameAndClass({ object }: ObjectEntry): string | undefined {
	const { name, type } = textsOf(object);
	return name === '' ? undefined : `${type}\0${name}`;
}

function textsOf(object: object): { readonly name: string; readonly type: string } {
	const fields = fieldsOf(object);
	const [name, type] = [fields.get('name'), fields.get('type')];
	return { name: typeof name === 'string' ? name : '', type: typeof type === 'string' ? type : '' };
}

/**
 * @param before - at least one of `before` and `after` is defined
 * @param owner - the template or tile that the object belongs to
 */
export function objectSubject(
	before: ObjectEntry | undefined,
	after: ObjectEntry | undefined,
	owner?: DocumentSubject | PartSubject,
): ObjectSubject {
	const { object, address } = after ?? before ?? { object: {}, address: { pointer: '' } };
	return {
		kind: 'object',
		...(address.id !== undefined && { id: address.id }),
		name: textsOf(object).name,
		...(owner !== undefined && { in: owner }),
		...sides(before?.address, after?.address),
	};
}

/** Compares two objects. With `gids`, tiles are compared by meaning; without, by number. */
export function compareObject(scope: Scope, subject: ObjectSubject, before: object, after: object, gids: GidMeanings | undefined): void {
	const [older, newer] = [fieldsOf(before), fieldsOf(after)];
	const skipped = new Set<string>();
	const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numbersOf(older, newer, name));
	if (x !== undefined && y !== undefined) {
		skipped.add('x').add('y');
		if (differ(x) || differ(y))
			scope.report({ change: 'position', subject, before: { x: x.before, y: y.before }, after: { x: x.after, y: y.after } });
	}
	if (width !== undefined && height !== undefined) {
		skipped.add('width').add('height');
		if (differ(width) || differ(height)) {
			const [olderSize, newerSize] = [
				{ width: width.before, height: height.before },
				{ width: width.after, height: height.after },
			];
			scope.report({ change: 'size', subject, before: olderSize, after: newerSize });
		}
	}
	if (gids !== undefined && compareTile(scope, subject, older.get('gid'), newer.get('gid'), gids)) skipped.add('gid');
	compareResource(scope, subject, before, after, skipped);
}

interface Numbers {
	readonly before: number;
	readonly after: number;
}

/** The values of a field that is a number on both sides. */
function numbersOf(older: Fields, newer: Fields, name: string): Numbers | undefined {
	const [before, after] = [older.get(name), newer.get(name)];
	return typeof before === 'number' && typeof after === 'number' ? { before, after } : undefined;
}

const differ = ({ before, after }: Numbers): boolean => before !== after;

/** @returns whether `gid` needs no further comparison: a GID of 0 that was added shows no other tile, but it is a difference of fields */
function compareTile(scope: Scope, subject: ObjectSubject, before: unknown, after: unknown, gids: GidMeanings): boolean {
	const [a, b] = [typeof before === 'number' ? before : undefined, typeof after === 'number' ? after : undefined];
	if (a !== undefined && b !== undefined && gids.isSame(a, b)) return true;
	const [older, newer] = [a === undefined ? null : gids.before(a), b === undefined ? null : gids.after(b)];
	if (older === null && newer === null) return false;
	scope.report({ change: 'tile', subject, before: older, after: newer });
	return true;
}

/** Reports an added or removed object. */
export function reportObject(scope: Scope, change: 'added' | 'removed', entry: ObjectEntry, owner?: DocumentSubject | PartSubject): void {
	const subject = change === 'added' ? objectSubject(undefined, entry, owner) : objectSubject(entry, undefined, owner);
	reportPresence(scope, change, subject, entry.object, NONE);
}

/** Compares the collision shapes of a tile. */
export function compareShapes(scope: Scope, tile: PartSubject, before: readonly object[], after: readonly object[]): void {
	const entries = (objects: readonly object[], pointer: string): ObjectEntry[] =>
		objects.map((object, i) => ({ object, address: { ...idOf(object), pointer: `${pointer}/objectgroup/objects/${i}` } }));
	const [older, newer] = [entries(before, tile.before?.pointer ?? ''), entries(after, tile.after?.pointer ?? '')];
	const { toAfter, toBefore, moves } = matchObjects(older, newer, (_, i) => i);
	for (const shape of older) if (!toAfter.has(shape)) reportObject(scope, 'removed', shape, tile);
	for (const shape of newer) {
		const partner = toBefore.get(shape);
		if (partner === undefined) reportObject(scope, 'added', shape, tile);
		else {
			const subject = objectSubject(partner, shape, tile);
			if (moves.has(shape)) scope.report({ change: 'reordered', subject });
			compareObject(scope, subject, partner.object, shape.object, undefined);
		}
	}
}

/** The id of an object, if it has one. */
export function idOf(object: object): { readonly id?: number } {
	const id = fieldsOf(object).get('id');
	return typeof id === 'number' ? { id } : {};
}
