import type { MapObject, TileMap } from '@tilewright/format';
import { eachLayer, mapLayers } from '@tilewright/format/internal';
import type { Graph } from '@tilewright/ops';
import { detachTemplates } from '@tilewright/ops';
import { insertItems } from '../change/change-lists.ts';
import { collect } from '../change/collect.ts';
import { replacePart } from '../change/replace-part.ts';
import { findObject } from '../objects/find-object.ts';
import type { EditOutcome } from '../outcome.ts';

/**
 * Makes plain objects of instances of templates, with all that they inherit. Tilesets of templates that the map lacks are added.
 *
 * @param ids - of the objects; those that are no instances stay
 * @param path - of the map in the graph
 * @param graph - with the files of the templates
 * @returns the changes; an instance whose template is missing stays and is reported
 * @throws RangeError if the map has no such object
 * @example const { changes } = detachObjects(map, [3, 4], 'maps/cave.tmj', graph);
 */
export function detachObjects(map: TileMap, ids: readonly number[], path: string, graph: Graph): EditOutcome {
	const chosen = new Set(ids);
	for (const id of chosen) findObject(map, id);
	// Only the chosen instances are instances here. The others keep what GIDs they have.
	const layers = mapLayers(map.layers, (layer) =>
		layer.type === 'objectgroup'
			? { ...layer, objects: layer.objects.map((object) => (chosen.has(object.id) ? object : plain(object))) }
			: layer,
	);
	const { doc, issues } = detachTemplates({ ...map, layers }, path, graph);
	const changes = collect(map, (editing) => {
		editing.add(insertItems(editing.doc, [], 'tilesets', doc.tilesets.slice(map.tilesets.length)));
		for (const { layer } of eachLayer(doc.layers)) {
			if (layer.type !== 'objectgroup') continue;
			for (const object of layer.objects)
				if (chosen.has(object.id)) editing.add(replacePart(editing.doc, [{ layer: layer.id }, { object: object.id }], object));
		}
	});
	return { changes, issues };
}

function plain(object: MapObject): MapObject {
	if (!('template' in object)) return object;
	const { id, x, y, gid } = object;
	const common = { id, x, y, name: '', type: '', width: 0, height: 0, rotation: 0, opacity: 1, visible: true, properties: [] };
	return gid === undefined ? common : { ...common, gid };
}
