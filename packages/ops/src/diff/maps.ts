import type { TileMap } from '@tilewright/format';
import { compareCells } from './cells/compare-cells.ts';
import type { Gids } from './gids.ts';
import type { LayerObject, PlacedLayer } from './layers.ts';
import { layerSubject, matchLayers, objectsOn, placedLayers } from './layers.ts';
import { movesOf } from './moves.ts';
import type { ObjectMatches } from './objects.ts';
import { compareObject, matchObjects, objectSubject, tellObject } from './objects.ts';
import { compareOwn, tellPresence } from './own.ts';
import type { Scope } from './scope.ts';
import { storageOf, storageOfLayers } from './storage.ts';
import type { DocumentSubject, LayerSubject, ObjectSubject } from './subject.ts';
import { compareTilesets } from './tilesets.ts';
import type { Skipped } from './values.ts';

const APART = ['tilesets', 'layers'];

/** What is in a layer, and told of by itself. */
const CONTENT: Skipped = new Set(['data', 'chunks', 'objects', 'layers']);

/** Tells how two maps differ: the map itself, its tilesets, its layers, each with its cells and objects. */
export function compareMaps(scope: Scope, subject: DocumentSubject, before: TileMap, after: TileMap): void {
	compareOwn(scope, subject, before, after, new Set([...APART, ...(scope.storage ? [] : storageOf(before))]));
	const gids = compareTilesets(scope, before.tilesets, after.tilesets, (i) => `/tilesets/${i}`);
	compareLayers(scope, placedLayers(before.layers), placedLayers(after.layers), gids);
}

function compareLayers(scope: Scope, before: readonly PlacedLayer[], after: readonly PlacedLayer[], gids: Gids): void {
	const matches = matchLayers(before, after);
	const partners = new Map<object, object>(matches.toBefore);
	const isLayer = (a: object | undefined, b: object | undefined): boolean =>
		a === undefined || b === undefined ? a === b : partners.get(b) === a;
	const moves = movesOf(before, after, matches, isLayer);
	const [older, newer] = [objectsOn(before), objectsOn(after)];
	const objects = matchObjects(older, newer, isLayer);
	const [gone, there] = [byLayer(older), byLayer(newer)];
	for (const placed of before) {
		if (matches.toAfter.has(placed)) continue;
		tellPresence(scope, 'removed', layerSubject(placed, undefined, placed), placed.layer, CONTENT);
	}
	for (const placed of after) {
		const partner = matches.toBefore.get(placed);
		const subject = layerSubject(partner, placed, placed);
		if (partner === undefined) {
			tellPresence(scope, 'added', subject, placed.layer, CONTENT);
		} else {
			tellMove(scope, moves.get(placed), subject, partner.parent, placed.parent);
			const skipped = scope.storage ? CONTENT : new Set([...CONTENT, ...storageOfLayers(partner.layer, placed.layer)]);
			if (partner.layer.type === 'tilelayer' && placed.layer.type === 'tilelayer')
				compareCells(scope, subject, partner.layer, placed.layer, gids);
			compareOwn(scope, subject, partner.layer, placed.layer, skipped);
			for (const object of gone.get(partner) ?? []) if (!objects.toAfter.has(object)) tellObject(scope, 'removed', object);
		}
		compareObjects(scope, there.get(placed) ?? [], objects, partner === undefined, gids);
	}
}

/** The objects of a layer after. On a new layer, only those are told of that were elsewhere before. */
function compareObjects(
	scope: Scope,
	objects: readonly LayerObject[],
	{ toBefore, moves }: ObjectMatches<LayerObject>,
	isNew: boolean,
	gids: Gids,
): void {
	for (const placed of objects) {
		const partner = toBefore.get(placed);
		if (partner === undefined) {
			if (!isNew) tellObject(scope, 'added', placed);
			continue;
		}
		const subject = objectSubject(partner, placed);
		tellMove(scope, moves.get(placed), subject, partner.parent, placed.parent);
		compareObject(scope, subject, partner.object, placed.object, gids);
	}
}

function tellMove(
	scope: Scope,
	change: 'moved' | 'reordered' | undefined,
	subject: LayerSubject | ObjectSubject,
	from: PlacedLayer | undefined,
	to: PlacedLayer | undefined,
): void {
	if (change === 'moved') scope.tell({ change, subject, from: from?.place ?? null, to: to?.place ?? null });
	else if (change === 'reordered') scope.tell({ change, subject });
}

function byLayer(objects: readonly LayerObject[]): ReadonlyMap<PlacedLayer, readonly LayerObject[]> {
	const groups = new Map<PlacedLayer, LayerObject[]>();
	for (const object of objects) {
		const group = groups.get(object.parent);
		if (group === undefined) groups.set(object.parent, [object]);
		else group.push(object);
	}
	return groups;
}
