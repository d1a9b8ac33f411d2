import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import type { AsIsDocument, Kind, TextChange } from '../../src/index.ts';
import { changeValue, editText, read, write } from '../../src/index.ts';
import { anyChanges } from '../support/arbitrary-changes.ts';
import { arbitraryDocument } from '../support/arbitrary-document.ts';
import { randomFrom } from '../support/random.ts';
import { difference } from '../support/same.ts';

const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

const edited = (file: string, ...changes: readonly TextChange[]): string => {
	const result = editText(file, changes);
	expect(result.refused).toEqual([]);
	return text(result.bytes);
};

const MAP = `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="2" height="2" tilewidth="16" tileheight="16" infinite="0" nextobjectid="3">
  <!-- kept -->
  <tileset firstgid="1" source="a.tsx"/>
  <tileset firstgid="9" source='b.tsx'/>
  <layer id="1" name="Ground" width="2" height="2">
    <data encoding="csv">
1,2,
3,4
</data>
  </layer>
  <objectgroup id="2" name="Things">
    <object id="1" name="Door" x="0" y="0">
      <properties>
        <property name="open" type="bool" value="true"/>
      </properties>
      <polygon points="0,0 4,0 4,4"/>
    </object>
    <object id="2" x="1" y="1"/>
  </objectgroup>
</map>
`;

