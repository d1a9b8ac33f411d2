import type { Document, Issue } from '@tilewright/format';
import { read, readCustomTypes } from '@tilewright/format';
import { lint, memoryLoader, validate } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';

const fields = { width: 1, height: 1, tilewidth: 8, tileheight: 8, layers: [], tilesets: [], orientation: 'orthogonal' };
const grass = { name: 'grass', image: 'grass.png', imagewidth: 16, imageheight: 8, tilewidth: 8, tileheight: 8, tilecount: 2, columns: 2 };
const documentOf = (value: object): Document => {
	const { doc } = read(JSON.stringify(value));
	if (doc === undefined) throw new Error('The document has errors.');
	return doc;
};
const briefly = (issues: readonly Issue[]): string[] => issues.map(({ code, pointer }) => `${code} ${pointer}`);

describe('the tile of a template', () => {
	const template = (gid: number, tileset?: object): Document =>
		documentOf({ type: 'template', object: { x: 0, y: 0, width: 8, height: 8, gid }, ...(tileset && { tileset }) });

	it('is in the embedded tileset of the template', () => {
		expect(lint({ doc: template(2, { firstgid: 1, ...grass }) })).toEqual([]);
		expect(briefly(lint({ doc: template(3, { firstgid: 1, ...grass }) }))).toEqual(['gid-past-end /object/gid']);
		expect(briefly(lint({ doc: template(3) }))).toEqual(['gid-without-tileset /object/gid']);
		// The flips do not count.
		expect(lint({ doc: template(2 ** 31 + 2, { firstgid: 1, ...grass }) })).toEqual([]);
	});

	it('is in its external tileset', async () => {
		const files = (gid: number): Record<string, string> => ({
			'coin.tj': JSON.stringify({ type: 'template', tileset: { firstgid: 1, source: 'grass.tsj' }, object: { width: 8, height: 8, gid } }),
			'grass.tsj': JSON.stringify({ type: 'tileset', ...grass }),
		});
		expect((await validate('coin.tj', memoryLoader(files(2)))).issues).toEqual([]);
		expect(briefly((await validate('coin.tj', memoryLoader(files(3)))).issues)).toEqual(['gid-past-end /object/gid']);
	});
});

it('members of classes that are objects refer to objects of the map, as the project says', () => {
	const members = [{ name: 'target', type: 'object', value: 0 }];
	const doc = documentOf({
		type: 'map',
		...fields,
		properties: [
			{ name: 'door', type: 'class', propertytype: 'Door', value: { target: 7, width: 7 } },
			{ name: 'doors', type: 'list', value: [{ type: 'class', propertytype: 'Door', value: { target: 8 } }] },
		],
	});
	const { types } = readCustomTypes(JSON.stringify([{ id: 1, name: 'Door', type: 'class', useAs: ['property'], members }]));
	if (types === undefined) throw new Error('There are no types.');
	expect(briefly(lint({ doc, types })).filter((line) => line.startsWith('missing-object'))).toEqual([
		'missing-object /properties/0/value/target',
		'missing-object /properties/1/value/0/value/target',
	]);
	expect(lint({ doc })).toEqual([]);
});

it.each(['ff0000', '#8fff', '#fff', '0xff0000', 'aabbccdd', 'red', 'transparent', '#12'])(
	'%s as the value of a color is found, also in lists and members of classes [N7]',
	(value) => {
		const color = { name: 'c', type: 'color', value };
		const list = { name: 'l', type: 'list', value: [{ type: 'color', value }] };
		const door = { name: 'd', type: 'class', propertytype: 'Door', value: { paint: value } };
		const doc = documentOf({ type: 'map', ...fields, properties: [color, door, list] });
		const { types } = readCustomTypes(
			JSON.stringify([{ id: 1, name: 'Door', type: 'class', useAs: ['property'], members: [{ name: 'paint', type: 'color', value: '' }] }]),
		);
		if (types === undefined) throw new Error('There are no types.');
		expect(briefly(lint({ doc, types }))).toEqual(
			['0/value', '1/value/paint', '2/value/0/value'].map((place) => `property-value /properties/${place}`),
		);
	},
);

it.each(['', '#ff0000', '#80FF0000'])('"%s" as the value of a color is fine [N7]', (value) => {
	expect(lint({ doc: documentOf({ type: 'map', ...fields, properties: [{ name: 'c', type: 'color', value }] }) })).toEqual([]);
});

it('a tile that a tileset file lists twice is found, as in a map', () => {
	const { issues } = read(JSON.stringify({ type: 'tileset', ...grass, tiles: [{ id: 0 }, { id: 1 }, { id: 0 }] }));
	expect(issues).toMatchObject([{ code: 'duplicate-tile', pointer: '/tiles/2', message: expect.stringContaining('/tiles/0') }]);
});

it('the box of chunks is checked in JSON alone: XML does not say where it begins', () => {
	const layer = { type: 'tilelayer', id: 1, name: 'a', width: 1, height: 1, chunks: [{ x: 5, y: 0, width: 1, height: 1, data: [1] }] };
	const doc = documentOf({ type: 'map', ...fields, infinite: true, layers: [{ ...layer, startx: 0, starty: 0 }] });
	expect(briefly(lint({ doc, syntax: 'json' }))).toEqual(['chunk-outside-box /layers/0/chunks/0']);
	expect(lint({ doc, syntax: 'xml' })).toEqual([]);
});
