import type { Document, Template, Tileset } from '@tilewright/format';
import type { Change } from './diff/change.ts';
import { compareMaps } from './diff/maps.ts';
import type { PlacedObject } from './diff/objects.ts';
import { compareObject, idOf, objectSubject } from './diff/objects.ts';
import { compareOwn, tellPresence } from './diff/own.ts';
import { compareWhole, heldBy } from './diff/parts.ts';
import type { Scope } from './diff/scope.ts';
import { storageOf } from './diff/storage.ts';
import type { DocumentSubject, Place } from './diff/subject.ts';
import { sides } from './diff/subject.ts';
import { compareTilesets } from './diff/tilesets.ts';
import { NONE } from './diff/values.ts';

/** Options of {@link diff}. */
export interface DiffOptions {
	/**
	 * Whether it is a difference, too, how the same is stored: versions, encoding, compression and its level, and the size of
	 * infinite layers, which follows from how they are cut into chunks. Default: `false`.
	 */
	readonly storage?: boolean;
	/** How many areas of cells are listed of a layer; the cells beyond are counted. Default: 10,000. */
	readonly mostAreas?: number;
}

/**
 * Tells how two documents differ, by meaning: neither the order of keys nor that of properties counts, nor how chunks are cut, and
 * a cell shows the same tile when it is the same of the same tileset, whatever its GID. Everything else that differs is told,
 * fields that nobody knows among it.
 *
 * Layers and objects are the same where their ids are, unless an id is there twice; tilesets where their files or names are.
 * What other files say is not looked at: `flatten` both documents first to compare that, too.
 *
 * @param before - `undefined` where there was no document yet
 * @param after - `undefined` where there is none any more
 * @returns what differs: of the document itself, its tilesets, its layers with their cells and objects, in the order of the later
 * document, what was removed first; empty when nothing does
 * @throws RangeError when `mostAreas` is no whole number from 0 on, or `Infinity`
 * @example const changes = diff(readMap(older), readMap(newer));
 */
export function diff(before: Document | undefined, after: Document | undefined, options: DiffOptions = {}): readonly Change[] {
	const { storage = false, mostAreas = 10_000 } = options;
	if (!(Number.isInteger(mostAreas) || mostAreas === Infinity) || mostAreas < 0)
		throw new RangeError(`mostAreas must be a whole number from 0 on, or Infinity, found ${mostAreas}.`);
	const changes: Change[] = [];
	const scope: Scope = { tell: (change) => changes.push(change), storage, mostAreas };
	if (before === undefined || after === undefined) tellDocument(scope, before, after);
	else compareDocuments(scope, before, after);
	return changes;
}

const ROOT: Place = { pointer: '' };

function compareDocuments(scope: Scope, before: Document, after: Document): void {
	const subject: DocumentSubject = { kind: 'document', type: after.type, before: ROOT, after: ROOT };
	if (before.type === 'map' && after.type === 'map') compareMaps(scope, subject, before, after);
	else if (before.type === 'template' && after.type === 'template') compareTemplates(scope, subject, before, after);
	else if (before.type === after.type) compareWhole(scope, subject, before, after, scope.storage ? NONE : storageOf(after));
	else scope.tell({ change: 'kind', subject, before: before.type, after: after.type });
}

/** Layers, tilesets and parts are only counted. */
function tellDocument(scope: Scope, before: Document | undefined, after: Document | undefined): void {
	const doc = after ?? before;
	if (doc === undefined) return;
	const subject: DocumentSubject = { kind: 'document', type: doc.type, ...sides(before && ROOT, after && ROOT) };
	tellPresence(scope, after === undefined ? 'removed' : 'added', subject, doc, new Set(['layers', 'tilesets', ...heldBy(subject)]));
}

function compareTemplates(scope: Scope, subject: DocumentSubject, before: Template, after: Template): void {
	compareOwn(scope, subject, before, after, new Set(['tileset', 'object', ...(scope.storage ? [] : storageOf(before))]));
	const gids = compareTilesets(scope, tilesetsOf(before), tilesetsOf(after), () => '/tileset');
	compareObject(scope, objectSubject(placed(before), placed(after), subject), before.object, after.object, gids);
}

const tilesetsOf = ({ tileset }: Template): readonly Tileset[] => (tileset === undefined ? [] : [tileset]);

const placed = ({ object }: Template): PlacedObject => ({ object, place: { ...idOf(object), pointer: '/object' }, parent: undefined });
