import type { Random } from '../../../packages/format/test/support/random.ts';
import { pick } from '../../../packages/format/test/support/random.ts';
import { ODD_TEXT } from './values.ts';

const ATTRIBUTE = /\s([\w:.-]+)="([^"]*)"/g;
const ELEMENT = /<([a-z]+)(?:\s[^<>]*)?(?:\/>|>[^<]*<\/\1>)/g;
const TAG = /<\/?[a-z]+[^<>]*>/g;
const TEXT = />([^<]+)</g;

const PIECES = [
	'<![CDATA[x]]>',
	'<!-- c -->',
	'<?pi x?>',
	'<a/>',
	'<properties/>',
	'<data/>',
	'<image/>',
	'<property name="a"/>',
	'&lt;',
	'<!DOCTYPE a>',
];

/** Makes one change that knows XML: of an attribute, an element, a tag or a text. */
export function mutateXml(text: string, random: Random): string {
	const pattern = pick(random, [ATTRIBUTE, ATTRIBUTE, ELEMENT, TAG, TEXT], ATTRIBUTE);
	const all = [...text.matchAll(pattern)];
	const one = pick(random, all, undefined);
	if (one === undefined) return text;
	const [whole] = one;
	const other = pick(random, all, one)[0];
	const put = (piece: string): string => text.slice(0, one.index) + piece + text.slice(one.index + whole.length);
	if (pattern === ATTRIBUTE) return put(changedAttribute(one[1] ?? '', one[2] ?? '', other, random));
	if (pattern === TEXT)
		return put(`>${pick(random, [pick(random, ODD_TEXT, ''), (one[1] ?? '').trim(), `${one[1]}${pick(random, PIECES, '')}`], '')}<`);
	return put(
		pick(random, ['', whole + whole, other, whole + pick(random, PIECES, ''), pick(random, PIECES, '') + whole, whole.repeat(20)], ''),
	);
}

function changedAttribute(name: string, value: string, other: string, random: Random): string {
	switch (random(6)) {
		case 0:
			return '';
		case 1:
			return other;
		case 2:
			return ` ${name}="${value}" ${name}="${value}"`;
		case 3:
			return ` ${pick(random, ['id', 'name', 'type', 'gid', 'x', 'width', 'source', 'template', 'xmlns', 'a:b', 'toString'], 'a')}="${value}"`;
		default:
			return ` ${name}="${pick(random, ODD_TEXT, '')}"`;
	}
}
