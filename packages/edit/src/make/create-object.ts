import type {
	CapsuleObject,
	EllipseObject,
	PointObject,
	PolygonObject,
	PolylineObject,
	RectangleObject,
	TemplateInstance,
	Text,
	TextObject,
	TileMap,
	TileObject,
} from '@tilewright/format';
import { expectVector } from '../expect.ts';
import { complete } from './complete.ts';

/** The fields that every new object has, without those that make its shape. */
type Common<T> = Partial<Omit<T, 'x' | 'y' | 'ellipse' | 'capsule' | 'point' | 'polygon' | 'polyline' | 'text' | 'gid' | 'template'>> & {
	readonly x: number;
	readonly y: number;
};

/** The shape of a new object, and its fields. Positions and sizes are in pixels. */
export type ObjectOptions =
	| ({ readonly shape: 'rectangle' } & Common<RectangleObject>)
	| ({ readonly shape: 'ellipse' } & Common<EllipseObject>)
	| ({ readonly shape: 'capsule' } & Common<CapsuleObject>)
	| ({ readonly shape: 'point' } & Common<PointObject>)
	| ({ readonly shape: 'polygon' } & Common<PolygonObject> & Pick<PolygonObject, 'polygon'>)
	| ({ readonly shape: 'polyline' } & Common<PolylineObject> & Pick<PolylineObject, 'polyline'>)
	| ({ readonly shape: 'text' } & Common<TextObject> & { readonly text: Partial<Text> & Pick<Text, 'text'> })
	| ({ readonly shape: 'tile' } & Common<TileObject> & Pick<TileObject, 'gid'>)
	| ({ readonly shape: 'template' } & Common<TemplateInstance> & Pick<TemplateInstance, 'template'>);

/** The objects that can be made, by shape. */
interface Shapes {
	rectangle: RectangleObject;
	ellipse: EllipseObject;
	capsule: CapsuleObject;
	point: PointObject;
	polygon: PolygonObject;
	polyline: PolylineObject;
	text: TextObject;
	tile: TileObject;
	template: TemplateInstance;
}

/**
 * Makes an object for a map (2.4), with the map's next id. Several that are made before one is added need ids of their own: give `id`.
 *
 * @param map - is not changed: {@link addObjects} adds the object
 * @param options - the shape, and any field of the object
 * @throws RangeError if a field that the shape needs is missing, a number is not finite, or the GID is not a whole number from 0 to 4294967295
 * @example
 * const door = createObject(map, { shape: 'rectangle', x: 32, y: 16, width: 16, height: 32, name: 'Door' });
 * const { doc } = apply(map, addObjects(map, 4, [door]));
 */
export function createObject<S extends keyof Shapes>(
	map: Pick<TileMap, 'nextobjectid'>,
	options: Extract<ObjectOptions, { readonly shape: S }>,
): Shapes[S];
export function createObject(map: Pick<TileMap, 'nextobjectid'>, { shape, ...fields }: ObjectOptions): Shapes[keyof Shapes] {
	const marker = shape === 'ellipse' || shape === 'capsule' || shape === 'point' ? { [shape]: true } : {};
	const points = 'polygon' in fields ? fields.polygon : 'polyline' in fields ? fields.polyline : [];
	for (const point of points) expectVector('a point', point);
	return complete<Shapes[keyof Shapes]>('object', { id: map.nextobjectid, ...fields, ...marker });
}
