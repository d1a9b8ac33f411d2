import { prepareZstd } from '@tilewright/format/zstd-encoder';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import type { Kind, TextChange } from '../../src/index.ts';
import { changeValue, editText, write } from '../../src/index.ts';
import { anyChanges } from '../support/arbitrary-changes.ts';
import { arbitraryDocument } from '../support/arbitrary-document.ts';
import { randomFrom } from '../support/random.ts';

const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

const edited = (file: string, ...changes: readonly TextChange[]): string => {
	const result = editText(file, changes);
	expect(result.refused).toEqual([]);
	return text(result.bytes);
};

const TILESET = `{ "columns":2,
 "image":"a.png",
 "name":"Ground",
 "properties":[
    { "name":"a", "type":"int", "value":1 },
    { "name":"b", "type":"int", "value":2 }
 ],
 "tilecount":4,
 "tileheight":16,
 "tilewidth":16,
 "type":"tileset"
}
`;

describe('a change in JSON keeps the rest of the file', () => {
	it('sets a value', () => {
		expect(edited(TILESET, { type: 'set', pointer: '/tilecount', value: 6 })).toBe(TILESET.replace('"tilecount":4', '"tilecount":6'));
	});

	it('adds a field where the writer would write it, in the style of the file [J7]', () => {
		expect(edited(TILESET, { type: 'set', pointer: '/margin', value: 1 })).toBe(TILESET.replace(' "name"', ' "margin":1,\n "name"'));
		expect(edited(TILESET, { type: 'set', pointer: '/version', value: '1.10' })).toBe(
			TILESET.replace('"type":"tileset"', '"type":"tileset",\n "version":"1.10"'),
		);
		expect(edited(TILESET, { type: 'set', pointer: '/backgroundcolor', value: '#ffffff' })).toBe(
			TILESET.replace('{ "columns"', '{ "backgroundcolor":"#ffffff",\n "columns"'),
		);
	});

	it('removes a field with its line', () => {
		expect(edited(TILESET, { type: 'remove', pointer: '/image' })).toBe(TILESET.replace(' "image":"a.png",\n', ''));
		expect(edited(TILESET, { type: 'remove', pointer: '/type' })).toBe(TILESET.replace(',\n "type":"tileset"', ''));
		expect(edited(TILESET, { type: 'remove', pointer: '/columns' })).toBe(TILESET.replace('"columns":2,\n ', ''));
	});

	it('gives a field another name', () => {
		expect(edited(TILESET, { type: 'rename', pointer: '/image', name: 'source' })).toBe(TILESET.replace('"image"', '"source"'));
	});

	it('adds, moves and removes items', () => {
		const item = { name: 'c', type: 'int', value: 3 };
		expect(edited(TILESET, { type: 'insert', pointer: '/properties/1', value: item })).toBe(
			TILESET.replace('    { "name":"b"', '    { "name":"c", "type":"int", "value":3 },\n    { "name":"b"'),
		);
		const [a, b] = ['{ "name":"a", "type":"int", "value":1 }', '{ "name":"b", "type":"int", "value":2 }'];
		const swapped = TILESET.replace(`${a},\n    ${b}`, `${b},\n    ${a}`);
		expect(edited(TILESET, { type: 'move', pointer: '/properties/1', before: 0 })).toBe(swapped);
		expect(edited(TILESET, { type: 'move', pointer: '/properties/0', before: 2 })).toBe(swapped);
		expect(edited(TILESET, { type: 'move', pointer: '/properties/0', before: 1 })).toBe(TILESET);
		expect(edited(TILESET, { type: 'remove', pointer: '/properties/0' }, { type: 'remove', pointer: '/properties/1' })).toBe(
			TILESET.replace(/\[[^\]]*\]/, '[]'),
		);
	});

	it('changes a moved item', () => {
		const changes: TextChange[] = [
			{ type: 'move', pointer: '/properties/1', before: 0 },
			{ type: 'set', pointer: '/properties/1/value', value: 9 },
		];
		expect(edited(TILESET, ...changes)).toMatch(/"b", "type":"int", "value":9 },\n {4}{ "name":"a"/);
	});

	it('adds and moves items to one place in the order of the changes, whatever else changes', () => {
		const names = (file: string): readonly string[] => [...file.matchAll(/"name":"(.)"/g)].map(([, name = '']) => name);
		const list = '{"type":"tileset","properties":[{"name":"a"},{"name":"b"},{"name":"c"}]}';
		const changes: TextChange[] = [
			{ type: 'set', pointer: '/properties/1/value', value: 9 },
			{ type: 'move', pointer: '/properties/2', before: 0 },
			{ type: 'insert', pointer: '/properties/0', value: { name: 'd' } },
			{ type: 'move', pointer: '/properties/1', before: 0 },
		];
		expect(names(edited(list, ...changes))).toEqual(['c', 'd', 'b', 'a']);
		expect(names(JSON.stringify(changeValue(JSON.parse(list), changes).value))).toEqual(['c', 'd', 'b', 'a']);
	});

	it('fills an empty list, and one on a line', () => {
		const map = '{\n\t"layers": [],\n\t"tilesets": [{"firstgid": 1}],\n\t"type": "map"\n}';
		expect(edited(map, { type: 'insert', pointer: '/layers/-', value: { id: 1 } })).toContain(
			'"layers": [\n\t\t{\n\t\t\t"id": 1\n\t\t}\n\t],',
		);
		expect(edited(map, { type: 'insert', pointer: '/tilesets/0', value: { firstgid: 9 } })).toContain(
			'[{ "firstgid": 9 }, {"firstgid": 1}]',
		);
	});

	it('sets cells, and leaves the lines of those that stay', () => {
		const map = '{"type":"map","layers":[{"data":[1, 2,\n  3, 4]}]}';
		const after = map.replace('3', '7');
		expect(edited(map, { type: 'set', pointer: '/layers/0/data/2', value: 7 })).toBe(after);
		expect(edited(map, { type: 'set', pointer: '/layers/0/data', value: [1, 2, 7, 4] })).toBe(after);
	});

	it('keeps line ends, byte order mark, encoding and the call around a .js export', () => {
		const crlf = TILESET.replaceAll('\n', '\r\n');
		expect(edited(`\ufeff${crlf}`, { type: 'set', pointer: '/margin', value: 1 })).toBe(
			`\ufeff${crlf.replace(' "name"', ' "margin":1,\r\n "name"')}`,
		);
		const wrapped = '(function(name,data){ x(name,data); })("A",\n{"type":"map"});\n';
		expect(edited(wrapped, { type: 'set', pointer: '/width', value: 1 })).toBe(wrapped.replace('"}', '","width":1}'));
		for (const little of [true, false]) {
			const wide = inUtf16(TILESET, little);
			const { bytes } = editText(wide, [{ type: 'set', pointer: '/name', value: 'Wörld' }]);
			expect(bytes).toEqual(inUtf16(TILESET.replace('Ground', 'Wörld'), little));
		}
	});
});

