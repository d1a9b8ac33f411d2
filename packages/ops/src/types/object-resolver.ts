import type { MapObject, Template, TemplateObject } from '@tilewright/format';
import type { Graph } from '../graph/graph.ts';
import { targetsOf } from '../graph/targets.ts';
import { memoized } from '../references/memoized.ts';
import { moved } from '../references/moved.ts';
import { hasShape, mergedProperties } from '../templates/merge.ts';
import type { FindTile } from './find-tile.ts';
import { tilesOf } from './find-tile.ts';
import type { TypesInUse } from './resolved-properties.ts';
import { resolvedProperties } from './resolved-properties.ts';

/** A template with references rewritten for its instances, and a function that finds its tile. */
interface UsedTemplate {
	readonly doc: Template;
	readonly tileOf: FindTile;
}

/** Resolves classes and properties of the objects in one document. */
export interface ObjectResolver {
	readonly object: (object: MapObject) => MapObject;
	readonly templateObject: (object: TemplateObject) => TemplateObject;
}

/**
 * @param path - of the document, in the graph
 * @param tileOf - finds the tile of a GID in the document
 */
export function objectResolver(inUse: TypesInUse, path: string, graph: Graph, tileOf: FindTile): ObjectResolver {
	const targets = targetsOf(graph, path);
	const usedTemplate = memoized((reference): UsedTemplate | undefined => {
		const { path: at, doc } = targets.template(reference);
		if (doc === undefined) return undefined;
		// `tilesOf` needs the template's original references.
		const tileOfTemplate = tilesOf(doc.tileset === undefined ? [] : [doc.tileset], at, graph, path);
		return { doc: moved(doc, at, path), tileOf: tileOfTemplate };
	});

	function templateObject(object: TemplateObject): TemplateObject {
		const tile = 'gid' in object ? tileOf(object.gid) : undefined;
		const type = object.type || tile?.type || '';
		return { ...object, type, properties: resolvedProperties(inUse, type, 'object', tile?.properties ?? [], object.properties) };
	}

	function object(given: MapObject): MapObject {
		if (!('template' in given)) {
			const tile = 'gid' in given ? tileOf(given.gid) : undefined;
			const type = given.type || tile?.type || '';
			return { ...given, type, properties: resolvedProperties(inUse, type, 'object', tile?.properties ?? [], given.properties) };
		}
		const template = usedTemplate(given.template);
		const base = template?.doc.object;
		const own = given.gid !== undefined ? tileOf(given.gid) : undefined;
		const inherited = base !== undefined && 'gid' in base && !hasShape(given) ? template?.tileOf(base.gid) : undefined;
		const tile = own ?? inherited;
		const type = (given.type ?? base?.type) || tile?.type || '';
		const merged = mergedProperties(base?.properties ?? [], given.properties ?? []);
		const properties = resolvedProperties(inUse, type, 'object', tile?.properties ?? [], merged);
		// An instance keeps only what differs from its template.
		return {
			...given,
			...(type !== (given.type ?? base?.type ?? '') && { type }),
			...((properties.length > 0 || given.properties !== undefined) && { properties }),
		};
	}

	return { object, templateObject };
}
