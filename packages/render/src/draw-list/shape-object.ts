import type { CapsuleObject, EllipseObject, PointObject, PolygonObject, PolylineObject, RectangleObject } from '@tilewright/format';

/** An object that is drawn as lines. */
export type ShapeObject = RectangleObject | EllipseObject | CapsuleObject | PointObject | PolygonObject | PolylineObject;
