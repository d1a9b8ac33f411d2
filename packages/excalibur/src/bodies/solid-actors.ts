import type { GameMap, GameObject, ObjectLayer, TileLayer } from '@tilewright/play';
import type { Solid, SolidOptions } from '@tilewright/play/shapes';
import { boxAround, circleOf, solidShapes } from '@tilewright/play/shapes';
import type { Collider, Scene } from 'excalibur';
import { Actor, CollisionType, CompositeCollider, Shape, Vector } from 'excalibur';
import { MapObject } from '../map-object.ts';

/** Which bodies are made, and what they do. */
export interface BodyOptions extends SolidOptions {
	/** Default: `Fixed`, which nothing passes. `Passive` bodies only report what touches them. */
	readonly collisionType?: CollisionType;
}

/**
 * Adds actors with colliders for what is solid on a layer. For a layer of tiles, it is one actor with the collision shapes of all tiles;
 * neighbouring cells that are solid as a whole share a collider. For a layer of objects, each has an actor with its name, at its middle.
 *
 * Round objects that are as wide as high are circles; all others are polygons, which are cut into triangles if they are not convex. `actor.get(MapObject).object` is the object.
 *
 * @returns the actors. They stay in the scene until they are killed
 * @example for (const zone of solidActors(this, town, objectLayer(town, 'Zones'), { collisionType: CollisionType.Passive })) zone.on('collisionstart', enter);
 */
export function solidActors(scene: Scene, map: GameMap, layer: TileLayer | ObjectLayer, options: BodyOptions = {}): Actor[] {
	const { collisionType = CollisionType.Fixed } = options;
	const actors = layer.type === 'tilelayer' ? actorsOfTiles(layer) : layer.objects.flatMap((object) => actorsOfObject(layer, object));
	for (const actor of actors) scene.add(actor);
	return actors;

	function actorsOfTiles(tiles: TileLayer): Actor[] {
		const collider = colliderOf(solidShapes(map, tiles, options), Vector.Zero);
		return collider === undefined ? [] : [new Actor({ name: tiles.name, collider, collisionType })];
	}

	function actorsOfObject(of: ObjectLayer, object: GameObject): Actor[] {
		const solids = solidShapes(map, { ...of, objects: [object] }, options);
		const { x, y, width, height } = boxAround(solids.flatMap(({ points }) => points));
		const pos = new Vector(x + width / 2, y + height / 2);
		const collider = colliderOf(solids, pos);
		if (collider === undefined) return [];
		const actor = new Actor({ name: object.name, pos, collider, collisionType });
		actor.addComponent(new MapObject(object));
		return [actor];
	}
}

/** One collider for some solids, relative to a position; `undefined` if there are none. */
function colliderOf(solids: readonly Solid[], at: Vector): Collider | undefined {
	const colliders = solids.flatMap((solid) => collidersOf(solid, at));
	if (colliders.length < 2) return colliders[0];
	const all = new CompositeCollider(colliders);
	// There may be gaps between them, so each touch counts.
	all.compositeStrategy = 'separate';
	return all;
}

/** Excalibur knows convex polygons. Others become triangles. */
function collidersOf(solid: Solid, at: Vector): Collider[] {
	const circle = circleOf(solid);
	if (circle !== undefined) return [Shape.Circle(circle.radius, new Vector(circle.x - at.x, circle.y - at.y))];
	const corners = solid.points.map((point) => new Vector(point.x - at.x, point.y - at.y));
	const polygon = Shape.Polygon(corners, Vector.Zero, true);
	return polygon.isConvex() ? [polygon] : polygon.triangulate().getColliders();
}
