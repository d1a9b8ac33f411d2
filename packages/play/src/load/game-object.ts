import type { MapObject } from '@tilewright/format';
import { propsOf } from '../model/props.ts';
import type { GameObject, ObjectShape, TileTable } from '../model/tiles-and-objects.ts';
import { tileOf } from '../tiles/tile-of.ts';

/** The tiles of objects. */
export interface ObjectTiles {
	readonly tiles: TileTable;
	/** Whether objects already have the classes and properties of their tiles (rule T3). */
	readonly resolved: boolean;
}

/** Where an object is: on a layer of a map. */
interface Placement extends ObjectTiles {
	readonly layer: number;
}

/**
 * An object as games use it; `undefined` if it is an instance of a template, which could not be detached.
 *
 * @param on - absent for the shapes of tiles
 */
export function gameObject(object: MapObject, sourceOf: (reference: string) => string, on?: Placement): GameObject | undefined {
	if ('template' in object) return undefined;
	const { id, name, x, y, width, height, rotation, opacity, visible } = object;
	const points = 'polygon' in object ? object.polygon : 'polyline' in object ? object.polyline : undefined;
	const tile = 'gid' in object && on !== undefined ? tileOf(on.tiles, object.gid) : undefined;
	const inherited = on?.resolved === false ? tile : undefined;
	const props = propsOf(object.properties, sourceOf);
	return {
		id,
		name,
		class: object.type || (inherited?.class ?? ''),
		props: inherited === undefined ? props : { ...inherited.props, ...props },
		shape: shapeOf(object),
		x,
		y,
		width,
		height,
		rotation,
		opacity,
		visible,
		...(points && { points }),
		...(tile && { tile }),
		...('text' in object && { text: object.text }),
		...(on && { layer: on.layer }),
	};
}

const SHAPES = ['polygon', 'polyline', 'ellipse', 'capsule', 'point', 'text'] as const;

const shapeOf = (object: MapObject): ObjectShape => ('gid' in object ? 'tile' : (SHAPES.find((shape) => shape in object) ?? 'rectangle'));
