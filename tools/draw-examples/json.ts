export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
export type JsonObject = { readonly [key: string]: Json | undefined };

const INLINE = 110;

function entries(value: JsonObject): [string, Json][] {
	const known = Object.entries(value).filter((entry): entry is [string, Json] => entry[1] !== undefined);
	return known.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** On one line, keys sorted. */
function flat(value: Json): string {
	if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`;
	if (value === null || typeof value !== 'object') return JSON.stringify(value);
	const inside = entries(value as JsonObject).map(([key, member]) => `${JSON.stringify(key)}: ${flat(member)}`);
	return inside.length === 0 ? '{}' : `{ ${inside.join(', ')} }`;
}

function isFlat(value: Json, depth = 2): boolean {
	if (value === null || typeof value !== 'object') return true;
	const members = Array.isArray(value) ? value : entries(value as JsonObject).map(([, member]) => member);
	return depth > 0 && members.every((member) => isFlat(member, depth - 1));
}

/** Tile data: one row of tiles per line. */
function rows(data: readonly Json[], width: number, indent: string): string {
	const lines: string[] = [];
	for (let at = 0; at < data.length; at += width) lines.push(`${indent} ${data.slice(at, at + width).join(', ')}`);
	return `[\n${lines.join(',\n')}\n${indent}]`;
}

function print(value: Json, indent: string): string {
	if (value === null || typeof value !== 'object') return JSON.stringify(value);
	const short = isFlat(value) ? flat(value) : '';
	if (short !== '' && short.length + indent.length <= INLINE && indent !== '') return short;
	if (Array.isArray(value)) return `[\n${value.map((member: Json) => `${indent} ${print(member, `${indent} `)}`).join(',\n')}\n${indent}]`;
	const object = value as JsonObject;
	const lines = entries(object).map(([key, member]) => {
		const tiles = key === 'data' && Array.isArray(member) && typeof object['width'] === 'number';
		return `${indent} ${JSON.stringify(key)}: ${tiles ? rows(member, object['width'] as number, `${indent} `) : print(member, `${indent} `)}`;
	});
	return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** A document in the canonical order [J7], readable for people: keys sorted by name, one space per level, one row of tiles per line. */
export function printDocument(doc: JsonObject): string {
	return `${print(doc, '')}\n`;
}
