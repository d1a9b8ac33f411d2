import type { MapObject, Tile, TileMap, Tileset, TilesetFile } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import type { Graph, Targets } from '@tilewright/ops';
import { mergeInstance, targetsOf } from '@tilewright/ops';
import type { Thing } from './thing.ts';
import { tileEntries } from './tile-entries.ts';

/** Makes things of the objects of a map: with the fields of their templates, and what they inherit from templates and tiles. */
export function objectThing(map: TileMap, path: string, graph: Graph): (layer: number, object: MapObject) => Thing {
	const targets = targetsOf(graph, path);
	const find = tileFinder(map.tilesets);
	return (layer, object) => {
		const part = [{ layer }, { object: object.id }];
		const own = { ...object };
		if (!('template' in object)) {
			const tile = 'gid' in object ? tileOf(find(object.gid), map.tilesets, targets) : undefined;
			return { part, own, values: own, ...inherits(tile) };
		}
		const template = targets.template(object.template);
		if (template.doc === undefined) return { part, own, values: own };
		const { object: base, tileset } = template.doc;
		const gid = object.gid ?? ('gid' in base ? base.gid : undefined);
		const ofTemplate = object.gid === undefined;
		const tile =
			gid === undefined
				? undefined
				: ofTemplate && tileset !== undefined
					? tileOf(tileFinder([tileset])(gid), [tileset], targetsOf(graph, template.path))
					: tileOf(find(gid), map.tilesets, targets);
		const inherited = inherits(tile);
		return {
			part,
			own,
			values: { ...mergeInstance(object, base), template: object.template },
			...inherited,
			inherited: { ...inherited.inherited, template: base.properties },
		};
	};
}

function tileOf(
	owner: { readonly index: number; readonly id: number } | undefined,
	tilesets: readonly Tileset[],
	targets: Targets,
): Tile | undefined {
	const entry = owner && tilesets[owner.index];
	if (owner === undefined || entry === undefined) return undefined;
	const content: Tileset | TilesetFile | undefined = 'source' in entry ? targets.tileset(entry.source).doc : entry;
	return content === undefined || 'source' in content ? undefined : tileEntries(content).get(owner.id);
}

const inherits = (tile: Tile | undefined): Pick<Thing, 'tileClass' | 'inherited'> =>
	tile === undefined ? {} : { tileClass: tile.type, inherited: { tile: tile.properties } };
