import type { GameMap, Layer } from '@tilewright/play';
import type { Look } from '@tilewright/play/scene';
import { Actor, CollisionType, Color, ParallaxComponent, Vector } from 'excalibur';

/** The actor of a layer, where the layer is without parallax. Excalibur moves it by that. */
export function layerActor({ grid }: GameMap, layer: Layer, z: number): Actor {
	const { name, offsetx, offsety, parallaxx, parallaxy, visibleInGroup: visible } = layer;
	const pos = new Vector(offsetx - (1 - parallaxx) * grid.parallaxoriginx, offsety - (1 - parallaxy) * grid.parallaxoriginy);
	const actor = new Actor({ name, pos, z, visible, anchor: Vector.Zero, collisionType: CollisionType.PreventCollision });
	// It draws what is in view, so that it always is.
	actor.graphics.forceOnScreen = true;
	addParallax(actor, layer);
	return actor;
}

/** Lets Excalibur move an actor with its layer: children do not inherit parallax. */
export function addParallax(actor: Actor, { parallaxx, parallaxy }: Layer): void {
	if (parallaxx === 1 && parallaxy === 1) return;
	actor.addComponent(new ParallaxComponent(new Vector(parallaxx, parallaxy)));
	// Excalibur looks for actors that are turned in the wrong place.
	actor.graphics.forceOnScreen = true;
}

/** The tint of a look; `undefined` if it changes nothing. */
export const tintOf = ({ tint }: Look): Color | undefined => (tint === 0xffffff ? undefined : colorOfRgb(tint));

const colorOfRgb = (rgb: number): Color => new Color(rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff);