describe('a change in XML keeps the rest of the file', () => {
	it('sets an attribute', () => {
		expect(edited(MAP, { type: 'set', pointer: '/nextobjectid', value: 9 })).toBe(MAP.replace('nextobjectid="3"', 'nextobjectid="9"'));
		expect(edited(MAP, { type: 'set', pointer: '/tilesets/1/source', value: "it's" })).toBe(MAP.replace("'b.tsx'", "'it&apos;s'"));
		expect(edited(MAP, { type: 'set', pointer: '/infinite', value: true })).toBe(MAP.replace('infinite="0"', 'infinite="1"'));
	});

	it('adds an attribute where the writer would write it [X9]', () => {
		expect(edited(MAP, { type: 'set', pointer: '/nextlayerid', value: 3 })).toBe(
			MAP.replace(' nextobjectid', ' nextlayerid="3" nextobjectid'),
		);
		expect(edited(MAP, { type: 'set', pointer: '/layers/1/objects/1/name', value: 'a"b' })).toBe(
			MAP.replace('<object id="2" x', '<object id="2" name="a&quot;b" x'),
		);
	});

	it('removes an attribute, and gives one another name', () => {
		expect(edited(MAP, { type: 'remove', pointer: '/layers/0/name' })).toBe(MAP.replace(' name="Ground"', ''));
		const older = MAP.replace('name="Door"', 'name="Door" class="door"');
		expect(edited(older, { type: 'rename', pointer: '/layers/1/objects/0/class', name: 'type' })).toBe(older.replace('class=', 'type='));
	});

	it('adds, moves and removes elements with their lines', () => {
		expect(edited(MAP, { type: 'move', pointer: '/tilesets/1', before: 0 })).toBe(
			MAP.replace(/( {2}<tileset .*a\.tsx"\/>\n)( {2}<tileset .*b\.tsx'\/>\n)/, '$2$1'),
		);
		expect(edited(MAP, { type: 'remove', pointer: '/layers/1/objects/1' })).toBe(MAP.replace('    <object id="2" x="1" y="1"/>\n', ''));
		expect(edited(MAP, { type: 'insert', pointer: '/tilesets/1', value: { firstgid: 5, source: 'c.tsx' } })).toBe(
			MAP.replace('  <tileset firstgid="9"', '  <tileset firstgid="5" source="c.tsx"/>\n  <tileset firstgid="9"'),
		);
		expect(edited(MAP, { type: 'remove', pointer: '/layers/1/objects/0/properties/0' })).toBe(
			MAP.replace(/ {6}<properties>[\s\S]*<\/properties>\n/, ''),
		);
	});

	it('adds and moves elements to one place in the order of the changes, whatever else changes', () => {
		const changes: TextChange[] = [
			{ type: 'set', pointer: '/layers/1/objects/1/name', value: 'Key' },
			{ type: 'insert', pointer: '/layers/1/objects/-', value: { name: 'Lamp' } },
			{ type: 'move', pointer: '/layers/1/objects/0', before: 3 },
			{ type: 'move', pointer: '/layers/1/objects/1', before: 3 },
		];
		const map = MAP.replace('  </objectgroup>', '    <object id="3" name="Tree"/>\n  </objectgroup>');
		const names = [...edited(map, ...changes).matchAll(/<object .*?name="(.*?)"/g)].map(([, name]) => name);
		expect(names).toEqual(['Tree', 'Lamp', 'Door', 'Key']);
	});

	it('fills an empty element', () => {
		const property = { name: 'n', type: 'int', value: 4 };
		expect(edited(MAP, { type: 'insert', pointer: '/layers/1/objects/1/properties/-', value: property })).toBe(
			MAP.replace(
				'<object id="2" x="1" y="1"/>',
				'<object id="2" x="1" y="1">\n      <properties>\n        <property name="n" type="int" value="4"/>\n      </properties>\n    </object>',
			),
		);
		expect(edited(MAP, { type: 'set', pointer: '/layers/1/objects/1/ellipse', value: true })).toContain(
			'<object id="2" x="1" y="1">\n      <ellipse/>\n    </object>',
		);
	});

	it('sets cells and vertices', () => {
		expect(edited(MAP, { type: 'set', pointer: '/layers/0/data/2', value: 77 })).toBe(MAP.replace('\n3,', '\n77,'));
		expect(edited(MAP, { type: 'set', pointer: '/layers/1/objects/0/polygon/1/x', value: 5 })).toBe(MAP.replace('4,0 4,4', '5,0 4,4'));
		const cells = MAP.replace(/<data[\s\S]*<\/data>/, '<data><tile gid="1"/><tile/><tile gid="3"/><tile/></data>');
		expect(edited(cells, { type: 'set', pointer: '/layers/0/data/1', value: 6 })).toBe(cells.replace('<tile/>', '<tile gid="6"/>'));
	});

	it('sets a number of a list that is one attribute [X5]', () => {
		const tileset = (wangid: string): string =>
			`<tileset tilewidth="1" tileheight="1"><wangsets><wangset><wangtile tileid="0" wangid="${wangid}"/></wangset></wangsets></tileset>`;
		const set = (value: number): TextChange => ({ type: 'set', pointer: '/wangsets/0/wangtiles/0/wangid/7', value });
		expect(edited(tileset('1,0,0,0,0,0,0,3'), set(2))).toBe(tileset('1,0,0,0,0,0,0,2'));
		expect(edited(tileset('0x10000001'), set(2))).toBe(tileset('0x20000001'));
		expect(edited(tileset('0x10000001'), set(16))).toBe(tileset('1,0,0,0,0,0,0,16'));
	});

	it('changes a value of a property', () => {
		expect(edited(MAP, { type: 'set', pointer: '/layers/1/objects/0/properties/0/value', value: false })).toBe(
			MAP.replace('value="true"', 'value="false"'),
		);
	});

	it('keeps line ends and a byte order mark', () => {
		const crlf = `\ufeff${MAP.replaceAll('\n', '\r\n')}`;
		expect(edited(crlf, { type: 'insert', pointer: '/tilesets/0', value: { firstgid: 5, source: 'c.tsx' } })).toBe(
			crlf.replace('  <tileset', '  <tileset firstgid="5" source="c.tsx"/>\r\n  <tileset'),
		);
	});

	it('refuses a change once: an item of a property that is no list', () => {
		const change: TextChange = { type: 'insert', pointer: '/layers/1/objects/0/properties/0/value', value: 1 };
		expect(editText(MAP, [change]).refused).toEqual([{ change, reason: 'not-a-list' }]);
	});

	it('writes each attribute once: of several changes to one name the first counts, renames before new fields', () => {
		const file = MAP.replace('<object id="2" x="1" y="1"/>', '<object id="2" x="1" y="1" a="1" b="2"/>');
		const object = '/layers/1/objects/1';
		const renames: readonly TextChange[] = [
			{ type: 'rename', pointer: `${object}/a`, name: 'c' },
			{ type: 'rename', pointer: `${object}/b`, name: 'c' },
		];
		const twice = editText(file, renames);
		expect(twice.refused).toEqual([{ change: renames[1], reason: 'conflict' }]);
		expect(text(twice.bytes)).toBe(file.replace(' a="1"', ' c="1"'));
		const added: TextChange = { type: 'set', pointer: `${object}/c`, value: 'new' };
		const [first] = renames;
		const both = editText(file, first === undefined ? [] : [added, first]);
		expect(both.refused).toEqual([{ change: added, reason: 'conflict' }]);
		expect(text(both.bytes)).toBe(file.replace(' a="1"', ' c="1"'));
	});

	it('refuses a field without a name, and a change of `infinite` that would change an empty layer, too [X2]', () => {
		const unnamed: TextChange = { type: 'set', pointer: '/editorsettings', value: { '': {} } };
		expect(editText(MAP, [unnamed]).refused).toEqual([{ change: unnamed, reason: 'not-in-xml' }]);
		const infinite: TextChange = { type: 'set', pointer: '/infinite', value: true };
		const empty = MAP.replace(/<data[\s\S]*<\/data>/, '<data encoding="csv"></data>');
		expect(editText(empty, [infinite]).refused).toEqual([{ change: infinite, reason: 'not-in-xml' }]);
		const same: TextChange = { type: 'set', pointer: '/infinite', value: false };
		expect(editText(empty, [same]).refused).toEqual([]);
	});

	it('refuses what XML cannot hold', () => {
		const { refused, bytes } = editText(MAP, [
			{ type: 'set', pointer: '/layers/0/startx', value: 5 },
			{ type: 'set', pointer: '/width', value: null },
			{ type: 'set', pointer: '/ours', value: 5 },
			{ type: 'set', pointer: '/layers/0/data/9', value: 5 },
			{ type: 'remove', pointer: '/layers/0/opacity' },
		]);
		expect(refused.map(({ change, reason }) => `${change.pointer} ${reason}`).sort()).toEqual([
			'/layers/0/data/9 missing',
			'/layers/0/opacity missing',
			'/layers/0/startx not-in-xml',
			'/ours wrong-type',
			'/width wrong-type',
		]);
		expect(text(bytes)).toBe(MAP);
	});
});

/** Styles of files: the same document in another text. */
const STYLES: readonly ((file: string) => string)[] = [
	(file) => file,
	(file) => `\ufeff${file.replaceAll('\n', '\r\n')}`,
	// Attributes on lines of their own.
	(file) => file.replace(/ (name|id|type)="/g, '\n   $1="'),
	(file) => file.replace(/(<(?:map|object|tileset|property)[ >])/g, '<!-- <object> --> $1').replace(/^(?:<!--.*--> )+(?=<)/, ''),
];

describe('any changes of any document in XML', () => {
	const kind = fc.constantFrom<Kind>('map', 'tileset', 'template');
	const cases = kind.chain((name) =>
		fc.tuple(arbitraryDocument(name, undefined, true), fc.nat(), fc.integer({ min: 1, max: 8 }), fc.nat(STYLES.length), fc.boolean()),
	);

	it('editing, then reading equals reading, then changing', () => {
		let made = 0;
		fc.assert(
			fc.property(cases, ([doc, seed, count, style, minimize]) => {
				const file = (STYLES[style] ?? STYLES[0])?.(text(write(doc, { syntax: 'xml', encoding: 'csv', minimize }))) ?? '';
				const { doc: asIs } = read(file, { upgrade: false });
				if (asIs === undefined) return;
				const changes = [...anyChanges(asIs, count, randomFrom(seed)).filter(isSameInJson), ...decidingChanges(asIs)];
				const { bytes, refused, edits } = editText(file, changes);
				const lost = new Set(refused.map(({ change }) => change));
				const accepted = changes.filter((change) => !lost.has(change));
				made += accepted.length;
				const after = changeValue(asIs, accepted);
				const actual = read(bytes, { upgrade: false });
				expect(actual.issues.filter(({ code }) => code === 'xml-syntax')).toEqual([]);
				// A new element has no attributes at their defaults: then the documents are the same only after reading has filled them in.
				if (actual.doc !== undefined && difference(withoutTypes(actual.doc), withoutTypes(after.value)) !== undefined) {
					const [filled, expected] = [read(bytes), read(JSON.stringify(after.value))];
					if (expected.doc === undefined) return;
					const found = filled.doc === undefined ? filled.issues : difference(withoutTypes(filled.doc), withoutTypes(expected.doc));
					expect(found === undefined ? [] : [found, difference(withoutTypes(actual.doc), withoutTypes(after.value)), accepted]).toEqual([]);
				}
				let before = 0;
				for (const { start, end } of edits) {
					expect(start).toBeGreaterThanOrEqual(before);
					before = end;
				}
			}),
			{ numRuns: effort(60, 1500), endOnFailure: true },
		);
		expect(made).toBeGreaterThan(50);
	});
});

/** A value without a known type has in JSON a type of its own (rule U6); in XML it is a text. */
const isSameInJson = ({ pointer }: TextChange): boolean => !/\/(?:properties|value)\/\d+\/type$/.test(pointer);

/** Changes of what decides the meaning of other parts of a document. */
function decidingChanges(doc: AsIsDocument): TextChange[] {
	const { infinite, wangsets } = doc;
	const sets = Array.isArray(wangsets) ? wangsets : [];
	return [
		...(infinite === undefined ? [] : [{ type: 'set', pointer: '/infinite', value: infinite !== true } as const]),
		...sets.map((_, i) => ({ type: 'set', pointer: `/wangsets/${i}/type`, value: i % 2 === 0 ? 'corner' : 'edge' }) as const),
	];
}

/**
 * A document without what JSON or XML cannot hold, what XML readers compute, and without the version of the program, which has another
 * name in XML if it is missing.
 */
const withoutTypes = (doc: unknown): unknown =>
	JSON.parse(
		JSON.stringify(doc, (key, value: unknown) => (APART.has(key) ? undefined : value instanceof Uint32Array ? [...value] : value)),
	);

const APART: ReadonlySet<string> = new Set(['membertypes', 'tiledversion', 'editorversion', 'startx', 'starty']);
