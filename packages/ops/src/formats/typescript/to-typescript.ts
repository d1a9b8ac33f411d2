import type { CustomTypes, Member } from '@tilewright/format';
import { fillerOf } from '../../types/fill.ts';
import { classTables, classText } from './classes.ts';
import { enumText } from './enums.ts';
import { FIXED } from './fixed.ts';
import { commented, identifiersFor, literalKey } from './identifiers.ts';
import { literalsFor } from './literal.ts';
import type { TypeNames } from './type-of.ts';
import { typeNames } from './type-of.ts';

/** How the text of a module begins. */
const START = '// The custom types';

/** How types are written. */
export interface TypeScriptOptions {
	/** The file that the types are from, for the first line. */
	readonly from?: string;
}

/**
 * Writes custom types as a module in TypeScript: an interface for each class, a union for each enum, default values, and
 * guards. The module imports nothing.
 *
 * Classes that are too deep in each other to be written out have no default values.
 *
 * @param types - the custom types of a project
 * @returns the source text of the module
 * @example
 * const { types } = await loadProject('game.tiled-project', loader);
 * if (types) await writeFile('src/tiled-types.ts', toTypeScript(types, { from: 'game.tiled-project' }));
 */
export function toTypeScript(types: CustomTypes, { from }: TypeScriptOptions = {}): string {
	const classes = firsts(types.classes).map((each) => ({ ...each, members: lasts(each.members) }));
	const enums = firsts(types.enums);
	const identifiers = identifiersFor({ classes, enums });
	const names = typeNames(identifiers);
	const of = from === undefined ? '' : ` of ${commented(from)}`;
	return [
		`${START}${of}, written by \`tilewright types\`. Changes of this file will be lost.\n`,
		FIXED,
		...enums.map((each) => enumText(each, identifiers('enum', each.name) ?? '')),
		...classes.map((each) => classText(each, identifiers('class', each.name) ?? '', names)),
		classTables(classes, identifiers),
		defaultsText({ classes, enums }, names),
	].join('\n');
}

/**
 * Whether a text was written by `toTypeScript`, of whatever project, so that it may be replaced by a newer one.
 *
 * @example if (!isTypesModule(await readFile(path, 'utf8'))) throw new Error(`${path} was written by somebody.`);
 */
export const isTypesModule = (text: string): boolean => text.startsWith(START);

/** The default values of all classes. */
function defaultsText(types: CustomTypes, names: TypeNames): string {
	const literals = literalsFor(types, names);
	const filler = fillerOf(types, (path) => path);
	const lines = types.classes.map((each) => {
		const values = new Map<string, unknown>(filler.members(each.members).map(({ name, value }) => [name, value]));
		return `\t${literalKey(each.name)}: ${literals.members(each, values, '\t')},\n`;
	});
	if (filler.isFull()) return '// There are no default values: the classes in classes have too many.\n';
	const body = lines.length === 0 ? '{}' : `{\n${lines.join('')}}`;
	return `/** The default values of the members of each class. Paths of files are relative to the project. */\nexport const defaults: AllClasses = ${body};\n`;
}

/** The first type with each name: the others are never used. */
function firsts<T extends { readonly name: string }>(types: readonly T[]): T[] {
	return [...new Map([...types].reverse().map((type) => [type.name, type])).values()].reverse();
}

/** The last member with each name: its default is the one that objects have. */
const lasts = (members: readonly Member[]): Member[] => [...new Map(members.map((member) => [member.name, member])).values()];
