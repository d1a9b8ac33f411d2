import type { CustomClass, CustomTypes, UseAs } from '@tilewright/format';
import { findClass, findEnum, mayBeUsedAs } from '@tilewright/format';
import type { Entry, Part } from '../outline/part.ts';
import { textOf } from '../outline/part.ts';

/** Where the class of a resource is, and what a class must be for. */
const CLASS_FIELDS: Readonly<Record<string, { readonly field: string; readonly use: UseAs }>> = {
	map: { field: 'class', use: 'map' },
	layer: { field: 'class', use: 'layer' },
	object: { field: 'type', use: 'object' },
	templateobject: { field: 'type', use: 'object' },
	tile: { field: 'type', use: 'tile' },
	tileset: { field: 'class', use: 'tileset' },
	wangset: { field: 'class', use: 'wangset' },
	wangcolor: { field: 'class', use: 'wangcolor' },
};

/** The use of the class whose name an entry holds; `undefined` if it holds none. */
export function classUse(part: Part, { name }: Pick<Entry, 'name'>): UseAs | undefined {
	const known = CLASS_FIELDS[part.resource];
	return known?.field === name ? known.use : undefined;
}

/** The custom type that an entry names. */
export function typeNamedBy(part: Part, entry: Entry): string | undefined {
	const isName = entry.name === 'propertytype' || classUse(part, entry) !== undefined;
	return isName && typeof entry.scalar === 'string' && entry.scalar !== '' ? entry.scalar : undefined;
}

/** The names of the classes for a use. */
export const classNames = ({ classes }: CustomTypes, use: UseAs): string[] =>
	classes.filter((each) => mayBeUsedAs(each, use)).map(({ name }) => name);

/** The class of the resource around a property; `undefined` if it has none. */
export function classAround(part: Part, types: CustomTypes): CustomClass | undefined {
	const owner = part.parent;
	const known = owner && CLASS_FIELDS[owner.resource];
	const name = known && textOf(owner, known.field);
	return name === undefined ? undefined : findClass(types, name);
}

/** A custom type, in Markdown. */
export function typeDoc(name: string, types: CustomTypes): string | undefined {
	const found = findEnum(types, name);
	if (found !== undefined) {
		const kind = `${found.valuesAsFlags ? 'flags' : 'enum'}, stored as ${found.storageType === 'int' ? 'numbers' : 'text'}`;
		return `**${name}** — ${kind}\n\n${found.values.map((value, i) => `- \`${value}\`${found.storageType === 'int' ? ` = ${found.valuesAsFlags ? 2 ** i : i}` : ''}`).join('\n')}`;
	}
	const known = findClass(types, name);
	if (known === undefined) return undefined;
	const members = known.members.map((member) => `- ${memberDoc(member)}`);
	return `**${name}** — class for ${known.useAs.join(', ')}${members.length === 0 ? '' : `\n\n${members.join('\n')}`}`;
}

/** A member of a class, in Markdown. */
export const memberDoc = ({ name, type, propertytype, value }: CustomClass['members'][number]): string =>
	`\`${name}\`: ${propertytype ?? type}, default \`${JSON.stringify(value)}\``;
