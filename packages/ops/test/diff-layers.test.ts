import { describe, expect, it } from 'vitest';
import { changesOf, described } from './support/diff.ts';
import { mapWith, objectOf } from './support/sample-documents.ts';

const layersOf = (...layers: object[]): object => ({ ...mapWith([{ firstgid: 1, source: 'trees.tsj' }]), nextlayerid: 50, layers });
const things = (id: number, name: string, objects: object[] = [], more: object = {}): object => ({
	id,
	name,
	type: 'objectgroup',
	objects,
	...more,
});
const group = (id: number, name: string, ...layers: object[]): object => ({ id, name, type: 'group', layers });
const [SKY, ROOF, DOORS] = [things(1, 'Sky'), things(2, 'Roof'), things(3, 'Doors')];

describe('layers', () => {
	it('are matched by id: renamed, changed, added, removed', () => {
		const after = layersOf(things(1, 'Clouds', [], { opacity: 0.5, mood: 'grey' }), DOORS, things(9, 'Roof', [objectOf(1)]));
		expect(described(layersOf(SKY, ROOF, DOORS), after)).toEqual([
			'layer "Roof" (id 2): removed: object layer',
			'layer "Clouds" (id 1):',
			'  mood set to "grey"',
			'  renamed from "Sky" to "Clouds"',
			'  opacity 1 → 0.5',
			'layer "Roof" (id 9): added: object layer, 1 object',
		]);
	});

	it('have addresses in both documents', () => {
		const [change] = changesOf(layersOf(SKY, group(5, 'Town', ROOF)), layersOf(group(5, 'Town', SKY, { ...ROOF, visible: false })), {});
		expect(change).toEqual({
			change: 'moved',
			subject: {
				kind: 'layer',
				type: 'objectgroup',
				id: 1,
				name: 'Sky',
				before: { pointer: '/layers/0', path: [0], id: 1, name: 'Sky' },
				after: { pointer: '/layers/0/layers/0', path: [0, 0], id: 1, name: 'Sky' },
			},
			from: null,
			to: { pointer: '/layers/0', path: [0], id: 5, name: 'Town' },
		});
	});

	it('move into groups, out of them, and to other positions', () => {
		const before = layersOf(SKY, ROOF, DOORS, group(5, 'Town'));
		expect(described(before, layersOf(DOORS, SKY, ROOF, group(5, 'Town')))).toEqual(['layer "Doors" (id 3): position in the list 2 → 0']);
		const inTown = layersOf(SKY, DOORS, group(5, 'Town', ROOF));
		expect(described(before, inTown)).toEqual(['layer "Roof" (id 2): moved from the top level to "Town"']);
		expect(described(inTown, before)).toEqual(['layer "Roof" (id 2): moved from "Town" to the top level']);
		expect(described(inTown, layersOf(SKY, DOORS, ROOF))).toEqual([
			'layer "Town" (id 5): removed: group, 1 layer',
			'layer "Roof" (id 2): moved from "Town" to the top level',
		]);
	});

	it('are matched by name and type, or else by position, if ids are not unique', () => {
		const twice = layersOf(things(7, 'Sky'), things(7, 'Roof'), things(7, ''));
		expect(described(twice, layersOf(things(7, 'Roof'), things(7, 'Sky', [], { opacity: 0 }), things(7, '')))).toEqual([
			'layer "Roof" (id 7): position in the list 1 → 0',
			'layer "Sky" (id 7): opacity 1 → 0',
		]);
		expect(described(twice, layersOf(things(7, 'Sky'), things(7, 'Walls'), things(7, '')))).toEqual([
			'layer "Walls" (id 7): renamed from "Roof" to "Walls"',
		]);
	});

	it('layers of different types are never matched', () => {
		expect(described(layersOf(SKY), layersOf(group(1, 'Sky')))).toEqual([
			'layer "Sky" (id 1): removed: object layer',
			'layer "Sky" (id 1): added: group',
		]);
	});
});

