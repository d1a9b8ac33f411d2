import type { ClassTable, ObjectClass, ObjectOf } from '../model/classes.ts';
import type { GameMap } from '../model/game-map.ts';
import type { GameObject } from '../model/tiles-and-objects.ts';

/** The conditions that objects must meet; those left out do not matter. */
export interface ObjectQuery<Classes extends ClassTable = ClassTable> {
	/** The class in effect: its own, or that of its tile. */
	readonly class?: ObjectClass<Classes>;
	readonly name?: string;
	/** The name or the id of their layer. */
	readonly layer?: string | number;
}

/**
 * The objects of a map, in the order of its layers. If the map has types, those of a class are typed, and another class is an error.
 *
 * @example objects(map, { class: 'Coin' }).length
 */
export function objects<Classes extends ClassTable, Name extends keyof Classes['object'] & string>(
	map: GameMap<Classes>,
	query: ObjectQuery & { readonly class: Name },
): ObjectOf<Classes, Name>[];
export function objects<Classes extends ClassTable>(map: GameMap<Classes>, query?: ObjectQuery<Classes>): GameObject[];
export function objects(map: GameMap, query: ObjectQuery = {}): GameObject[] {
	const { class: wanted, name, layer } = query;
	const found: GameObject[] = [];
	for (const each of map.layers) {
		if (each.type !== 'objectgroup' || (layer !== undefined && each.name !== layer && each.id !== layer)) continue;
		for (const object of each.objects)
			if ((wanted === undefined || object.class === wanted) && (name === undefined || object.name === name)) found.push(object);
	}
	return found;
}

/**
 * The object with an id: what properties of the type `object` refer to.
 *
 * @returns `undefined` if there is none
 * @example const door = objectById(map, Number(lever.props['opens']));
 */
export function objectById(map: GameMap, id: number): GameObject | undefined {
	for (const layer of map.layers) {
		const found = layer.type === 'objectgroup' ? layer.objects.find((object) => object.id === id) : undefined;
		if (found !== undefined) return found;
	}
	return undefined;
}
