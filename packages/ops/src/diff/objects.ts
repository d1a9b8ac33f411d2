import type { Gids } from './gids.ts';
import type { Matches } from './match.ts';
import { matchById } from './match.ts';
import { movesOf } from './moves.ts';
import { compareOwn, tellPresence } from './own.ts';
import type { Scope } from './scope.ts';
import type { DocumentSubject, ObjectPlace, ObjectSubject, PartSubject } from './subject.ts';
import { sides } from './subject.ts';
import type { Fields } from './values.ts';
import { fieldsOf, NONE } from './values.ts';

/** An object, and where it stands. */
export interface PlacedObject {
	readonly object: object;
	readonly place: ObjectPlace;
	/** The layer that it is on, as the caller knows it. */
	readonly parent: object | undefined;
}

/** The objects of two documents, which of them are the same, and which of those moved. */
export interface ObjectMatches<T extends PlacedObject> extends Matches<T> {
	readonly moves: ReadonlyMap<T, 'moved' | 'reordered'>;
}

/** Matches objects by id, else by name and class, else by place. */
export function matchObjects<T extends PlacedObject>(
	before: readonly T[],
	after: readonly T[],
	isParent: (before: object | undefined, after: object | undefined) => boolean,
): ObjectMatches<T> {
	const matches = matchById(
		before,
		after,
		({ place }) => place.id ?? 0,
		() => '',
		[nameAndClass, ({ place }) => place.pointer],
	);
	return { ...matches, moves: movesOf(before, after, matches, isParent) };
}

function nameAndClass({ object }: PlacedObject): string | undefined {
	const { name, type } = textsOf(object);
	return name === '' ? undefined : `${type}\0${name}`;
}

function textsOf(object: object): { readonly name: string; readonly type: string } {
	const fields = fieldsOf(object);
	const [name, type] = [fields.get('name'), fields.get('type')];
	return { name: typeof name === 'string' ? name : '', type: typeof type === 'string' ? type : '' };
}

/** What a change of an object is about; one of the two is there. */
export function objectSubject(
	before: PlacedObject | undefined,
	after: PlacedObject | undefined,
	within?: DocumentSubject | PartSubject,
): ObjectSubject {
	const { object, place } = after ?? before ?? { object: {}, place: { pointer: '' } };
	return {
		kind: 'object',
		...(place.id !== undefined && { id: place.id }),
		name: textsOf(object).name,
		...(within !== undefined && { in: within }),
		...sides(before?.place, after?.place),
	};
}

/** Tells how an object differs. With `gids`, tiles are compared by meaning; without, by number. */
export function compareObject(scope: Scope, subject: ObjectSubject, before: object, after: object, gids: Gids | undefined): void {
	const [older, newer] = [fieldsOf(before), fieldsOf(after)];
	const apart = new Set<string>();
	const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numbersOf(older, newer, name));
	if (x !== undefined && y !== undefined) {
		apart.add('x').add('y');
		if (differ(x) || differ(y))
			scope.tell({ change: 'position', subject, before: { x: x.before, y: y.before }, after: { x: x.after, y: y.after } });
	}
	if (width !== undefined && height !== undefined) {
		apart.add('width').add('height');
		if (differ(width) || differ(height)) {
			const [older, newer] = [
				{ width: width.before, height: height.before },
				{ width: width.after, height: height.after },
			];
			scope.tell({ change: 'size', subject, before: older, after: newer });
		}
	}
	if (gids !== undefined && compareTile(scope, subject, older.get('gid'), newer.get('gid'), gids)) apart.add('gid');
	compareOwn(scope, subject, before, after, apart);
}

interface Numbers {
	readonly before: number;
	readonly after: number;
}

/** A field that is a number on both sides. */
function numbersOf(older: Fields, newer: Fields, name: string): Numbers | undefined {
	const [before, after] = [older.get(name), newer.get(name)];
	return typeof before === 'number' && typeof after === 'number' ? { before, after } : undefined;
}

const differ = ({ before, after }: Numbers): boolean => before !== after;

/** @returns whether all is said of the tile: a GID of 0 where there was none is no other tile, and yet another field */
function compareTile(scope: Scope, subject: ObjectSubject, before: unknown, after: unknown, gids: Gids): boolean {
	const [a, b] = [typeof before === 'number' ? before : undefined, typeof after === 'number' ? after : undefined];
	if (a !== undefined && b !== undefined && gids.isSame(a, b)) return true;
	const [older, newer] = [a === undefined ? null : gids.before(a), b === undefined ? null : gids.after(b)];
	if (older === null && newer === null) return false;
	scope.tell({ change: 'tile', subject, before: older, after: newer });
	return true;
}

/** Tells that an object was added or removed. */
export function tellObject(scope: Scope, change: 'added' | 'removed', placed: PlacedObject, within?: DocumentSubject | PartSubject): void {
	const subject = change === 'added' ? objectSubject(undefined, placed, within) : objectSubject(placed, undefined, within);
	tellPresence(scope, change, subject, placed.object, NONE);
}

/** Compares the collision shapes of a tile. */
export function compareShapes(scope: Scope, tile: PartSubject, before: readonly object[], after: readonly object[]): void {
	const placed = (objects: readonly object[], pointer: string): PlacedObject[] =>
		objects.map((object, i) => ({ object, place: { ...idOf(object), pointer: `${pointer}/objectgroup/objects/${i}` }, parent: undefined }));
	const [older, newer] = [placed(before, tile.before?.pointer ?? ''), placed(after, tile.after?.pointer ?? '')];
	const { toAfter, toBefore, moves } = matchObjects(older, newer, () => true);
	for (const shape of older) if (!toAfter.has(shape)) tellObject(scope, 'removed', shape, tile);
	for (const shape of newer) {
		const partner = toBefore.get(shape);
		if (partner === undefined) tellObject(scope, 'added', shape, tile);
		else {
			const subject = objectSubject(partner, shape, tile);
			if (moves.has(shape)) scope.tell({ change: 'reordered', subject });
			compareObject(scope, subject, partner.object, shape.object, undefined);
		}
	}
}

/** The id that an object has, if it has one. */
export function idOf(object: object): { readonly id?: number } {
	const id = fieldsOf(object).get('id');
	return typeof id === 'number' ? { id } : {};
}
