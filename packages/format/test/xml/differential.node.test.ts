import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { parseXml } from '../../src/read/xml/parse/element.ts';
import type { XmlElement } from '../../src/xml/xml-element.ts';

/** An element, in a form for both parsers. */
interface Tree {
	readonly name: string;
	readonly attributes: Record<string, string>;
	text: string;
	readonly children: Tree[];
}

/** The tree of saxes, or the message of its first error. */
function judged(text: string): Tree | string {
	const parser = new SaxesParser({ xmlns: false, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true });
	const open: Tree[] = [];
	let root: Tree | undefined;
	let problem: string | undefined;
	parser.on('error', (error) => {
		problem ??= error.message;
	});
	parser.on('opentag', ({ name, attributes }) => {
		const tree = { name, attributes: { ...attributes }, text: '', children: [] };
		open.at(-1)?.children.push(tree);
		root ??= tree;
		open.push(tree);
	});
	const add = (data: string): void => {
		const tree = open.at(-1);
		if (tree !== undefined) tree.text += data;
	};
	parser.on('text', add);
	parser.on('cdata', add);
	parser.on('closetag', () => open.pop());
	// saxes removes a byte order mark; our parser gets the text without one.
	parser.write(`\ufeff${text}`).close();
	return problem ?? (root === undefined ? 'nothing' : comparable(root));
}

const treeOf = (element: XmlElement): Tree => {
	const attributes = Object.fromEntries(Array.from({ length: element.attributeCount }, (_, i) => [element.nameAt(i), element.valueAt(i)]));
	return { name: element.name, attributes, text: element.text, children: element.children.map(treeOf) };
};

/** Our parser leaves out white space between elements. */
const comparable = ({ text, children, ...rest }: Tree): Tree => ({
	...rest,
	text: children.length === 0 ? text : text.replace(/[ \t\r\n]+/g, ''),
	children: children.map(comparable),
});

function ours(text: string): Tree | string {
	const parsed = parseXml(text, { depth: 1000 });
	if ('root' in parsed) return comparable(treeOf(parsed.root));
	const { found } = parsed.problem;
	return typeof found === 'string' ? found : `too many: ${found.limit}`;
}

/** Expects that both refuse a text, or that both read the same. */
function agree(text: string): boolean {
	// saxes accepts `<?a?b?>`, but white space or the end must follow the name of an instruction.
	if (/<\?[^\s?]+\?[^>]/.test(text)) return false;
	const [our, their] = [ours(text), judged(text)];
	if (typeof our === 'string' && typeof their === 'string') return false;
	expect({ text, tree: our }).toEqual({ text, tree: their });
	return true;
}

const PIECES = [
	...['<a>', '</a>', '<a/>', '<b c="d">', '</b>', '<a', '>', '/>', '<', '</', ' ', '\n', '\r\n', '\r', '\t'],
	...[' c="d"', " e='f'", ' c = "g"', ' é="1"', ' c=', '"', "'", '=', 'x', '&', ';', '&lt;', '&#65;', '&#x1F333;', '&#0;', '&#xD800;'],
	...['&#xFFFE;', '&#10;', '&#13;', '&#X41;', '&#;', '&b;', ']]>', ']]', ']', '<![CDATA[', '<![cdata[', '<!--', '-->', '--', '-'],
	...['<?a', '<?a ?>', '?>', '<?', '<?xml version="1.0"?>', '<?xml-a b?>', '<?XML ?>', '<!', '!', '?', '🌳', '木', '·', 'é', '\u00a0'],
	...['\u0000', '\u0001', '\u000b', '\u007f', '\u0085', '\u2028', '\ufeff', '\ufffd', '\ufffe', '\uffff', 'a:b', '-a', '1', '.', '_'],
];
const name = fc.constantFrom('a', 'b', 'a-b.c', '_1', 'é', '木', '𐐀x', 'a·', 'x:y', 'constructor', '__proto_');
const data = fc.array(
	fc.constantFrom(
		'x',
		' ',
		'\n',
		'\r\n',
		'\r',
		'\t',
		'&amp;',
		'&#10;',
		'&#xd;',
		'&#x9;',
		']]',
		'>',
		']]&gt;',
		"'",
		'"',
		'🌳',
		'\u00a0',
		'<!-- a - b -->',
		'<?p q?>',
		'<![CDATA[<&\r\n>]]]]>',
	),
	{ maxLength: 5 },
);
const { element } = fc.letrec<{ element: string }>((tie) => ({
	element: fc
		.record({
			name,
			attributes: fc.uniqueArray(fc.tuple(name, fc.constantFrom('', 'x', 'a\nb\r\nc\td', '&lt;&#10;&#x20;', '>', ']]>', '🌳', '  ')), {
				selector: ([key]) => key,
				maxLength: 3,
			}),
			quote: fc.constantFrom('"', "'"),
			space: fc.constantFrom('', ' ', '\n'),
			content: fc.oneof(
				{ maxDepth: 3, withCrossShrink: true },
				fc.constant(undefined),
				data.map((parts) => parts.join('')),
				fc
					.array(
						fc.oneof(
							{ maxDepth: 3 },
							data.map((parts) => parts.join('')),
							tie('element'),
						),
						{ maxLength: 4 },
					)
					.map((parts) => parts.join('')),
			),
		})
		.map(({ name: tag, attributes, quote, space, content }) => {
			const head = `<${tag}${attributes.map(([key, value]) => ` ${key}${space}=${space}${quote}${value}${quote}`).join('')}${space}`;
			return content === undefined ? `${head}/>` : `${head}>${content}</${tag}${space}>`;
		}),
}));
const prolog = fc.constantFrom(
	'',
	'<?xml version="1.0"?>',
	"<?xml version='1.0' encoding='utf-8' standalone='yes' ?>\n",
	'<!-- a -->\n',
	'<!DOCTYPE a>',
	'<!DOCTYPE a SYSTEM "b>\'c" [<!-- ]> \' --> <?p ]>?> <!ATTLIST a b CDATA "]>">]>',
);
const epilog = fc.constantFrom('', '\n', '<!-- a -->', '<?p?>', 'x', '<b/>', '&#32;', '<![CDATA[]]>');
const doc = fc.tuple(prolog, element, epilog).map((parts) => parts.join(''));

describe('our parser and saxes refuse the same texts, and read all others the same way [X10]', () => {
	it('random pieces of XML', () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }), (pieces) => {
				agree(pieces.join(''));
				agree(`<a>${pieces.join('')}</a>`);
				agree(`<a ${pieces.join('')}/>`);
				agree(`<a b="${pieces.join('')}"/>`);
			}),
			{ numRuns: effort(1000, 5000) },
		);
	});

	it('documents', () => {
		let read = 0;
		fc.assert(
			fc.property(doc, (text) => {
				if (agree(text)) read++;
			}),
			{ numRuns: 2000 },
		);
		expect(read).toBeGreaterThan(500);
	});

	it('documents with a mistake', () => {
		// Not in a document type: both parsers ignore its content.
		const mistake = fc.tuple(prolog, fc.tuple(element, epilog), fc.nat(), fc.nat(3), fc.constantFrom('', ...PIECES));
		fc.assert(
			fc.property(mistake, ([head, [inner, rest], place, length, piece]) => {
				const text = `${inner}${rest}`;
				const at = place % (text.length + 1);
				// Skips half characters: texts come from UTF-8.
				agree(`${head}${text.slice(0, at)}${piece}${text.slice(at + length)}`.replace(/[\ud800-\udfff]/gu, '\ufffd'));
			}),
			{ numRuns: effort(1000, 5000) },
		);
	});
});
