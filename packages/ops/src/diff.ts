import type { Document, Template, Tileset } from '@tilewright/format';
import type { Change } from './diff/change.ts';
import { compareWithParts, partFieldsOf } from './diff/compare-parts.ts';
import { NONE } from './diff/compare-values.ts';
import { compareMaps } from './diff/maps.ts';
import type { ObjectEntry } from './diff/objects.ts';
import { compareObject, idOf, objectSubject } from './diff/objects.ts';
import { compareResource, reportPresence } from './diff/resource.ts';
import type { Scope } from './diff/scope.ts';
import { storageOf } from './diff/storage.ts';
import type { Address, DocumentSubject } from './diff/subject.ts';
import { sides } from './diff/subject.ts';
import { compareTilesets } from './diff/tilesets.ts';

/** Options of {@link diff}. */
export interface DiffOptions {
	/**
	 * Whether differences in storage are changes, too: versions, encoding, compression and its level, and the size of infinite layers,
	 * which follows from how they are split into chunks. Default: `false`.
	 */
	readonly storage?: boolean;
	/** The most areas of cells that are listed for one layer; further cells are counted. Default: 10,000. */
	readonly mostAreas?: number;
}

/**
 * Compares two documents by meaning. The order of keys and of properties does not matter, nor how layers are split into chunks. A
 * cell is unchanged if it shows the same tile of the same tileset, whatever its GID. All other differences are reported, also in
 * fields that the format does not know.
 *
 * Layers and objects are matched by id, unless a document has the id twice; tilesets by file or name. Other files are not compared:
 * to include them, `flatten` both documents first.
 *
 * @param before - `undefined` for a new document
 * @param after - `undefined` for a deleted document
 * @returns the changes of the document itself, its tilesets, and its layers with their cells and objects, in the order of `after`;
 * in each list, removed items come first. Empty where nothing is different
 * @throws RangeError when `mostAreas` is neither a whole number from 0 nor `Infinity`
 * @example const changes = diff(readMap(older), readMap(newer));
 */
export function diff(before: Document | undefined, after: Document | undefined, options: DiffOptions = {}): readonly Change[] {
	const { storage = false, mostAreas = 10_000 } = options;
	if (!(Number.isInteger(mostAreas) || mostAreas === Infinity) || mostAreas < 0)
		throw new RangeError(`mostAreas must be a whole number from 0 or Infinity, found ${mostAreas}.`);
	const changes: Change[] = [];
	const scope: Scope = { report: (change) => changes.push(change), storage, mostAreas };
	if (before === undefined || after === undefined) reportDocument(scope, before, after);
	else compareDocuments(scope, before, after);
	return changes;
}

const ROOT: Address = { pointer: '' };

function compareDocuments(scope: Scope, before: Document, after: Document): void {
	const subject: DocumentSubject = { kind: 'document', type: after.type, before: ROOT, after: ROOT };
	if (before.type === 'map' && after.type === 'map') compareMaps(scope, subject, before, after);
	else if (before.type === 'template' && after.type === 'template') compareTemplates(scope, subject, before, after);
	else if (before.type === after.type) compareWithParts(scope, subject, before, after, scope.storage ? NONE : storageOf(after));
	else scope.report({ change: 'kind', subject, before: before.type, after: after.type });
}

/** Reports a new or deleted document. Its layers, tilesets and parts are only counted. */
function reportDocument(scope: Scope, before: Document | undefined, after: Document | undefined): void {
	const doc = after ?? before;
	if (doc === undefined) return;
	const subject: DocumentSubject = { kind: 'document', type: doc.type, ...sides(before && ROOT, after && ROOT) };
	reportPresence(scope, after === undefined ? 'removed' : 'added', subject, doc, new Set(['layers', 'tilesets', ...partFieldsOf(subject)]));
}

function compareTemplates(scope: Scope, subject: DocumentSubject, before: Template, after: Template): void {
	compareResource(scope, subject, before, after, new Set(['tileset', 'object', ...(scope.storage ? [] : storageOf(before))]));
	const gids = compareTilesets(scope, tilesetsOf(before), tilesetsOf(after), () => '/tileset');
	compareObject(scope, objectSubject(entryOf(before), entryOf(after), subject), before.object, after.object, gids);
}

const tilesetsOf = ({ tileset }: Template): readonly Tileset[] => (tileset === undefined ? [] : [tileset]);

const entryOf = ({ object }: Template): ObjectEntry => ({ object, address: { ...idOf(object), pointer: '/object' } });
