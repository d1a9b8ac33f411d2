import type { GameObject } from '@tilewright/play';
import { Component } from 'excalibur';

/**
 * The object of the map that an actor shows, or whose body it is.
 *
 * @example hero.on('collisionstart', ({ other }) => read(other.owner.get(MapObject)?.object));
 */
export class MapObject extends Component {
	readonly object: GameObject;

	constructor(object: GameObject) {
		super();
		this.object = object;
	}
}
