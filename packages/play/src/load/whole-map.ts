import type { Document, EmbeddedTileset, TileMap, Tileset, TilesetFile } from '@tilewright/format';
import { makeIssue, tilesetNeeded } from '@tilewright/format/internal';
import type { FileIssue, Graph } from '@tilewright/ops';
import { sizeTileObjects, targetsOf } from '@tilewright/ops';
import type { Types } from './types.ts';

/** A map with its tilesets. */
export interface WholeMap {
	readonly doc: TileMap;
	readonly tilesets: readonly PlacedTileset[];
	/** Whether objects have the classes and properties of their tiles (rule T3). */
	readonly resolved: boolean;
	readonly issues: readonly FileIssue[];
}

/** A tileset of a map. */
export interface PlacedTileset {
	readonly doc: TilesetFile | EmbeddedTileset;
	readonly firstgid: number;
	/** The path of the file that it is in: its references are relative to that. */
	readonly path: string;
}

/** Brings the documents of a map together. Templates and classes are rare: pages load what they need only then. */
export async function wholeMap(map: TileMap, path: string, graph: Graph, types: Types): Promise<WholeMap> {
	const isResolved = types.types !== undefined;
	const hasTemplates = [...graph.files.values()].some(({ links }) => links.some(({ role }) => role === 'template'));
	const onDemand = isResolved || hasTemplates ? await import('./on-demand.ts') : undefined;
	const options = { embedTilesets: false, resolveTypes: isResolved, types: types.types, typesPath: types.typesPath };
	const issues: FileIssue[] = [];
	const prepared = <T extends Document>(doc: T, at: string): T => {
		const made = onDemand?.flatten(doc, at, graph, options);
		issues.push(...(made?.issues ?? []));
		return made?.doc ?? doc;
	};

	const doc = prepared(sizeTileObjects(map, path, graph), path);
	const targets = targetsOf(graph, path);
	const placed = (tileset: Tileset, index: number): PlacedTileset[] => {
		// Old exporters wrote an empty `source` for embedded tilesets.
		if (!('source' in tileset) || tileset.source === '')
			return 'name' in tileset ? [{ doc: tileset, firstgid: tileset.firstgid, path }] : [];
		const found = targets.tileset(tileset.source);
		if (found.doc !== undefined) return [{ doc: prepared(found.doc, found.path), firstgid: tileset.firstgid, path: found.path }];
		const details = { operation: 'The map', found: `\`${tileset.source}\``, reason: found.why };
		const inMap = { file: path, pointer: `/tilesets/${index}/source` };
		const inTemplate = index < map.tilesets.length ? undefined : onDemand?.templateWith(found.path, graph);
		const { file, pointer } = inTemplate ?? inMap;
		issues.push({ ...makeIssue(tilesetNeeded, pointer, details), file });
		return [];
	};
	return { doc, tilesets: doc.tilesets.flatMap(placed), resolved: isResolved, issues };
}
