import type { ObjectLayer, TemplateInstance } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';
import type { Graph, PlainObject } from '@tilewright/ops';
import { hasShape, mergeInstance } from '@tilewright/ops';
import type { PictureFacts } from '../pictures/picture.ts';
import { referrerAt } from './references.ts';
import type { TileArt } from './tile-art.ts';
import { tilesetArt } from './tile-art.ts';

/** An object ready to be drawn: template instances are merged with their template. */
export interface SceneObject {
	readonly object: PlainObject;
	/** The tile of a tile object; missing if its tileset does not have that tile. */
	readonly art?: TileArt;
}

/** What the objects of a map need: its graph, tiles and pictures. */
export interface ObjectSource {
	readonly graph: Graph;
	/** Path of the map's file. */
	readonly path: string;
	/** The map's tiles, by GID. */
	readonly art: (gid: number) => TileArt | undefined;
	readonly facts: PictureFacts;
}

/** The objects of a layer, in drawing order (rule R8). */
export function sceneObjects(layer: ObjectLayer, source: ObjectSource): SceneObject[] {
	const templates = templateFinder(source);
	const objects = layer.objects.map((object) => ('template' in object ? instance(object) : withArt(object, source.art)));
	return layer.draworder === 'index' ? objects : objects.sort((a, b) => a.object.y - b.object.y);

	function instance(object: TemplateInstance): SceneObject {
		const template = templates(object.template);
		// If the template is missing, only the instance's own fields are known.
		const base = template?.object ?? { ...NOTHING, id: 0 };
		return withArt(mergeInstance(object, base), template !== undefined && !hasShape(object) ? template.art : source.art);
	}
}

const NOTHING = { name: '', type: '', x: 0, y: 0, width: 0, height: 0, rotation: 0, opacity: 1, visible: true, properties: [] };

function withArt(object: PlainObject, artOf: ObjectSource['art']): SceneObject {
	const art = 'gid' in object ? artOf(object.gid) : undefined;
	return art === undefined ? { object } : { object, art };
}

interface FoundTemplate {
	readonly object: Parameters<typeof mergeInstance>[1];
	/** The tiles of the template's own tileset, by GID. */
	readonly art: ObjectSource['art'];
}

function templateFinder({ graph, path, facts }: ObjectSource): (reference: string) => FoundTemplate | undefined {
	const known = new Map<string, FoundTemplate | undefined>();
	const map = referrerAt(graph, path);
	return (reference) => {
		if (!known.has(reference)) known.set(reference, find(reference));
		return known.get(reference);
	};

	function find(reference: string): FoundTemplate | undefined {
		const found = map.template(reference);
		if (found === undefined) return undefined;
		const { object, tileset } = found.doc;
		if (tileset === undefined) return { object, art: () => undefined };
		const template = referrerAt(graph, found.path);
		const external = 'source' in tileset ? template.tileset(tileset.source) : undefined;
		const look =
			'source' in tileset
				? external && tilesetArt(external.doc, referrerAt(graph, external.path).pathOf, facts)
				: tilesetArt(tileset, template.pathOf, facts);
		return { object, art: (gid) => look?.art((gid & TILE_BITS) - tileset.firstgid) };
	}
}
