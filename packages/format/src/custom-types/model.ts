import type { Property } from '../model/types.gen.ts';

/** Where a class may apply (rule P2): as the type of a property's value, or as the class of one of these. */
export type UseAs = 'property' | 'map' | 'layer' | 'object' | 'tile' | 'tileset' | 'wangcolor' | 'wangset' | 'project';

/** A word that is not known: a newer editor may have more. It is kept. */
type OtherWord = string & Record<never, never>;

/** A member of a class: its name, type and default, in the form of a property. */
export type Member = Property;

/** A custom type with named members. */
export interface CustomClass {
	kind: 'class';
	/** Number of the type in its file. */
	id?: number;
	name: string;
	/** Color of objects of this class: `#RRGGBB` or `#AARRGGBB`. */
	color?: string;
	/** Whether the editor fills objects of this class with the color. Since 1.9. */
	drawFill?: boolean;
	/** Where it may apply. */
	useAs: (UseAs | OtherWord)[];
	/** In the order of the file. */
	members: Member[];
}

/** A custom type with a few named values. */
export interface CustomEnum {
	kind: 'enum';
	/** Number of the type in its file. */
	id?: number;
	name: string;
	/** What stands in documents: names, or numbers. */
	storageType: 'string' | 'int';
	/** The names. A value's number is its index; that of a flag its bit. */
	values: string[];
	/** Whether several values may be set at once. */
	valuesAsFlags: boolean;
}

/** The custom types of a project (rule P1), whatever file they come from. Fields that are not known stay on each of them. */
export interface CustomTypes {
	classes: CustomClass[];
	enums: CustomEnum[];
}
