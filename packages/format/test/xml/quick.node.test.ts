import { write } from '@tilewright/format';
import type { LazyTileMap } from '@tilewright/format/lazy';
import { decodeTiles, lazy } from '@tilewright/format/lazy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { documentText } from '../../src/read/document-text.ts';
import { isXml, openText } from '../../src/read/open-text.ts';
import { readWith } from '../../src/read/read.ts';
import { openQuickly } from '../../src/read/xml/open-any.node.ts';
import { openXml } from '../../src/read/xml/open-xml.ts';
import { arbitraryDocument } from '../support/arbitrary-document.ts';
import type { Random } from '../support/random.ts';
import { pick, randomFrom } from '../support/random.ts';
import { difference } from '../support/same.ts';
import { xmlFixtures } from './fixtures.ts';

/** Opens XML as `read` does in browsers. */
const thorough: typeof openText = (text, report, limits) =>
	isXml(text) ? openXml(text, report, { ...limits, depth: 2 * limits.depth }) : openText(text, report, limits);

/** Whether the quick reader reads a document. */
const isQuick = (bytes: Uint8Array): boolean => openQuickly(documentText(bytes), { depth: 800 }) !== undefined;

/** Where both readers differ; `undefined` if they agree. */
function disagreement(bytes: Uint8Array): string | undefined {
	for (const options of [{}, { upgrade: false }] as const) {
		const found = difference(readWith(openText, bytes, options), readWith(thorough, bytes, options));
		if (found !== undefined) return found;
	}
	return difference(decodedLater(bytes, openText), decodedLater(bytes, thorough));
}

/** The findings of reading lazily, and those of decoding after it. */
function decodedLater(bytes: Uint8Array, open: typeof openText): object {
	const { kind, doc, issues, source } = readWith(open, bytes, { tiles: lazy });
	return { kind, issues, source, later: kind === 'map' && isLazyMap(doc) ? decodeTiles(doc) : undefined };
}

const isLazyMap = (doc: unknown): doc is LazyTileMap => doc !== undefined;

function agree(bytes: Uint8Array, what: string): void {
	const found = disagreement(bytes);
	if (found !== undefined) throw new Error(`${what}: ${found}\n${new TextDecoder().decode(bytes).slice(0, 3000)}`);
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const inXml = xmlFixtures.map(({ name, input }) => ({ name, input: encode(input) }));

const PIECES = [
	...[
		'<',
		'>',
		'/',
		'/>',
		'"',
		"'",
		'=',
		' ',
		'\n',
		'\r\n',
		'\t',
		'&amp;',
		'&#10;',
		'&',
		';',
		'é',
		'木',
		'\u0001',
		'\u000b',
		'\ufffe',
		'-',
	],
	...[
		'<!-- a -->',
		'<!--',
		'<![CDATA[1]]>',
		'<?p q?>',
		']]>',
		'x="1"',
		' class="A"',
		' type="int"',
		' value="1"',
		' name="a"',
		'<tile/>',
		'0',
	],
	...['<unknown/>', '<properties/>', '<image/>', '<point/>', '<data/>', '<item/>', '1,', '-1', '1.5', '1e3', '0x1', 'true', '\ud83c\udf33'],
];

const TOKEN = /<[^<>]*>|[\w:.-]+="[^"]*"|[\w.-]+|\s+/g;

function damaged(bytes: Uint8Array, random: Random): Uint8Array {
	const text = new TextDecoder().decode(bytes);
	const tokens = [...text.matchAll(TOKEN)];
	const { 0: token = '', index = 0 } = pick(random, tokens, undefined) ?? {};
	const other = random(2) === 0 ? pick(random, PIECES, '') : (pick(random, tokens, undefined)?.[0] ?? '');
	const at = random(text.length + 1);
	switch (random(5)) {
		case 0:
			return encode(`${text.slice(0, at)}${pick(random, PIECES, '')}${text.slice(at + random(3))}`);
		case 1:
			return encode(text.slice(0, index) + text.slice(index + token.length));
		case 2:
			return encode(text.slice(0, index) + token + text.slice(index));
		case 3:
			return encode(text.slice(0, index) + other + text.slice(index + token.length));
		default: {
			const copy = bytes.slice();
			copy[random(copy.length)] = random(256);
			return copy;
		}
	}
}

