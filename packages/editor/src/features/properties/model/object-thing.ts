import type { MapObject, Tile, TileMap, Tileset, TilesetFile } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import type { Graph, Targets } from '@tilewright/ops';
import { mergeInstance, targetsOf } from '@tilewright/ops';
import type { Thing } from '../../../contributions/thing.ts';
import { tileEntries } from './tile-entries.ts';

/** Makes things of the objects of a map: with the fields of their templates, and the properties that they inherit from templates and tiles. */
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
		const given = object.gid === undefined ? tileset : undefined;
		const there = targetsOf(graph, template.path);
		const tile =
			gid === undefined
				? undefined
				: given !== undefined
					? tileOf(tileFinder([given])(gid), [given], there)
					: tileOf(find(gid), map.tilesets, targets);
		const inherited = inherits(tile);
		return {
			part,
			own,
			values: {
				...mergeInstance(object, base),
				template: object.template,
				...(gid !== undefined && given !== undefined && { gid: gidInMap(gid, given, there) }),
			},
			...inherited,
			inherited: { ...inherited.inherited, template: base.properties },
		};
	};

	/** Returns the GID in the map for a GID of a template, which counts from a tileset of its own; 0 if the map lacks the tileset. */
	function gidInMap(gid: number, tileset: Tileset, there: Targets): number {
		const file = 'source' in tileset ? there.tileset(tileset.source).path : undefined;
		const same = map.tilesets.find((other) => 'source' in other && targets.tileset(other.source).path === file);
		return same === undefined ? 0 : gid - tileset.firstgid + same.firstgid;
	}
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