describe('changes that cannot be made', () => {
	const reasons = (file: string, ...changes: readonly TextChange[]): string[] =>
		editText(file, changes).refused.map(({ change, reason }) => `${change.pointer} ${reason}`);

	it('are returned with the reason, and the others are made', () => {
		const { bytes, refused } = editText(TILESET, [
			{ type: 'remove', pointer: '/nothing' },
			{ type: 'set', pointer: '/name', value: 'A' },
			{ type: 'set', pointer: '/name', value: 'B' },
			{ type: 'set', pointer: '/name/x', value: 'C' },
			{ type: 'remove', pointer: '/properties/0' },
			{ type: 'set', pointer: '/properties/0/value', value: 5 },
			{ type: 'insert', pointer: '/properties/7', value: 5 },
			{ type: 'move', pointer: '/image', before: 0 },
			{ type: 'rename', pointer: '/tilewidth', name: 'tileheight' },
		]);
		expect(refused.map(({ change, reason }) => `${change.type} ${change.pointer} ${reason}`).sort()).toEqual([
			'insert /properties/7 missing',
			'move /image not-a-list',
			'remove /nothing missing',
			'rename /tilewidth conflict',
			'set /name conflict',
			'set /name/x gone',
			'set /properties/0/value gone',
		]);
		expect(JSON.parse(text(bytes))).toMatchObject({ name: 'A', properties: [{ name: 'b' }] });
	});

	it('are all of them if the file cannot be read', () => {
		expect(reasons('{"type":"map"', { type: 'set', pointer: '/width', value: 1 })).toEqual(['/width unreadable']);
		expect(reasons('[1]', { type: 'set', pointer: '/0', value: 2 })).toEqual(['/0 unreadable']);
	});

	it('are cells of base64', () => {
		expect(reasons('{"type":"map","layers":[{"data":"AAAA"}]}', { type: 'set', pointer: '/layers/0/data/0', value: 2 })).toEqual([
			'/layers/0/data/0 encoded',
		]);
	});
});

