import type { Props } from './props.ts';
import type { GameObject } from './tiles-and-objects.ts';

/** The classes of a project by what they are for, then by name. `Classes`, which `tilewright types` writes, is one. */
export interface ClassTable {
	readonly object: object;
	readonly layer: object;
}

/** Names of classes. If the classes are not known, any word is one. */
type NameIn<Table> = [keyof Table] extends [never] ? string : keyof Table & string;

/** The names of the classes of objects. If the classes are not known, any word is one. */
export type ObjectClass<Classes extends ClassTable> = NameIn<Classes['object']>;

/** The names of the classes of layers. If the classes are not known, any word is one. */
export type LayerClass<Classes extends ClassTable> = NameIn<Classes['layer']>;

/** A thing with a class: its properties have the types of the class's members. It may have others, too. */
export type Classified<Thing, Name, Members> = Thing & { readonly class: Name; readonly props: Props & Members };

/**
 * An object of a class: its properties have the types of the class's members. It may have others, too.
 *
 * @example function collect(coin: ObjectOf<Classes, 'Coin'>) { purse += coin.props.gold; }
 */
export type ObjectOf<Classes extends ClassTable, Name extends keyof Classes['object']> = Classified<
	GameObject,
	Name,
	Classes['object'][Name]
>;
