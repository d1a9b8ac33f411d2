import type { Tileset } from '@tilewright/format';
import { isReference } from '../files/tileset-kind.ts';
import type { Gids } from './gids.ts';
import { gidsBetween } from './gids.ts';
import type { Matches } from './match.ts';
import { match } from './match.ts';
import { outOfOrder } from './out-of-order.ts';
import { tellPresence } from './own.ts';
import { compareWhole, heldBy } from './parts.ts';
import type { Scope } from './scope.ts';
import type { TilesetPlace, TilesetSubject } from './subject.ts';
import { sides } from './subject.ts';
import { nameOf } from './tileset-name.ts';
import type { Skipped } from './values.ts';

/** A tileset of a document, and where it stands. */
interface PlacedTileset {
	readonly tileset: Tileset;
	readonly index: number;
	readonly place: TilesetPlace;
}

/**
 * Matches tilesets by the path of their file, or their name; what was embedded or taken out, by the file being called like the
 * tileset. What is left and begins with the same GID is the same: it was renamed, or its file was.
 */
function matchTilesets(before: readonly PlacedTileset[], after: readonly PlacedTileset[]): Matches<PlacedTileset> {
	return match(before, after, [
		({ tileset }) => `${isReference(tileset) ? 'file' : 'name'} ${nameOf(tileset)}`,
		({ tileset }) => (isReference(tileset) ? fileName(tileset.source) : tileset.name),
		({ tileset }) => tileset.firstgid,
	]);
}

/** Without folders and extension. */
const fileName = (path: string): string => path.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '');

const FIRST_GID: Skipped = new Set(['firstgid']);

/**
 * Tells how the tilesets of a map or template differ.
 *
 * @param pointerOf - where a tileset stands in its document, by index
 * @returns what GIDs mean on both sides
 */
export function compareTilesets(
	scope: Scope,
	before: readonly Tileset[],
	after: readonly Tileset[],
	pointerOf: (index: number) => string,
): Gids {
	const placed = (tileset: Tileset, index: number): PlacedTileset => {
		return { tileset, index, place: { pointer: pointerOf(index), firstgid: tileset.firstgid } };
	};
	const [older, newer] = [before.map(placed), after.map(placed)];
	const matches = matchTilesets(older, newer);
	tellTilesets(scope, older, newer, matches);
	return gidsBetween(before, after, new Map([...matches.toAfter].map(([a, b]) => [a.index, b.index])));
}

function tellTilesets(
	scope: Scope,
	before: readonly PlacedTileset[],
	after: readonly PlacedTileset[],
	{ toAfter, toBefore }: Matches<PlacedTileset>,
): void {
	for (const placed of before) if (!toAfter.has(placed)) tellTileset(scope, 'removed', subjectOf(placed, undefined, placed), placed);
	const kept = after.flatMap((placed) => toBefore.get(placed) ?? []);
	const moving = outOfOrder(kept.map(({ index }) => index));
	const moved = new Set(kept.filter((_, i) => moving.has(i)));
	for (const placed of after) {
		const partner = toBefore.get(placed);
		const subject = subjectOf(partner, placed, placed);
		if (partner === undefined) tellTileset(scope, 'added', subject, placed);
		else {
			if (moved.has(partner)) scope.tell({ change: 'reordered', subject });
			compareTileset(scope, subject, partner.tileset, placed.tileset);
		}
	}
}

function compareTileset(scope: Scope, subject: TilesetSubject, before: Tileset, after: Tileset): void {
	if (before.firstgid !== after.firstgid) scope.tell({ change: 'renumbered', subject, before: before.firstgid, after: after.firstgid });
	if (isReference(before) === isReference(after)) compareWhole(scope, subject, before, after, FIRST_GID);
	else if (isReference(before)) scope.tell({ change: 'embedded', subject, source: before.source });
	else if (isReference(after)) scope.tell({ change: 'unembedded', subject, source: after.source });
}

const subjectOf = (before: PlacedTileset | undefined, after: PlacedTileset | undefined, { tileset }: PlacedTileset): TilesetSubject => ({
	kind: 'tileset',
	name: nameOf(tileset),
	...sides(before?.place, after?.place),
});

const tellTileset = (scope: Scope, change: 'added' | 'removed', subject: TilesetSubject, { tileset }: PlacedTileset): void =>
	tellPresence(scope, change, subject, tileset, heldBy(subject));
