import type { Classified, ClassTable } from './classes.ts';
import type { Layer } from './game-map.ts';

/**
 * A layer of a class, of any type or of one: its properties have the types of the class's members. It may have others, too.
 *
 * @example function swim(water: LayerOf<Classes, 'Water', 'tilelayer'>) { speed *= water.props.drag; }
 */
export type LayerOf<
	Classes extends ClassTable,
	Name extends keyof Classes['layer'],
	Type extends Layer['type'] = Layer['type'],
> = Classified<Extract<Layer, { readonly type: Type }>, Name, Classes['layer'][Name]>;
