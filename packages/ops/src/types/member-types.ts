import type { CustomTypes, Document, MapObject, Property, TilesetFile } from '@tilewright/format';
import type { Graph } from '../graph/graph.ts';
import { fillerOf } from './fill.ts';

/** An export asks for the same graph with the same types for each of its documents. */
const known = new WeakMap<Graph, WeakMap<CustomTypes, Graph>>();

/**
 * A graph in which the values of classes say which of their members are files, in templates and tilesets. JSON does not say it (rule X7), but
 * who moves the content of a document to another folder has to know.
 *
 * @returns the same graph, if no class has files
 */
export function withMemberTypes(graph: Graph, types: CustomTypes): Graph {
	if (!types.classes.some(({ members }) => members.some(({ type }) => type === 'file' || type === 'list'))) return graph;
	const made = known.get(graph) ?? new WeakMap<CustomTypes, Graph>();
	known.set(graph, made);
	let typed = made.get(types);
	if (typed === undefined) {
		const { property } = fillerOf(types, (path) => path, { withDefaults: false });
		const files = new Map(Array.from(graph.files, ([path, file]) => [path, { ...file, doc: typedDocument(file.doc, property) }]));
		typed = { ...graph, files };
		made.set(types, typed);
		known.set(typed, new WeakMap([[types, typed]]));
	}
	return typed;
}

type ToTyped = (property: Property) => Property;

interface Owner {
	readonly properties?: readonly Property[];
}

const typedOwner = <T extends Owner>(owner: T, toTyped: ToTyped): T =>
	owner.properties === undefined ? owner : { ...owner, properties: owner.properties.map(toTyped) };

function typedDocument(doc: Document, toTyped: ToTyped): Document {
	if (doc.type === 'tileset') return typedTileset(doc, toTyped);
	return doc.type === 'template' ? { ...doc, object: typedOwner(doc.object, toTyped) } : doc;
}

function typedTileset(tileset: TilesetFile, toTyped: ToTyped): TilesetFile {
	return {
		...typedOwner(tileset, toTyped),
		tiles: tileset.tiles.map(({ objectgroup, ...tile }) => ({
			...typedOwner(tile, toTyped),
			...(objectgroup && {
				objectgroup: {
					...typedOwner(objectgroup, toTyped),
					objects: objectgroup.objects.map((object: MapObject) => typedOwner(object, toTyped)),
				},
			}),
		})),
		wangsets: tileset.wangsets.map((set) => ({
			...typedOwner(set, toTyped),
			colors: set.colors.map((color) => typedOwner(color, toTyped)),
		})),
	};
}
