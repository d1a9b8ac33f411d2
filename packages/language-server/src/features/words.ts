import { findEnum } from '@tilewright/format';
import type { FieldInfo } from '@tilewright/format/fields';
import type { CompletionItemKind } from 'vscode-languageserver';
import { CompletionItemKind as Kind } from 'vscode-languageserver';
import type { Entry, Part } from '../outline/part.ts';
import { textOf } from '../outline/part.ts';
import type { Workspace } from '../workspace.ts';
import { objectsAround, objectWords } from './objects.ts';
import { classAround, classNames, classUse } from './types.ts';

/** A value that a field may have. */
export interface Word {
	readonly value: string | number | boolean;
	readonly kind: CompletionItemKind;
	readonly detail?: string;
	/** Whether more may follow, as after the name of a folder. */
	readonly goesOn?: boolean;
}

/** The words that exist only in XML and older JSON, where the tables do not list them. */
const TILE_DATA: Readonly<Record<string, readonly string[]>> = {
	encoding: ['csv', 'base64'],
	compression: ['zlib', 'gzip', 'zstd'],
};

/** The extensions of files that references may lead to, by their roles. */
const EXTENSIONS: Readonly<Record<string, RegExp>> = {
	tileset: /\.(?:tsx|tsj|json)$/i,
	template: /\.(?:tx|tj|json)$/i,
	map: /\.(?:tmx|tmj|json)$/i,
	image: /\.(?:png|jpe?g|gif|bmp|webp|svg)$/i,
};

/**
 * The values that a field may have, if there are few.
 *
 * @param typed - what is there before the cursor
 */
export async function wordsFor(
	part: Part,
	entry: Pick<Entry, 'name' | 'info'>,
	typed: string,
	path: string | undefined,
	workspace: Workspace,
): Promise<readonly Word[]> {
	const { name, info } = entry;
	const { type } = info ?? {};
	const isProperty = part.resource === 'property' || part.resource === 'listitem';
	if (type === 'path' || (isProperty && name === 'value' && part.raw['type'] === 'file'))
		return path === undefined ? [] : await paths(info, typed, path, workspace);
	const own = isProperty && name === 'value' && part.raw['type'] === 'object' ? objects(part) : fixed(part, name, info);
	const types = path === undefined ? undefined : (await workspace.projectOf(path))?.types;
	if (types === undefined) return own;
	const use = classUse(part, entry);
	if (use !== undefined) return classNames(types, use).map((value) => ({ value, kind: Kind.Class }));
	if (!isProperty) return own;
	if (name === 'propertytype')
		return [
			...types.enums.map((each) => ({ value: each.name, kind: Kind.Enum })),
			...classNames(types, 'property').map((value) => ({ value, kind: Kind.Class })),
		];
	const member = classAround(part, types)?.members;
	if (name === 'name')
		return (member ?? []).map((each) => ({ value: each.name, kind: Kind.Field, detail: each.propertytype ?? each.type }));
	const values = name === 'value' ? findEnum(types, textOf(part, 'propertytype') ?? '') : undefined;
	if (values === undefined) return own;
	return values.values.map((value, i) => {
		const number = values.valuesAsFlags ? 2 ** i : i;
		return values.storageType === 'int' ? { value: number, detail: value, kind: Kind.EnumMember } : { value, kind: Kind.EnumMember };
	});
}

/** The words of the tables. */
function fixed(part: Part, name: string, info: FieldInfo | undefined): Word[] {
	const type = info?.type;
	if (type === 'bool' || (name === 'value' && part.raw['type'] === 'bool'))
		return [true, false].map((value) => ({ value, kind: Kind.Value }));
	if (typeof type === 'object' && 'values' in type)
		return type.values.map((value) => {
			const since = type.since?.[value];
			return { value, kind: Kind.EnumMember, ...(since !== undefined && { detail: `since Tiled ${since}` }) };
		});
	return (part.resource === 'layer' ? (TILE_DATA[name] ?? []) : []).map((value) => ({ value, kind: Kind.EnumMember }));
}

const objects = (part: Part): Word[] =>
	[...objectsAround(part)].map(([value, object]) => ({ value, kind: Kind.Reference, detail: objectWords(object) }));

/** The files and folders that continue a path. */
async function paths(info: FieldInfo | undefined, typed: string, from: string, workspace: Workspace): Promise<Word[]> {
	const base = typed.slice(0, typed.lastIndexOf('/') + 1);
	const folder = workspace.resolve(base === '' ? '.' : base, from);
	if (folder === undefined) return [];
	const wanted = EXTENSIONS[info?.refersTo ?? ''];
	const entries = await workspace.list(folder, from);
	return [
		{ name: '..', isFolder: true },
		...entries.filter(({ name, isFolder }) => !name.startsWith('.') && (isFolder || wanted === undefined || wanted.test(name))),
	].map(({ name, isFolder }) => ({
		value: `${base}${name}${isFolder ? '/' : ''}`,
		kind: isFolder ? Kind.Folder : Kind.File,
		...(isFolder && { goesOn: true }),
	}));
}
