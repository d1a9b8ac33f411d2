import type { MapObject, ObjectLayer, TemplateInstance } from '@tilewright/format';
import type { PlainObject } from '@tilewright/ops';
import { hasShape, mergeInstance } from '@tilewright/ops';
import { keptList } from './kept.ts';
import type { FoundTemplate, Templates } from './templates.ts';
import type { TileArt } from './tile-art.ts';

/** An object as it is drawn. An instance of a template is merged with it. */
export interface SceneObject {
	readonly object: PlainObject;
	/** Of a tile object whose tile exists. */
	readonly art?: TileArt;
	/** Of an instance whose template exists. */
	readonly template?: FoundTemplate;
}

/** The objects of a layer. */
export interface LayerObjects {
	/** In the order in which they are drawn. */
	readonly objects: readonly SceneObject[];
	/** The same objects, by the object in the document. */
	readonly byObject: ReadonlyMap<MapObject, SceneObject>;
	/** The templates of its instances, by reference. */
	readonly templates: ReadonlyMap<string, FoundTemplate | undefined>;
}

/**
 * The objects of a layer, in the order in which they are drawn (rule R8).
 *
 * @param artOf - how the map's tiles look
 * @param before - those of an earlier state of the layer: objects that have not changed are shared
 */
export function sceneObjects(layer: ObjectLayer, artOf: SceneObjectArt, templates: Templates, before?: LayerObjects): LayerObjects {
	const used = new Map<string, FoundTemplate | undefined>();
	const byObject = new Map<MapObject, SceneObject>();
	const objects = layer.objects.map((object) => {
		const made = sceneObject(object);
		byObject.set(object, made);
		return made;
	});
	if (layer.draworder !== 'index') objects.sort((a, b) => a.object.y - b.object.y);
	if (before !== undefined && keptList(before.objects, objects) === before.objects) {
		const { byObject, templates } = before;
		return { objects: before.objects, byObject, templates };
	}
	return { objects, byObject, templates: used };

	function sceneObject(object: MapObject): SceneObject {
		const known = before?.byObject.get(object);
		if (!('template' in object)) {
			const art = 'gid' in object ? artOf(object.gid) : undefined;
			return known !== undefined && known.art === art ? known : { object, ...(art && { art }) };
		}
		const template = templates(object.template);
		used.set(object.template, template);
		const merged = known !== undefined && known.template === template ? known.object : mergedInstance(object, template);
		const art = 'gid' in merged ? (template !== undefined && !hasShape(object) ? template.art : artOf)(merged.gid) : undefined;
		if (known !== undefined && known.object === merged && known.art === art) return known;
		return { object: merged, ...(art && { art }), ...(template && { template }) };
	}
}

type SceneObjectArt = (gid: number) => TileArt | undefined;

/** An instance whose template is missing has only its own fields. */
const mergedInstance = (object: TemplateInstance, template: FoundTemplate | undefined): PlainObject =>
	mergeInstance(object, template?.object ?? { ...NOTHING, id: 0 });

const NOTHING = { name: '', type: '', x: 0, y: 0, width: 0, height: 0, rotation: 0, opacity: 1, visible: true, properties: [] };
