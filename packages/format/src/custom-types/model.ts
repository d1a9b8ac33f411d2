import type { Property } from '../model/types.gen.ts';

/** Where a class may apply: as the type of a property's value, or as the class of one of these. */
export type UseAs = 'property' | 'map' | 'layer' | 'object' | 'tile' | 'tileset' | 'wangcolor' | 'wangset' | 'project';

/** An unknown word is kept: a newer version of Tiled may have more. */
type OtherWord = string & Record<never, never>;

/** A member of a class: its name, type and default, in the form of a property. */
export type Member = Property;

/** A custom type with named members. */
export interface CustomClass {
	kind: 'class';
	/** The number of the type in its file. */
	id?: number;
	name: string;
	/** Color of objects of this class: `#RRGGBB` or `#AARRGGBB`. */
	color?: string;
	/** Whether Tiled fills objects of this class with the color. Since 1.9. */
	drawFill?: boolean;
	/** Where it may apply. */
	useAs: (UseAs | OtherWord)[];
	/** In the order of the file. */
	members: Member[];
}

/** A custom type with a few named values. */
export interface CustomEnum {
	kind: 'enum';
	/** The number of the type in its file. */
	id?: number;
	name: string;
	/** Whether documents store names or numbers. */
	storageType: 'string' | 'int';
	/** The names. The number of a value is its index; for flags, the index of its bit. */
	values: string[];
	/** Whether several values may be set at once. */
	valuesAsFlags: boolean;
}

/** The custom types of a project, from any of the files that contain them. Unknown fields of each type are kept. */
export interface CustomTypes {
	classes: CustomClass[];
	enums: CustomEnum[];
}
