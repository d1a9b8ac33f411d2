import type { Tileset } from '@tilewright/format';
import { isReference } from '../references/tileset-kind.ts';
import { compareWithParts, partFieldsOf } from './compare-parts.ts';
import type { FieldNames } from './compare-values.ts';
import type { GidMeanings } from './gids.ts';
import { gidMeanings, tilesetName } from './gids.ts';
import type { Matches } from './match-by-key.ts';
import { match } from './match-by-key.ts';
import { movesOf } from './moves.ts';
import { reportPresence } from './resource.ts';
import type { Scope } from './scope.ts';
import type { TilesetAddress, TilesetSubject } from './subject.ts';
import { sides } from './subject.ts';

/** A tileset of one of the documents. */
interface TilesetEntry {
	readonly tileset: Tileset;
	readonly index: number;
	readonly address: TilesetAddress;
}

/**
 * Compares the tilesets of maps or templates.
 *
 * @param pointerOf - the pointer of a tileset, by its index
 * @returns what GIDs mean in both documents
 */
export function compareTilesets(
	scope: Scope,
	before: readonly Tileset[],
	after: readonly Tileset[],
	pointerOf: (index: number) => string,
): GidMeanings {
	const entryOf = (tileset: Tileset, index: number): TilesetEntry => {
		return { tileset, index, address: { pointer: pointerOf(index), firstgid: tileset.firstgid } };
	};
	const [older, newer] = [before.map(entryOf), after.map(entryOf)];
	const matches = matchTilesets(older, newer);
	compareEntries(scope, older, newer, matches);
	return gidMeanings(before, after, new Map([...matches.toAfter].map(([a, b]) => [a.index, b.index])));
}

/**
 * Matches tilesets by the path of their file or by their name. An embedded tileset matches an external one if the file has the
 * tileset's name. The remaining ones are matched by `firstgid`: the tileset or its file was renamed.
 */
const matchTilesets = (before: readonly TilesetEntry[], after: readonly TilesetEntry[]): Matches<TilesetEntry> =>
	match(before, after, [
		({ tileset }) => `${isReference(tileset) ? 'file' : 'name'} ${tilesetName(tileset)}`,
		({ tileset }) => (isReference(tileset) ? fileName(tileset.source) : tileset.name),
		({ tileset }) => tileset.firstgid,
	]);

/** The name of a file without folders and extension. */
const fileName = (path: string): string => path.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '');

function compareEntries(
	scope: Scope,
	before: readonly TilesetEntry[],
	after: readonly TilesetEntry[],
	matches: Matches<TilesetEntry>,
): void {
	for (const entry of before) if (!matches.toAfter.has(entry)) reportTileset(scope, 'removed', subjectOf(entry, undefined, entry), entry);
	const moves = movesOf(before, after, matches);
	for (const entry of after) {
		const partner = matches.toBefore.get(entry);
		const subject = subjectOf(partner, entry, entry);
		if (partner === undefined) reportTileset(scope, 'added', subject, entry);
		else {
			if (moves.has(entry)) scope.report({ change: 'reordered', subject });
			compareTileset(scope, subject, partner.tileset, entry.tileset);
		}
	}
}

const FIRST_GID: FieldNames = new Set(['firstgid']);

function compareTileset(scope: Scope, subject: TilesetSubject, before: Tileset, after: Tileset): void {
	if (before.firstgid !== after.firstgid) scope.report({ change: 'renumbered', subject, before: before.firstgid, after: after.firstgid });
	if (isReference(before) === isReference(after)) compareWithParts(scope, subject, before, after, FIRST_GID);
	else if (isReference(before)) scope.report({ change: 'embedded', subject, source: before.source });
	else if (isReference(after)) scope.report({ change: 'unembedded', subject, source: after.source });
}

const subjectOf = (before: TilesetEntry | undefined, after: TilesetEntry | undefined, { tileset }: TilesetEntry): TilesetSubject => ({
	kind: 'tileset',
	name: tilesetName(tileset),
	...sides(before?.address, after?.address),
});

const reportTileset = (scope: Scope, change: 'added' | 'removed', subject: TilesetSubject, { tileset }: TilesetEntry): void =>
	reportPresence(scope, change, subject, tileset, partFieldsOf(subject));