/** Styles of files: the same value in another text. */
const STYLES: readonly ((value: unknown) => string)[] = [
	(value) => JSON.stringify(value),
	(value) => JSON.stringify(value, null, 1),
	(value) => `${JSON.stringify(value, null, '\t')}\n`,
	(value) => `\ufeff${JSON.stringify(value, null, 4).replaceAll('\n', '\r\n')}`,
	// As old versions of Tiled wrote it.
	(value) =>
		JSON.stringify(value, null, 2)
			.replace(/,\n/g, ', \n')
			.replace(/{\n\s*/g, '{ ')
			.replace(/": ([[{])/g, '":\n   $1'),
	(value) => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' '),
];

describe('any changes of any document', () => {
	beforeAll(prepareZstd);

	const kind = fc.constantFrom<Kind>('map', 'tileset', 'template', 'world');
	const cases = kind.chain((name) =>
		fc.tuple(arbitraryDocument(name), fc.nat(), fc.integer({ min: 1, max: 12 }), fc.nat(STYLES.length - 1)),
	);

	it('editing, then reading equals reading, then changing', () => {
		fc.assert(
			fc.property(cases, ([doc, seed, count, style]) => {
				const file = STYLES[style]?.(JSON.parse(text(write(doc)))) ?? '';
				const value: unknown = JSON.parse(file.replace(/^\ufeff/, ''));
				const changes = anyChanges(value, count, randomFrom(seed));
				const expected = changeValue(value, changes);
				const { bytes, refused, edits } = editText(file, changes);
				const isOpen = expected.value !== null && typeof expected.value === 'object';
				expect(JSON.parse(text(bytes).replace(/^\ufeff/, ''))).toEqual(expected.value);
				expect(isOpen ? sorted(refused) : []).toEqual(isOpen ? sorted(expected.refused) : []);
				let before = 0;
				for (const { start, end } of edits) {
					expect(start).toBeGreaterThanOrEqual(before);
					before = end;
				}
			}),
			{ numRuns: effort(60, 1500) },
		);
	});

	it('ten thousand changes take one pass', () => {
		const layers = [{ type: 'objectgroup', objects: Array.from({ length: 10_000 }, (_, id) => ({ id, name: `object ${id}` })) }];
		const file = JSON.stringify({ type: 'map', layers }, null, 1);
		const changes = layers[0]?.objects.map(({ id }): TextChange => ({ type: 'set', pointer: `/layers/0/objects/${id}/id`, value: id + 1 }));
		expect(JSON.parse(edited(file, ...(changes ?? []))).layers[0].objects[9999].id).toBe(10_000);
	});
});

const sorted = (refused: readonly { readonly change: TextChange; readonly reason: string }[]): string[] =>
	refused.map(({ change, reason }) => `${change.type} ${change.pointer} ${reason}`).sort();

function inUtf16(characters: string, little: boolean): Uint8Array {
	const bytes = new Uint8Array(2 + characters.length * 2);
	const view = new DataView(bytes.buffer);
	view.setUint16(0, 0xfeff, little);
	for (let i = 0; i < characters.length; i++) view.setUint16(2 + i * 2, characters.charCodeAt(i), little);
	return bytes;
}

it('a hundred and thirty thousand changes are no problem', () => {
	const objects = Array.from({ length: 130_000 }, () => ({ id: 1 }));
	const changes = objects.map((_, id): TextChange => ({ type: 'set', pointer: `/layers/0/objects/${id}/id`, value: id + 2 }));
	const json = JSON.stringify({ type: 'map', layers: [{ type: 'objectgroup', objects }] });
	expect(text(editText(json, changes).bytes)).toMatch(/\{"id":130001\}\]\}\]\}$/);
	const xml = `<map><objectgroup>${'<object id="1"/>'.repeat(objects.length)}</objectgroup></map>`;
	expect(text(editText(xml, changes).bytes)).toMatch(/<object id="130001"\/><\/objectgroup><\/map>$/);
});
