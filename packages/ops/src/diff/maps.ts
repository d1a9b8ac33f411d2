import type { Layer, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import { compareCells } from './cells/compare-cells.ts';
import type { GidMeanings } from './gids.ts';
import type { LayerEntry, LayerObject } from './layers.ts';
import { layerEntries, layerSubject, matchLayers, objectsOn } from './layers.ts';
import type { Parents } from './moves.ts';
import { movesOf } from './moves.ts';
import type { ObjectMatches } from './objects.ts';
import { compareObject, matchObjects, objectSubject, reportObject } from './objects.ts';
import { compareResource, reportPresence } from './resource.ts';
import type { Scope } from './scope.ts';
import { storageOf, storageOfLayers } from './storage.ts';
import type { DocumentSubject, LayerSubject, ObjectSubject } from './subject.ts';
import { compareTilesets } from './tilesets.ts';

/** Fields of a map that have separate changes. */
const OF_MAPS = ['tilesets', 'layers'];

/** The fields with the content of a layer, which have separate changes. In other layers they are fields like any others. */
function contentOf(layer: Layer): readonly string[] {
	switch (layer.type) {
		case 'tilelayer':
			return [isInfinite(layer) ? 'chunks' : 'data'];
		case 'objectgroup':
			return ['objects'];
		case 'group':
			return ['layers'];
		case 'imagelayer':
			return [];
	}
}

/** Compares the maps themselves, their tilesets, and their layers with cells and objects. */
export function compareMaps(scope: Scope, subject: DocumentSubject, before: TileMap, after: TileMap): void {
	compareResource(scope, subject, before, after, new Set([...OF_MAPS, ...(scope.storage ? [] : storageOf(before))]));
	const gids = compareTilesets(scope, before.tilesets, after.tilesets, (i) => `/tilesets/${i}`);
	compareLayers(scope, layerEntries(before.layers), layerEntries(after.layers), gids);
}

function compareLayers(scope: Scope, before: readonly LayerEntry[], after: readonly LayerEntry[], gids: GidMeanings): void {
	const matches = matchLayers(before, after);
	const partners = new Map<object, object>(matches.toBefore);
	const parents: Parents<LayerEntry | LayerObject> = {
		of: ({ parent }) => parent,
		areSame: (a, b) => (a === undefined || b === undefined ? a === b : partners.get(b) === a),
	};
	const moves = movesOf(before, after, matches, parents);
	const [olderObjects, newerObjects] = [objectsOn(before), objectsOn(after)];
	const placeOf = ({ parent, index }: LayerObject): string | undefined => {
		const layer = matches.toAfter.get(parent) ?? (matches.toBefore.has(parent) ? parent : undefined);
		return layer && `${layer.address.pointer} ${index}`;
	};
	const objects = matchObjects(olderObjects, newerObjects, placeOf, parents);
	const [older, newer] = [byLayer(olderObjects), byLayer(newerObjects)];
	for (const entry of before) {
		if (matches.toAfter.has(entry)) continue;
		reportPresence(scope, 'removed', layerSubject(entry, undefined, entry), entry.layer, new Set(contentOf(entry.layer)));
	}
	for (const entry of after) {
		const partner = matches.toBefore.get(entry);
		const subject = layerSubject(partner, entry, entry);
		if (partner === undefined) {
			reportPresence(scope, 'added', subject, entry.layer, new Set(contentOf(entry.layer)));
		} else {
			reportMove(scope, moves.get(entry), subject, partner.parent, entry.parent);
			const storage = scope.storage ? [] : storageOfLayers(partner.layer, entry.layer);
			const skipped = new Set([...contentOf(partner.layer), ...contentOf(entry.layer), ...storage]);
			if (partner.layer.type === 'tilelayer' && entry.layer.type === 'tilelayer')
				compareCells(scope, subject, partner.layer, entry.layer, gids);
			compareResource(scope, subject, partner.layer, entry.layer, skipped);
			for (const object of older.get(partner) ?? []) if (!objects.toAfter.has(object)) reportObject(scope, 'removed', object);
		}
		compareObjects(scope, newer.get(entry) ?? [], objects, partner === undefined, gids);
	}
}

/** Compares the objects of a layer. On a new layer, only objects that were on another layer before have separate changes. */
function compareObjects(
	scope: Scope,
	objects: readonly LayerObject[],
	{ toBefore, moves }: ObjectMatches<LayerObject>,
	isNewLayer: boolean,
	gids: GidMeanings,
): void {
	for (const entry of objects) {
		const partner = toBefore.get(entry);
		if (partner === undefined) {
			if (!isNewLayer) reportObject(scope, 'added', entry);
			continue;
		}
		const subject = objectSubject(partner, entry);
		reportMove(scope, moves.get(entry), subject, partner.parent, entry.parent);
		compareObject(scope, subject, partner.object, entry.object, gids);
	}
}

function reportMove(
	scope: Scope,
	change: 'moved' | 'reordered' | undefined,
	subject: LayerSubject | ObjectSubject,
	from: LayerEntry | undefined,
	to: LayerEntry | undefined,
): void {
	if (change === 'moved') scope.report({ change, subject, from: from?.address ?? null, to: to?.address ?? null });
	else if (change === 'reordered') scope.report({ change, subject });
}

function byLayer(objects: readonly LayerObject[]): ReadonlyMap<LayerEntry, readonly LayerObject[]> {
	const groups = new Map<LayerEntry, LayerObject[]>();
	for (const object of objects) {
		const group = groups.get(object.parent);
		if (group === undefined) groups.set(object.parent, [object]);
		else group.push(object);
	}
	return groups;
}
