import type { ClassTable, LayerClass } from '../model/classes.ts';
import type { GameMap, Layer, ObjectLayer, TileLayer } from '../model/game-map.ts';
import type { LayerOf } from '../model/layer-of.ts';

/** The conditions that layers must meet; those left out do not matter. */
export interface LayerQuery<Classes extends ClassTable = ClassTable, Type extends Layer['type'] = Layer['type']> {
	readonly class?: LayerClass<Classes>;
	readonly type?: Type;
}

/**
 * The layers of a map in drawing order. If the map has types, those of a class are typed, and another class is an error.
 *
 * @example for (const water of layers(map, { class: 'Water', type: 'tilelayer' })) wet(water, water.props['depth']);
 */
export function layers<
	Classes extends ClassTable,
	Name extends keyof Classes['layer'] & string,
	Type extends Layer['type'] = Layer['type'],
>(map: GameMap<Classes>, query: LayerQuery<ClassTable, Type> & { readonly class: Name }): LayerOf<Classes, Name, Type>[];
export function layers<Classes extends ClassTable, Type extends Layer['type'] = Layer['type']>(
	map: GameMap<Classes>,
	query?: LayerQuery<Classes, Type>,
): Extract<Layer, { readonly type: Type }>[];
export function layers(map: GameMap, { class: wanted, type }: LayerQuery = {}): Layer[] {
	return map.layers.filter((each) => (wanted === undefined || each.class === wanted) && (type === undefined || each.type === type));
}

/**
 * The first layer with a name, of any type.
 *
 * @returns `undefined` if there is none
 * @example if (layer(map, 'Roof')?.visible) …
 */
export const layer = (map: GameMap, name: string): Layer | undefined => map.layers.find((each) => each.name === name);

/**
 * The first layer of tiles with a name.
 *
 * @throws RangeError when there is none: the message lists those that there are
 * @example tileAt(tileLayer(map, 'Ground'), 3, 4)
 */
export function tileLayer(map: GameMap, name: string): TileLayer {
	const layers = map.layers.filter((each) => each.type === 'tilelayer');
	return layers.find((each) => each.name === name) ?? missing(map, 'layer of tiles', name, layers);
}

/**
 * The first layer of objects with a name.
 *
 * @throws RangeError when there is none: the message lists those that there are
 * @example for (const object of objectLayer(map, 'Things').objects) …
 */
export function objectLayer(map: GameMap, name: string): ObjectLayer {
	const layers = map.layers.filter((each) => each.type === 'objectgroup');
	return layers.find((each) => each.name === name) ?? missing(map, 'layer of objects', name, layers);
}

function missing({ path }: GameMap, what: string, name: string, layers: readonly Layer[]): never {
	const names = layers.slice(0, 20).map((each) => `"${each.name}"`);
	throw new RangeError(`${path} has no ${what} with the name "${name}". It has ${names.length === 0 ? 'none' : names.join(', ')}.`);
}
