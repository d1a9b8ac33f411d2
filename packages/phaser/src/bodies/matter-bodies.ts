import type { GameMap, ObjectLayer, TileLayer } from '@tilewright/play';
import type { SolidOptions } from '@tilewright/play/shapes';
import { boxAround, solidShapes } from '@tilewright/play/shapes';
import type { Scene } from 'phaser';

/**
 * Static bodies of Matter physics for what is solid on a layer: the collision shapes of tiles, or objects, as polygons.
 *
 * The `label` of a body is the class of the object or, without one, its name.
 *
 * @param config - of the bodies. Default: `isStatic: true`
 * @throws TypeError when the scene has no Matter physics
 * @example matterBodies(this, cave, tileLayer(cave, 'Rocks'), {}, { friction: 0.4 });
 */
export function matterBodies(
	scene: Scene,
	map: GameMap,
	layer: TileLayer | ObjectLayer,
	options: SolidOptions = {},
	config: Phaser.Types.Physics.Matter.MatterBodyConfig = {},
): MatterJS.BodyType[] {
	return solidShapes(map, layer, options).map(({ points, object }) => {
		const label = object?.class || object?.name || 'tiles';
		const corners = points.map(({ x, y }) => ({ x, y }));
		const body = scene.matter.add.fromVertices(0, 0, corners, { isStatic: true, label, ...config });
		// Matter puts the center of mass at 0, 0.
		const { x, y } = boxAround(points);
		scene.matter.body.translate(body, { x: x - body.bounds.min.x, y: y - body.bounds.min.y });
		return body;
	});
}
