import type { FieldInfo, FieldType } from '@tilewright/format/fields';

/** Text of a snippet that is inserted as it is. */
const escaped = (text: string): string => text.replace(/[\\$}]/g, '\\$&');

/** Text in a choice of a snippet. */
const choice = (words: readonly string[]): string => `\${1|${words.map((word) => word.replace(/[\\,|$}]/g, '\\$&')).join(',')}|}`;

/** A value of JSON to type over, of the type of a field. */
export function jsonSnippet({ type, ...rest }: FieldInfo): string {
	const preset = rest.default;
	if (typeof type === 'object') {
		if ('values' in type) return `"${choice(type.values)}"`;
		return 'list' in type ? '[$1]' : '{ $1 }';
	}
	if (type === 'bool') return preset === false ? choice(['true', 'false']) : choice(['false', 'true']);
	if (type === 'tiles') return '[$1]';
	if (type === 'members') return '{ $1 }';
	if (isNumber(type)) return `\${1:${typeof preset === 'number' ? preset : 0}}`;
	return `"\${1:${typeof preset === 'string' ? escaped(preset) : ''}}"`;
}

/** The text of an attribute to type over, of the type of a field. */
export function attributeSnippet({ type, ...rest }: FieldInfo): string {
	const preset = rest.default;
	if (typeof type === 'object') return 'values' in type ? choice(type.values) : '$1';
	if (type === 'bool') return preset === false ? choice(['1', '0']) : choice(['0', '1']);
	return preset === undefined || typeof preset === 'object' || preset === '' ? '$1' : `\${1:${escaped(String(preset))}}`;
}

const isNumber = (type: FieldType): boolean => type === 'int' || type === 'double' || type === 'gid';

/** A snippet as plain text, for code editors that have no snippets. */
export const plainText = (snippet: string): string =>
	snippet
		.replace(/\$\{\d+\|((?:\\.|[^,|])*)(?:\\.|[^|])*\|\}/g, '$1')
		.replace(/\$\{\d+:((?:\\.|[^}])*)\}/g, '$1')
		.replace(/\$\d+/g, '')
		.replace(/\\(.)/g, '$1');