describe('objects', () => {
	const door = (id: number, more: object = {}): object =>
		objectOf(id, { name: 'door', type: 'Door', x: 32, y: 64, width: 16, height: 16, ...more });
	const onLayer = (...objects: object[]): object => layersOf(things(4, 'Things', objects));

	it('are moved, resized, rotated, renamed, or get another class', () => {
		expect(described(onLayer(door(17)), onLayer(door(17, { x: 48 })))).toEqual([
			'object 17 "door" in "Things": moved from (32, 64) to (48, 64)',
		]);
		expect(described(onLayer(door(17)), onLayer(door(17, { height: 8, rotation: 90, name: 'gate', type: '' })))).toEqual([
			'object 17 "gate" in "Things": resized from 16 × 16 to 16 × 8; renamed from "door" to "gate"; rotation 0 → 90; type "Door" → ""',
		]);
	});

	it('have addresses in both documents', () => {
		const layer = { pointer: '/layers/0', path: [0], id: 4, name: 'Things' };
		expect(changesOf(onLayer(door(2), door(17)), onLayer(door(17, { y: 0 })))).toEqual([
			{
				change: 'removed',
				subject: { kind: 'object', id: 2, name: 'door', before: { id: 2, pointer: '/layers/0/objects/0', layer } },
				value: expect.objectContaining({ id: 2, x: 32, y: 64 }),
				holds: {},
			},
			{
				change: 'position',
				subject: {
					kind: 'object',
					id: 17,
					name: 'door',
					before: { id: 17, pointer: '/layers/0/objects/1', layer },
					after: { id: 17, pointer: '/layers/0/objects/0', layer },
				},
				before: { x: 32, y: 64 },
				after: { x: 32, y: 0 },
			},
		]);
	});

	it('are added, removed, reordered, or moved to another layer', () => {
		expect(described(onLayer(door(1), door(2), door(3)), onLayer(door(3), door(1), door(4)))).toEqual([
			'object 2 "door" in "Things": removed at (32, 64)',
			'object 3 "door" in "Things": position in the list 2 → 0',
			'object 4 "door" in "Things": added at (32, 64)',
		]);
		const before = layersOf(things(4, 'Things', [door(1), door(2)]), SKY);
		expect(described(before, layersOf(things(4, 'Things', [door(2)]), things(1, 'Sky', [door(1)])))).toEqual([
			'object 1 "door" in "Sky": moved from "Things" to "Sky"',
		]);
		expect(described(before, layersOf(things(1, 'Sky', [door(1)])))).toEqual([
			'layer "Things" (id 4): removed: object layer, 2 objects',
			'object 1 "door" in "Sky": moved from "Things" to "Sky"',
		]);
	});

	it('with an id that is used twice are matched by their position in the layer, wherever the layer is', () => {
		const crates = (x: number): object => things(4, 'Things', [objectOf(1, { x: 8 }), objectOf(1, { x })]);
		expect(described(layersOf(SKY, crates(16)), layersOf(SKY, ROOF, crates(24)))).toEqual([
			'layer "Roof" (id 2): added: object layer',
			'object 1 in "Things": moved from (16, 0) to (24, 0)',
		]);
	});

	it('get other shapes, texts and templates', () => {
		const vertices = (x: number): object => ({
			polygon: [
				{ x: 0, y: 0 },
				{ x, y: 8 },
			],
		});
		expect(described(onLayer(objectOf(1, vertices(4))), onLayer(objectOf(1, vertices(5))))).toEqual([
			'object 1 in "Things": polygon [{"x":0,"y":0},{"x":4,"y":8}] → [{"x":0,"y":0},{"x":5,"y":8}]',
		]);
		expect(described(onLayer(objectOf(1)), onLayer(objectOf(1, { ellipse: true })))).toEqual(['object 1 in "Things": ellipse set to true']);
		const text = (more: object): object => onLayer(objectOf(1, { text: { text: 'Inn', ...more } }));
		expect(described(text({}), text({ text: 'Old\nInn', bold: true }))).toEqual([
			'object 1 in "Things": text.bold false → true; text.text "Inn" → "Old\\nInn"',
		]);
		const instance = (template: string, more: object = {}): object => onLayer({ id: 1, template, x: 0, y: 0, ...more });
		expect(described(instance('chest.tj'), instance('box.tj', { properties: [{ name: 'gold', type: 'int', value: 1 }] }))).toEqual([
			'object 1 in "Things": template "chest.tj" → "box.tj"; property "gold" added: int 1',
		]);
	});

	it('are unchanged if another GID means the same tile [G3, G6]', () => {
		const map = (firstgid: number, gid: number | undefined): object => ({
			...mapWith([{ firstgid, source: 'trees.tsj' }], [objectOf(1, { gid })]),
		});
		expect(described(map(1, 3), map(11, 13))).toEqual(['tileset "trees.tsj": firstgid 1 → 11']);
		expect(described(map(1, 13), map(11, 13))).toEqual([
			'tileset "trees.tsj": firstgid 1 → 11',
			'object 1 in "objects": tile trees#12 → trees#2',
		]);
		expect(described(map(1, 3), map(1, undefined))).toEqual(['object 1 in "objects": tile trees#2 → nothing']);
	});
});

