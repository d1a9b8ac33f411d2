import type { FieldInfo, FieldType } from '@tilewright/format/fields';

const WORDS: Readonly<Record<string, string>> = {
	int: 'whole number',
	double: 'number',
	bool: 'true or false',
	string: 'text',
	color: '`#RRGGBB` or `#AARRGGBB`',
	rgb: '`#RRGGBB`',
	path: 'path, relative to this file',
	gid: 'GID: the number of a tile in the map, with its flips',
	tiles: 'GIDs',
	members: 'members of a class',
	plain: 'value',
};

/** A type in words. */
export function typeWords(type: FieldType): string {
	if (typeof type === 'string') return WORDS[type] ?? type;
	if ('values' in type) return `one of ${type.values.map((word) => `\`${word}\``).join(', ')}`;
	if ('of' in type) return type.of;
	if ('list' in type) return type.list === 'int' ? 'list of whole numbers' : `list: ${type.list}`;
	return 'value';
}

/** Describes a field as the tables do, in Markdown. */
export function fieldDoc(info: FieldInfo): string {
	const { name, type, doc, unit, min, max, since, presence } = info;
	const facts = [
		`${typeWords(type)}${unit === undefined ? '' : `, in ${unit}`}${rangeWords(type, min, max)}`,
		...(presence === 'required' ? ['required'] : []),
		...(info.default === undefined ? [] : [`default \`${JSON.stringify(info.default)}\``]),
		...(since === undefined ? [] : [`since Tiled ${since}`]),
	];
	return `**${name}** — ${doc}\n\n${facts.join(' · ')}`;
}

function rangeWords(type: FieldType, min: number | undefined, max: number | undefined): string {
	// The limits of 32 bits are of no use to people.
	const [least, most] = [min, max].map((bound) =>
		bound === undefined || (type === 'int' && Math.abs(bound) > 2 ** 30) ? undefined : bound,
	);
	if (least !== undefined && most !== undefined) return ` from ${least} to ${most}`;
	if (least !== undefined) return ` from ${least}`;
	return most === undefined ? '' : ` up to ${most}`;
}
