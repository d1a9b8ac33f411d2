import type { Props } from './props.ts';
import type { GameObject } from './tiles-and-objects.ts';

/** The classes of a project by what they are for, then by name. `Classes`, which `tilewright types` writes, is one. */
export interface ClassTable {
	readonly object: object;
}

/** The names of the classes of objects. If the classes are not known, any word is one. */
export type ObjectClass<Classes extends ClassTable> = [keyof Classes['object']] extends [never] ? string : keyof Classes['object'] & string;

/**
 * An object of a class: its properties have the types of the class's members. It may have others, too.
 *
 * @example function collect(coin: ObjectOf<Classes, 'Coin'>) { purse += coin.props.gold; }
 */
export type ObjectOf<Classes extends ClassTable, Name extends keyof Classes['object']> = GameObject & {
	readonly class: Name;
	readonly props: Props & Classes['object'][Name];
};
