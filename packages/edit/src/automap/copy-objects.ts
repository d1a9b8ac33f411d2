import type { MapObject, TileMap } from '@tilewright/format';
import type { Geometry } from '@tilewright/geometry';
import { moveReferences } from '@tilewright/ops';
import { createLayer } from '../make/create-layer.ts';
import { withNewReferences } from '../objects/new-references.ts';
import type { CellPosition } from '../region/shapes.ts';
import type { RuleMap } from './parse-rule-map.ts';
import type { RuleOutput } from './rule.ts';
import type { WorkObjects } from './work-map.ts';

/** Copies the objects of an output to a layer of the map (rule A37). */
export interface CopyObjects {
	/** How many objects a match copies. */
	readonly count: number;
	/** Gives each copy of a match its id, by the id of the original. */
	assign(ids: Map<number, number>): void;
	/** Adds the copies for a match at a position. */
	add(x: number, y: number, ids: ReadonlyMap<number, number>): void;
}

/** The facts on which copies depend. */
export interface CopyContext {
	readonly rules: RuleMap;
	/** Path of the map, for the paths in the objects. */
	readonly path: string;
	readonly geometry: Geometry;
	readonly gidOf: (gid: number) => number | undefined;
	/** Returns a new id. */
	readonly newId: () => number;
}

/**
 * Prepares copying objects. They are not cut at the border of the map, and do not wrap.
 *
 * @param origin - where the rule is in the rule map
 */
export function objectCopier({ objects }: RuleOutput, layer: WorkObjects, origin: CellPosition, context: CopyContext): CopyObjects {
	const originals = withPaths(objects, context).flatMap((object): MapObject[] => {
		if (!('gid' in object) || object.gid === undefined) return [object];
		const gid = context.gidOf(object.gid);
		return gid === undefined ? [] : [{ ...object, gid }];
	});
	const { geometry, newId } = context;
	return {
		count: originals.length,
		assign(ids) {
			for (const { id } of originals) ids.set(id, newId());
		},
		add(x, y, ids) {
			const from = geometry.tileToPixel(origin.x, origin.y);
			const to = geometry.tileToPixel(x, y);
			for (const object of originals) {
				const properties = object.properties?.map((property) => withNewReferences(property, ids));
				layer.added.push({
					...object,
					id: ids.get(object.id) ?? newId(),
					x: object.x + to.x - from.x,
					y: object.y + to.y - from.y,
					...(properties && { properties }),
				});
			}
		},
	};
}

/** Objects with the paths of their templates and files for the folder of the map. */
function withPaths(objects: readonly MapObject[], { rules, path }: CopyContext): readonly MapObject[] {
	const layer = createLayer(rules.doc, 'objectgroup', { objects: [...objects] });
	const doc: TileMap = { ...rules.doc, properties: [], tilesets: [], layers: [layer] };
	const moved = moveReferences(doc, rules.path, path).layers[0];
	return moved?.type === 'objectgroup' ? moved.objects : objects;
}
