import type { MapObject, TileMap } from '@tilewright/format';
import { changeCells } from '../cells/change-cells.ts';
import type { Collecting } from '../change/collect.ts';
import { setFields } from '../change/set-fields.ts';
import type { LayerPlace } from '../layers/add-layers.ts';
import { findLayer } from '../layers/map-layers.ts';
import { addObjects } from '../objects/add-objects.ts';
import { withNewReferences } from '../objects/new-references.ts';
import type { Region } from '../region/region.ts';
import { areaOf } from '../stamps/clip-layers.ts';
import type { CopiedLayer } from './copied-layers.ts';
import { addLayerLike, layersFor } from './copied-layers.ts';
import { pasteCells } from './paste-cells.ts';
import type { PastePlace } from './paste-place.ts';

/** The state for pasting layers. */
export interface Pasting {
	/** The GID in the map; 0 for tiles that no tileset has. */
	readonly gidOf: (gid: number) => number;
	/** Whether a layer can be changed; reports it if not. */
	readonly isOpen: (layer: number) => boolean;
	/** The ids of the selected layers. */
	readonly selected: readonly number[];
	readonly place: PastePlace;
	/** Only these cells change. */
	readonly within: Region | undefined;
}

/** An object that was pasted. */
export interface PastedObject {
	readonly id: number;
	/** As the clip has it. */
	readonly original: MapObject;
}

/**
 * Pastes the layers of a clip, from the bottom up. Image layers are always added, others where the map has no layer for their content.
 *
 * @returns the pasted objects
 */
export function pasteLayers(editing: Collecting<'map'>, clip: TileMap, copied: readonly CopiedLayer[], pasting: Pasting): PastedObject[] {
	const sources = copied.filter(hasContent);
	const originals = sources.flatMap(({ layer }) => (layer.type === 'objectgroup' ? layer.objects.map(({ id }) => id) : []));
	const first = editing.doc.nextobjectid;
	const newIds = new Map(originals.map((id, i) => [id, first + i]));
	const targets = layersFor(editing.doc, sources, pasting.selected);
	const known = targets.map((id, i): Neighbour | undefined => (id === undefined ? id : { id, depth: sources[i]?.groups.length ?? 0 }));
	const pasted: PastedObject[] = [];
	let next = first;
	let previous: Neighbour | undefined;
	for (const [i, { layer, groups }] of sources.entries()) {
		const target = targets[i];
		if (target !== undefined && !pasting.isOpen(target)) {
			if (layer.type === 'objectgroup') next += layer.objects.length;
			continue;
		}
		const following = known.slice(i).find((each) => each !== undefined);
		const like = { layer: withNewReferences(layer, newIds), groups };
		const id = target ?? addLayerLike(editing, like, placeBetween(editing.doc, previous, following), pasting.isOpen);
		if (id === undefined) continue;
		previous = { id, depth: groups.length };
		if (layer.type === 'tilelayer') {
			const { place, gidOf, within } = pasting;
			editing.add(changeCells(editing.doc, id, (cells) => pasteCells(cells, clip, layer, place.cells, gidOf), within));
		} else if (layer.type === 'objectgroup') {
			// In broken maps several objects have the same id: each copy gets its own.
			const copies = layer.objects.map((original) => ({ original, copy: { ...withNewReferences(original, newIds), id: next++ } }));
			const objects = copies.flatMap(({ copy, original }) => pastedObject(copy, pasting).map((object) => ({ object, original })));
			editing.add(
				addObjects(
					editing.doc,
					id,
					objects.map(({ object }) => object),
				),
			);
			for (const { object, original } of objects) pasted.push({ id: object.id, original });
		} else {
			const { x, y } = pasting.place.screen;
			editing.add(setFields(editing.doc, [{ layer: id }], { offsetx: layer.offsetx + x, offsety: layer.offsety + y }));
		}
	}
	return pasted;
}

function hasContent({ layer }: CopiedLayer): boolean {
	if (layer.type === 'objectgroup') return layer.objects.length > 0;
	if (layer.type === 'imagelayer') return true;
	const { width, height } = areaOf(layer);
	return width > 0 && height > 0;
}

/** A layer of the map that gets content of the clip. */
interface Neighbour {
	readonly id: number;
	/** The number of groups around the layer in the clip. */
	readonly depth: number;
}

/** The place right above the layer that was pasted last; without one, below the next that the map has. */
function placeBetween(map: TileMap, previous: Neighbour | undefined, following: Neighbour | undefined): LayerPlace {
	const beside = previous ?? following;
	if (beside === undefined) return {};
	let found = findLayer(map, beside.id);
	// A layer next to a group of the clip does not get into that group.
	for (let depth = beside.depth; depth > 0 && found.group !== undefined; depth--) found = findLayer(map, found.group);
	const { position, group } = found;
	return { position: previous === undefined ? position : position + 1, ...(group !== undefined && { group }) };
}

/** An object at its place with its tile; none if no tileset has that. */
function pastedObject(object: MapObject, { gidOf, place }: Pasting): MapObject[] {
	const moved = { ...object, x: object.x + place.objects.x, y: object.y + place.objects.y };
	if (!('gid' in moved) || moved.gid === undefined) return [moved];
	const gid = gidOf(moved.gid);
	return gid === 0 ? [] : [{ ...moved, gid }];
}
