import type { Cursor } from './cursor.ts';
import { takeMatch } from './cursor.ts';
import type { Node } from './syntax.ts';
import { UnsupportedError } from './syntax.ts';

/** A part with the quantifier that follows it. */
export function withQuantifier(cursor: Cursor, part: Node): Node {
	const found = takeMatch(cursor, /^(?:([*+?])|\{(\d{1,9})(?:(,)(\d{0,9}))?\})([?+]?)/);
	if (found === undefined) return part;
	const [all, sign, first = '', comma, last = '', suffix] = found;
	if (suffix === '+') throw new UnsupportedError(`\`${all}\` is not supported`);
	const [least, most] = sign === undefined ? counted(first, comma, last) : signed(sign);
	if (most < least) throw new UnsupportedError(`\`${all}\` has its numbers the wrong way round`);
	if (takeMatch(cursor, /^(?:[*+?]|\{\d+(?:,\d*)?\})/) !== undefined)
		throw new UnsupportedError('it has a quantifier that repeats nothing');
	return { kind: 'repeat', part, least, most, lazy: suffix === '?' };
}

const signed = (sign: string): [least: number, most: number] => [sign === '+' ? 1 : 0, sign === '?' ? 1 : Number.POSITIVE_INFINITY];

function counted(first: string, comma: string | undefined, last: string): [least: number, most: number] {
	if (comma === undefined) return [Number(first), Number(first)];
	return [Number(first), last === '' ? Number.POSITIVE_INFINITY : Number(last)];
}
