import type { MapObject, ObjectLayer, TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { Vector } from '@tilewright/geometry';
import type { Collecting } from '../change/collect.ts';
import { addObjects } from '../objects/add-objects.ts';
import { withNewReferences } from '../objects/new-references.ts';
import { middleOf } from '../objects/transform-objects.ts';
import type { Pasting } from './paste-targets.ts';
import { addLayerAbove } from './paste-targets.ts';

interface PastingObjects extends Pasting {
	/** Where the middle of the objects comes, in pixels; their own place if missing. */
	readonly point: Vector | undefined;
}

/**
 * Pastes the objects of object layers.
 *
 * @returns the ids of the new objects
 */
export function pasteObjects(
	editing: Collecting<'map'>,
	sources: readonly ObjectLayer[],
	clip: TileMap,
	{ gidOf, isOpen, point, selected }: PastingObjects,
): number[] {
	const originals = sources.flatMap(({ objects }) => objects.map(({ id }) => id));
	if (originals.length === 0) return [];
	const middle = point === undefined ? undefined : middleOf(clip, originals);
	const move = point === undefined || middle === undefined ? { x: 0, y: 0 } : { x: point.x - middle.x, y: point.y - middle.y };
	const layers = [...eachLayer(editing.doc.layers)].flatMap(({ layer }) => (layer.type === 'objectgroup' ? [layer] : []));
	const chosen = layers.find(({ id }) => selected.includes(id));
	const first = editing.doc.nextobjectid;
	const newIds = new Map(originals.map((id, i) => [id, first + i]));
	const pasted: number[] = [];
	let next = first;

	/** A copy with its own id: in broken maps several objects have the same. */
	function copied(object: MapObject): MapObject[] {
		const copy = { ...withNewReferences(object, newIds), id: next++, x: object.x + move.x, y: object.y + move.y };
		if (!('gid' in copy) || copy.gid === undefined) return [copy];
		const gid = gidOf(copy.gid);
		return gid === 0 ? [] : [{ ...copy, gid }];
	}

	for (const { name, objects } of sources) {
		const copies = objects.flatMap(copied);
		const known = chosen?.id ?? layers.find((layer) => layer.name === name)?.id;
		if (known !== undefined && !isOpen(known)) continue;
		const id = known ?? addLayerAbove(editing, 'objectgroup', { name });
		editing.add(addObjects(editing.doc, id, copies));
		pasted.push(...copies.map((copy) => copy.id));
	}
	return pasted;
}
