import type { CustomTypes } from '@tilewright/format';

/** Words that cannot be the names of types, and names that the generated file or the language itself uses. */
const TAKEN = new Set(
	(
		'any as async await bigint boolean break case catch class const continue debugger declare default delete do else enum export extends ' +
		'false finally for function if implements import in infer instanceof interface keyof let module namespace never new null number object of ' +
		'package private protected public readonly return static string super switch symbol this throw true try type typeof undefined unique ' +
		'unknown var void while with yield arguments eval ' +
		'Array Boolean Number Object Readonly ReadonlyArray Record String ' +
		'AllClasses Classes Color FilePath FlagText ObjectId PropertyValue defaults hasClass hasFlag isOneOf kind is'
	).split(' '),
);

/** The identifiers of custom types. A class and an enum may have the same name. */
export type Identifiers = (kind: 'class' | 'enum', name: string) => string | undefined;

/**
 * Chooses an identifier for each custom type. Names that are identifiers stay as they are; in others, characters that cannot be part of one
 * separate words, each of which gets a capital letter. A name that is taken gets a number.
 */
export function identifiersFor({ enums, classes }: CustomTypes): Identifiers {
	const identifiers = { class: new Map<string, string>(), enum: new Map<string, string>() };
	const used = new Set(TAKEN);
	// Names that can stay as they are come first, so that no other name takes them.
	const ordered = [...classes, ...enums].sort((a, b) => Number(isIdentifier(b.name)) - Number(isIdentifier(a.name)));
	for (const { kind, name } of ordered) {
		const wanted = identifierFrom(name);
		let identifier = wanted;
		for (let i = 2; used.has(identifier); i++) identifier = `${wanted}${i}`;
		used.add(identifier);
		identifiers[kind].set(name, identifier);
	}
	return (kind, name) => identifiers[kind].get(name);
}

/** Letters that compilers may not know, though this engine does: those of rare scripts, and what Unicode 16 and 17 added to the others. */
const NEW_LETTERS = /[\u{10000}-\u{10ffff}\u088f\u0c5c\u0cdc\u1c89\u1c8a\ua7cb-\ua7cf\ua7d2-\ua7dc\ua7f1]|\u0897|[\u1acf-\u1aff]/gu;

const isIdentifier = (name: string): boolean => /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) && name.search(NEW_LETTERS) === -1;

function identifierFrom(name: string): string {
	if (isIdentifier(name)) return name;
	const words = name
		.replace(NEW_LETTERS, ' ')
		.split(/[^\p{ID_Continue}$]+/u)
		.filter((word) => word !== '');
	const joined = words.map((word) => word.replace(/^./u, (first) => first.toUpperCase())).join('');
	return isIdentifier(joined) ? joined : `_${joined}`;
}

/** A name as the key of an interface. */
export const keyFor = (name: string): string => (isIdentifier(name) ? name : quoted(name));

/** The same in a literal, where `__proto__` would set the prototype. */
export const literalKey = (name: string): string => (name === '__proto__' ? `['${name}']` : keyFor(name));

/**
 * Characters that could control a terminal or reverse the direction of the text where the module is printed, and the bracket that makes a
 * command of a text in the log of a build service: `##vso[…]`. Some pass over characters without a width.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\u2028\u2029]|(?<=#[\p{Mn}\p{Me}\u115f\u1160\u3164\uffa0]*#[a-z\p{Mn}\p{Me}\u115f\u1160\u3164\uffa0]*)\[/giu;

/** The text with escapes of JavaScript, which keep its meaning in a literal. */
const escaped = (text: string): string =>
	text.replace(UNSAFE, (found) =>
		found
			.split('')
			.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
			.join(''),
	);

/** A text as a literal. */
export function quoted(text: string): string {
	const inner = JSON.stringify(text).slice(1, -1);
	return `'${escaped(inner).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A text for a comment, which may not end it. */
export const commented = (text: string): string => escaped(text.replace(/\s+/g, ' ').replaceAll('*/', '*\\/'));
