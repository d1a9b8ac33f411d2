import { offeredAreaOptions, offeredOptions } from '@tilewright/edit';
import type { Inspected } from '@tilewright/editor-core/session/inspected.ts';
import type { Property, TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { Graph } from '@tilewright/ops';
import type { Subject, Thing } from '../../../contributions/thing.ts';
import { subject, thing } from '../../../contributions/thing.ts';
import { objectThing } from './object-thing.ts';
import { tilesetSubject, tilesSubject } from './tileset-subject.ts';

/** The state that determines the subject. */
export interface Selected {
	readonly kind: Inspected;
	readonly map: TileMap;
	readonly path: string;
	readonly graph: Graph;
	readonly layers: readonly number[];
	readonly objects: readonly number[];
	readonly tileset: number;
	readonly tiles: readonly number[];
}

/** Finds the subject that the panel shows; `undefined` if nothing of the kind is selected. */
export function subjectOf(selected: Selected): Subject | undefined {
	const { kind, map, path, graph } = selected;
	switch (kind) {
		case 'map':
			return subject({ kind, resource: 'map', use: 'map', things: [withOptions(thing([], map), offeredOptions(map))] }, true);
		case 'layers': {
			const ids = new Set(selected.layers);
			const things = [...eachLayer(map.layers)].flatMap(({ layer }) =>
				ids.has(layer.id) ? [withOptions(thing([{ layer: layer.id }], layer), offeredOptions(layer))] : [],
			);
			return subject({ kind, resource: 'layer', use: 'layer', things });
		}
		case 'objects':
			return subject({ kind, resource: 'object', use: 'object', things: objectThings(selected) });
		case 'tileset':
			return tilesetSubject(map, path, graph, selected.tileset);
		case 'tiles':
			return tilesSubject(map, path, graph, selected.tileset, selected.tiles);
	}
}

/** A thing with the options of automapping that it can set. */
const withOptions = (own: Thing, defaults: readonly Property[]): Thing =>
	defaults.length === 0 ? own : { ...own, inherited: { ...own.inherited, defaults } };

function objectThings({ map, path, graph, objects }: Selected): Thing[] {
	const ids = new Set(objects);
	const make = objectThing(map, path, graph);
	const found: Thing[] = [];
	for (const { layer } of eachLayer(map.layers)) {
		if (layer.type !== 'objectgroup') continue;
		for (const object of layer.objects)
			if (ids.has(object.id)) found.push(withOptions(make(layer.id, object), offeredAreaOptions(layer, object)));
	}
	return found;
}
