import type { Property } from '@tilewright/format';
import { propertyValues, write } from '@tilewright/format';
import { resolveTypes } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { classOf, typesOf } from './support/custom-types.ts';
import { objectsOf } from './support/layer-contents.ts';
import { documentOf, graphOf, mapOf } from './support/memory-graph.ts';
import { embeddedOf, mapWith, objectOf, tilesetOf } from './support/sample-documents.ts';

const property = (name: string, value: unknown, more: object = {}): object => ({ name, type: 'string', value, ...more });

const values = (of: { readonly properties?: readonly Property[] } | undefined): object => propertyValues(of ?? {});

describe('resolveTypes', () => {
	it("adds the class and properties of the tile to objects without custom types; the object's own override them [T3, P4, J9]", () => {
		const tiles = [
			{ id: 0, type: 'Tree', properties: [property('kind', 'oak'), property('guide', 'oak.txt', { type: 'file' })] },
			{ id: 1, properties: [property('kind', 'none')] },
		];
		const graph = graphOf({
			'maps/m.tmj': mapWith(
				[{ firstgid: 1, source: '../tiles/x.tsj' }, embeddedOf(5, 'in', 4, { tiles })],
				[
					objectOf(1, { gid: 0x80000001 }),
					objectOf(2, { gid: 5, type: 'Own', properties: [property('kind', 'own'), property('a', 'b')] }),
					objectOf(3, { gid: 6 }),
					objectOf(4, { gid: 4 }),
				],
			),
			'tiles/x.tsj': tilesetOf('x', 4, { tiles }),
		});
		const { doc } = resolveTypes(mapOf(graph, 'maps/m.tmj'), 'maps/m.tmj', graph);
		const [first, second, third, fourth] = objectsOf(doc);
		expect([first?.type, values(first)]).toEqual(['Tree', { guide: '../tiles/oak.txt', kind: 'oak' }]);
		expect([second?.type, values(second)]).toEqual(['Own', { a: 'b', guide: 'oak.txt', kind: 'own' }]);
		expect([third?.type, values(third)]).toEqual(['', { kind: 'none' }]);
		expect([fourth?.type, values(fourth)]).toEqual(['', {}]);
	});

	it('adds the members of a class wherever the class applies [T3, P2]', () => {
		const types = typesOf(
			classOf('Any', [['m', 'int', 7]]),
			classOf('Tiles', [['t', 'int', 8]], ['tile']),
			classOf('Tiles', [['o', 'int', 9]], ['object']),
		);
		const graph = graphOf({
			'x.tsj': tilesetOf('x', 4, {
				class: 'Any',
				tiles: [
					{ id: 0, type: 'Tiles', objectgroup: { type: 'objectgroup', class: 'Any', objects: [objectOf(1, { type: 'Any' })] } },
					{ id: 1, type: 'Any' },
				],
				wangsets: [
					{
						name: 'w',
						class: 'Any',
						tile: -1,
						type: 'edge',
						colors: [{ name: 'c', class: 'Any', color: '#000000', tile: -1 }],
						wangtiles: [],
					},
				],
			}),
			'm.tmj': {
				...mapWith([{ firstgid: 1, source: 'x.tsj' }], [objectOf(1, { gid: 1 }), objectOf(2, { type: 'Nobody' })]),
				class: 'Any',
			},
			't.tj': { type: 'template', object: { name: '', type: 'Any' } },
		});
		const tileset = resolveTypes(documentOf(graph, 'x.tsj'), 'x.tsj', graph, types).doc;
		const m = [{ name: 'm', type: 'int', value: 7 }];
		expect(tileset).toMatchObject({
			properties: m,
			tiles: [{ properties: [{ name: 't' }], objectgroup: { properties: m, objects: [{ properties: m }] } }, { properties: m }],
			wangsets: [{ properties: m, colors: [{ properties: m }] }],
		});
		const map = resolveTypes(mapOf(graph, 'm.tmj'), 'm.tmj', graph, types).doc;
		expect(map.properties).toEqual(m);
		expect(objectsOf(map).map((object) => [object.type, values(object)])).toEqual([
			['Tiles', { o: 9 }],
			['Nobody', {}],
		]);
		expect(resolveTypes(documentOf(graph, 't.tj'), 't.tj', graph, types).doc).toMatchObject({ object: { properties: m } });
	});

	it('adds missing members to values of classes, in classes and lists [T3]', () => {
		const types = typesOf(
			classOf('Body', [
				['mass', 'float', 2],
				['fixture', 'class', { shape: 'disc' }, 'Fixture'],
				['parts', 'list', [{ type: 'class', propertytype: 'Fixture', value: {} }]],
			]),
			classOf('Fixture', [
				['shape', 'string', 'box'],
				['density', 'float', 1],
			]),
		);
		const graph = graphOf({
			'm.tmj': {
				...mapWith([]),
				properties: [
					{ name: 'body', type: 'class', propertytype: 'Body', value: { mass: 5, extra: true } },
					{ name: 'inner', type: 'class', propertytype: 'Body', value: { fixture: { density: 3 }, parts: [] } },
					{ name: 'list', type: 'list', value: [{ type: 'list', value: [{ type: 'class', propertytype: 'Fixture', value: {} }] }] },
					{ name: 'unknown', type: 'class', propertytype: 'Nobody', value: { a: 1 } },
				],
			},
		});
		const map = resolveTypes(mapOf(graph, 'm.tmj'), 'm.tmj', graph, types).doc;
		expect(propertyValues(map)).toMatchObject({
			body: { mass: 5, extra: true, fixture: { shape: 'disc', density: 1 }, parts: [{ shape: 'box', density: 1 }] },
			// An explicit value gets the missing members of its class, not of the default that it replaces.
			inner: { mass: 2, fixture: { shape: 'box', density: 3 }, parts: [] },
			list: [{ type: 'list', value: [{ type: 'class', propertytype: 'Fixture', value: { shape: 'box', density: 1 } }] }],
			unknown: { a: 1 },
		});
		// X7: in XML, the added members have their types.
		const xml = new TextDecoder().decode(write(map, { syntax: 'xml' }));
		expect(xml).toContain('<property name="density" type="float" value="1"/>');
		expect(xml).toContain('<property name="fixture" type="class" propertytype="Fixture">');
	});

	it('handles classes that contain themselves, and hostile names', () => {
		const types = typesOf(
			classOf('Self', [
				['again', 'class', {}, 'Self'],
				['n', 'int', 1],
			]),
			classOf('Odd', [
				['__proto__', 'int', 1],
				['constructor', 'int', 2],
			]),
		);
		const graph = graphOf({
			'm.tmj': {
				...mapWith([]),
				properties: [
					{ name: 'odd', type: 'class', propertytype: 'Odd', value: {} },
					{ name: 'self', type: 'class', propertytype: 'Self', value: {} },
				],
			},
		});
		const [odd, self] = resolveTypes(mapOf(graph, 'm.tmj'), 'm.tmj', graph, types).doc.properties;
		expect(self?.value).toEqual({ n: 1, again: { n: 1, again: {} } });
		expect(Object.entries(odd?.value ?? {})).toEqual([
			['__proto__', 1],
			['constructor', 2],
		]);
	});

	it('reports classes that contain each other too often, and leaves the rest of the defaults out [H5]', () => {
		const levels = Array.from({ length: 40 }, (_, i) =>
			classOf(`L${i}`, [
				['a', 'class', {}, `L${i + 1}`],
				['b', 'class', {}, `L${i + 1}`],
			]),
		);
		const graph = graphOf({ 'm.tmj': { ...mapWith([]), class: 'L0' } });
		const { issues } = resolveTypes(mapOf(graph, 'm.tmj'), 'm.tmj', graph, typesOf(...levels));
		expect(issues).toEqual([expect.objectContaining({ file: 'm.tmj', pointer: '', severity: 'error', code: 'too-many-defaults' })]);
	});

	it('keeps values that do not fit their types [H5]', () => {
		const types = typesOf(
			classOf('C', [['m', 'int', 1]]),
			classOf('D', [
				['c', 'class', 'no class', 'C'],
				['l', 'list', 'no list'],
			]),
		);
		const own = [
			{ name: 'c', type: 'class', propertytype: 'C', value: 'x' },
			{ name: 'l', type: 'list', value: 1 },
		];
		const graph = graphOf({ 'm.tmj': { ...mapWith([], [objectOf(1, { type: 'D' })]), properties: own } });
		const { doc, issues } = resolveTypes(mapOf(graph, 'm.tmj'), 'm.tmj', graph, types);
		expect([values(doc), values(objectsOf(doc)[0]), issues]).toEqual([{ c: 'x', l: 1 }, { c: 'no class', l: 'no list' }, []]);
	});

	it('rewrites default values that are files, from the folder of the types [J9]', () => {
		const types = typesOf(classOf('Lit', [['icon', 'file', 'icons/lamp.png']]), classOf('Holder', [['lit', 'class', {}, 'Lit']]));
		const graph = graphOf({ 'maps/m.tmj': { ...mapWith([], [objectOf(1, { type: 'Lit' })]), class: 'Holder' } });
		const map = mapOf(graph, 'maps/m.tmj');
		const { doc } = resolveTypes(map, 'maps/m.tmj', graph, types, { typesPath: 'game.tiled-project' });
		expect(values(objectsOf(doc)[0])).toEqual({ icon: '../icons/lamp.png' });
		expect(values(doc)).toEqual({ lit: { icon: '../icons/lamp.png' } });
		expect(values(resolveTypes(map, 'maps/m.tmj', graph, types).doc)).toEqual({ lit: { icon: 'icons/lamp.png' } });
	});
});
