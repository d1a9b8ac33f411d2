/** The beginning of each module of types: the types of values that projects cannot define, and functions for any custom types. */
export const FIXED = `declare const kind: unique symbol;

/** A color: \`#AARRGGBB\` or \`#RRGGBB\`; empty if there is none. */
export type Color = '' | \`#\${string}\`;

/** The path of a file. */
export type FilePath = string;

/** The id of an object on the same map; 0 if there is none. */
export type ObjectId = number & { readonly [kind]: 'ObjectId' };

/** The names of flags, separated by commas. */
export type FlagText<Name extends string> = string & { readonly [kind]: Name };

/** The value of a property whose type is not known. */
export type PropertyValue = string | number | boolean | null | readonly PropertyValue[] | { readonly [name: string]: PropertyValue };

/** Whether an object, a layer or something else has a class. Then its properties are the members of the class. */
export function hasClass<Thing extends { readonly class: string }, Name extends keyof AllClasses>(
	thing: Thing,
	name: Name,
): thing is Thing & { readonly class: Name; readonly props: AllClasses[Name] } {
	return thing.class === name;
}

/** Whether a flag is set. */
export function hasFlag<Name extends string>(flags: FlagText<Name>, name: NoInfer<Name>): boolean {
	return flags.split(',').includes(name);
}

/** Whether a value is one of an enum. */
export function isOneOf<Value extends string | number>(
	values: readonly Value[] | { readonly [name: string]: Value },
	value: unknown,
): value is Value {
	return Object.values<unknown>(values).includes(value);
}
`;