describe('kept fields that have no meaning [N8]', () => {
	const tiles = (more: object): object => ({ id: 4, name: 'tiles', type: 'tilelayer', width: 1, height: 1, data: [1], ...more });
	const infinite = (more: object): object => ({ id: 4, name: 'tiles', type: 'tilelayer', width: 1, height: 1, chunks: [], ...more });

	it.each([
		['an infinite layer with an `image`', infinite({ image: 'a.png' }), infinite({ image: 'b.png' }), 'image'],
		['an object layer with `data`', things(4, 'tiles', [], { data: [1] }), things(4, 'tiles', [], { data: [2] }), 'data'],
		['a tile layer with `objects`', tiles({ objects: [{ id: 1 }] }), tiles({ objects: [{ id: 2 }] }), 'objects'],
		[
			'an object layer with `encoding`',
			things(4, 'tiles', [], { encoding: 'csv' }),
			things(4, 'tiles', [], { encoding: 'base64' }),
			'encoding',
		],
		['a group with an `image`', { ...group(4, 'tiles'), image: 'a.png' }, { ...group(4, 'tiles'), image: 'b.png' }, 'image'],
	])('are listed, and the list says so: %s', (_, before, after, field) => {
		expect(changesOf(layersOf(before), layersOf(after))).toEqual([
			expect.objectContaining({ change: 'field', field: `/${field}`, inapplicable: true }),
		]);
		expect(described(layersOf(before), layersOf(after))).toEqual([
			expect.stringMatching(new RegExp(`^layer "tiles" \\(id 4\\): ${field} .* → .* \\(has no meaning here\\)$`)),
		]);
		expect(described(layersOf(before), layersOf(before))).toEqual([]);
	});

	it('also in references to tilesets and in objects', () => {
		const reference = (more: object): object => mapWith([{ firstgid: 1, source: 'trees.tsj', ...more }]);
		expect(described(reference({ columns: 5, tileoffset: { x: 1 } }), reference({ columns: 6, tileoffset: { x: 2 }, tiles: [1] }))).toEqual(
			[
				'tileset "trees.tsj":',
				'  columns 5 → 6 (has no meaning here)',
				'  tileoffset {"x":1} → {"x":2} (has no meaning here)',
				'  tiles set to [1] (has no meaning here)',
			],
		);
		const text = (more: object): object => mapWith([], [objectOf(1, { text: { text: 'a' }, ...more })]);
		expect(described(text({}), text({ polygon: [{ x: 0, y: 0 }] }))).toEqual([
			'object 1 in "objects": polygon set to [{"x":0,"y":0}] (has no meaning here)',
		]);
	});

	it('a field that has a meaning on one side is an ordinary change', () => {
		const objects = (more: object): object => mapWith([], [objectOf(1, { polygon: [{ x: 0, y: 0 }], ...more })]);
		const changes = changesOf(objects({}), objects({ polygon: [{ x: 1, y: 0 }], text: { text: 'a' } }));
		expect(changes.map((change) => 'inapplicable' in change)).toEqual([false, false]);
	});
});