describe('the quick reader and the thorough one read the same, with the same findings', () => {
	it('the fixtures, of which it reads many', () => {
		for (const { name, input } of inXml) agree(input, name);
		const quick = inXml.filter(({ input }) => isQuick(input));
		expect(quick.length).toBeGreaterThan(inXml.length / 3);
	});

	it('fixtures with a mistake', () => {
		const random = randomFrom(1);
		for (let i = 0; i < effort(150, 5000); i++) {
			const { name, input } = pick(random, inXml, { name: '', input: new Uint8Array() });
			agree(damaged(input, random), `${name} (${i})`);
		}
	});

	describe.each(['map', 'tileset', 'template'] as const)('any %s', (kind) => {
		const anyDocument = fc
			.oneof(arbitraryDocument(kind), arbitraryDocument(kind, undefined, true))
			.map((doc) => write(doc, { syntax: 'xml' }));

		it('as it was written, and with a mistake', () => {
			fc.assert(
				fc.property(anyDocument, fc.nat(), (bytes, seed) => {
					agree(bytes, kind);
					agree(damaged(bytes, randomFrom(seed)), `${kind}, ${seed}`);
				}),
				{ numRuns: effort(15, 300) },
			);
		});

		it('of which the quick one reads many', () => {
			// A quarter of them: of 300, a tenth is too few to come by chance.
			const quick = fc.sample(anyDocument, 300).filter(isQuick);
			expect(quick.length).toBeGreaterThan(30);
		});
	});

	it('a forbidden character in a document type', () => {
		const map = '<map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="1" tileheight="1"/>';
		for (const character of ['p', '\u0001', '\u000b', '\ufffe', 'é'])
			agree(encode(`<!DOCTYPE map SYSTEM "htt${character}://mapeditor.org/dtd/1.0/map.dtd">${map}`), character);
	});

	it('many chunks that are written in the same way, and some that are not', () => {
		const random = randomFrom(7);
		let count = 0;
		for (let round = 0; round < effort(6, 100); round++) {
			const chunk = (i: number): string => {
				const text = Buffer.from(Array.from({ length: 4 * 16 }, (_, byte) => (byte % 4 > 1 ? 0 : random(7)))).toString('base64');
				return `<chunk x="${4 * (i % 50) - 100}" y="${4 * Math.floor(i / 50)}" width="4" height="4">\n   ${text}\n  </chunk>`;
			};
			const chunks = Array.from({ length: 2500 }, (_, i) => chunk(i));
			const at = random(chunks.length);
			const usual = chunks[at] ?? '';
			const other = pick(
				random,
				[
					...[
						usual,
						usual.replace('x=', 'y='),
						usual.replace(' height', '  height'),
						usual.replace('height="4"', 'height="-4"'),
						usual.replace('>', '/>'),
					],
					...[
						usual.replace('A', '&#65;'),
						usual.replace('A', '!'),
						usual.replace('A', ''),
						usual.replace('</chunk>', ''),
						`<!-- -->${usual}`,
					],
					...[
						usual.replaceAll('"', "'"),
						usual.replace(/\n.*\n/, '\n\n'),
						usual.replace('width="4"', 'width="04"'),
						`${usual}1`,
						usual.slice(0, -3),
					],
				],
				'',
			);
			chunks[at] = other;
			const head = '<map version="1.10" orientation="orthogonal" width="8" height="8" tilewidth="16" tileheight="16" infinite="1">';
			const xml = encode(
				`${head}<layer id="1" name="a" width="8" height="8"><data encoding="base64">\n  ${chunks.join(pick(random, ['\n  ', '', ' '], ''))}</data></layer></map>`,
			);
			if (isQuick(xml)) count++;
			agree(xml, `round ${round}`);
		}
		expect(count).toBeGreaterThan(2);
	});

	it('X6: vertices with any numbers are read quickly', () => {
		const head = '<map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="1" tileheight="1">';
		const xmlOf = (points: string): Uint8Array =>
			encode(`${head}<objectgroup id="1"><object id="1" x="1e-05"><polygon points="${points}"/></object></objectgroup></map>`);
		for (const points of ['0,0 1352.4386181961745,-7.000000000000001', '1e-05,-2.5E+3', '9007199254740993,1 .5,5.', '0.1,0.2 0.3,1e400']) {
			expect(isQuick(xmlOf(points)), points).toBe(true);
			agree(xmlOf(points), points);
		}
		for (const points of ['', '1', '1,2,3', '1,2 ', '1,,2', '1e,2', '1,2 x,3', '&#49;,2', '1,2\n3,4']) agree(xmlOf(points), points);
	});

	it('X4: Wang ids in any form', () => {
		const head = '<tileset version="1.10" name="a" tilewidth="1" tileheight="1" tilecount="1" columns="1">';
		for (const id of [
			'0,1,0,2,0,1,0,2',
			'1,,1,,1,,1,',
			'0x10101010',
			'',
			' 1, 2',
			'1,2,3,x',
			'1,2,3,4,5,6,7,8,9',
			'-1,0,0,0,0,0,0,1.5',
			'1&#44;2',
		])
			agree(
				encode(
					`${head}<wangsets><wangset name="w" type="corner" tile="-1"><wangtile tileid="0" wangid="${id}"/></wangset></wangsets></tileset>`,
				),
				id,
			);
	});

	it('limits', () => {
		const text = `<map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="1" tileheight="1">${'<tileset firstgid="1" source="a.tsx"/>'.repeat(9)}</map>`;
		for (let objects = 1; objects < 40; objects++) {
			const limits = { objects };
			expect(readWith(openText, text, { limits })).toEqual(readWith(thorough, text, { limits }));
		}
	});
});
