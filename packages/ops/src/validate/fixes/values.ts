import type { Issue, JsonValue, TextChange } from '@tilewright/format';
import { isRooted } from '@tilewright/format';
import { booleanFrom, parsePointer, short, valueAt } from '@tilewright/format/internal';
import type { Fix, Fixer, FixSubject } from './fix.ts';

/** Writes values in the form that the format has for them, where a reader gives them only one meaning. */
export const values: Fixer = (subject) => subject.issues.flatMap((issue) => fixOf(issue, subject) ?? []);

function fixOf(issue: Issue, { raw, doc }: FixSubject): Fix | undefined {
	const { code, pointer } = issue;
	const found = valueAt(raw, pointer);
	const field = parsePointer(pointer).at(-1) ?? '';
	const set = (value: JsonValue, says: string): Fix => ({ code, pointer, says, changes: [{ type: 'set', pointer, value }] });
	switch (code) {
		case 'converted': {
			if (found === null) return removal(issue, `removed \`${field}\`, which was null`);
			const value = convertedTo(found, issue.expected);
			return value === undefined ? undefined : set(value, `wrote \`${field}\` as ${short(value)}, which was ${short(found)}`);
		}
		case 'empty-mark':
			return found === '' ? removal(issue, `removed \`${field}\`, which was an empty text`) : undefined;
		case 'foreign-path':
			return typeof found === 'string' && found.includes('\\') && !isRooted(found.replaceAll('\\', '/'))
				? set(found.replaceAll('\\', '/'), `wrote the path ${short(found)} with \`/\` instead of \`\\\``)
				: undefined;
		case 'level-stores':
			return doc.type === 'map' ? set(-1, 'set `compressionlevel`, which was 0, to -1, the default of the compression') : undefined;
		default:
			return undefined;
	}
}

function removal({ code, pointer }: Issue, says: string): Fix {
	const change: TextChange = { type: 'remove', pointer };
	return { code, pointer, says, changes: [change] };
}

/** A value in the form that a field should have; `undefined` if it is not certain. */
function convertedTo(found: unknown, expected: string | undefined): JsonValue | undefined {
	if (expected === 'true or false') return booleanFrom(found);
	if (expected === 'an array') return [];
	if (expected === 'a string' || expected === 'a path')
		return typeof found === 'number' || typeof found === 'boolean' ? String(found) : undefined;
	if (typeof found !== 'string' || expected?.includes('number') !== true) return undefined;
	return found.trim() === '' || !Number.isFinite(Number(found)) ? undefined : Number(found);
}
