import type { GameMap, ObjectLayer, TileLayer } from '@tilewright/play';
import type { SolidOptions } from '@tilewright/play/shapes';
import { boxAround, circleOf, solidShapes } from '@tilewright/play/shapes';
import type { Physics, Scene } from 'phaser';

/**
 * Static bodies of Arcade physics for what is solid on a layer, as zones in a group: the collision shapes of tiles, or objects.
 * Neighbouring cells that are solid as a whole share a body. Arcade bodies are upright rectangles and circles: round objects that are as
 * wide as they are high are circles, all other shapes become the boxes around them.
 *
 * Zones have the name of the object as `name`, and the object as data: `zone.getData('object')`.
 *
 * @throws TypeError when the scene has no Arcade physics
 * @example this.physics.add.collider(this.player, arcadeBodies(this, town, tileLayer(town, 'Walls')));
 */
export function arcadeBodies(
	scene: Scene,
	map: GameMap,
	layer: TileLayer | ObjectLayer,
	options: SolidOptions = {},
): Physics.Arcade.StaticGroup {
	const group = scene.physics.add.staticGroup();
	for (const solid of solidShapes(map, layer, options)) {
		const { object } = solid;
		const { x, y, width, height } = boxAround(solid.points);
		const zone = scene.add.zone(x + width / 2, y + height / 2, width, height);
		group.add(zone);
		if (object === undefined) continue;
		zone.setName(object.name).setData('object', object);
		const circle = circleOf(solid);
		if (circle !== undefined && zone.body instanceof Object && 'setCircle' in zone.body) zone.body.setCircle(circle.radius);
	}
	return group;
}
