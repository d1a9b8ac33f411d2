import type { Document } from '@tilewright/format';
import { read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { checkForEngine } from '../src/engines/check-for-engine.ts';
import { excalibur } from '../src/engines/excalibur.ts';
import { exportSettingsFor, tileDataFor } from '../src/engines/export-settings-for.ts';
import type { FeatureName } from '../src/engines/features.ts';
import { FEATURES } from '../src/engines/features.ts';
import { FIND } from '../src/engines/find-features.ts';
import { ENGINES } from '../src/engines/list.ts';
import { phaser } from '../src/engines/phaser.ts';

const documentOf = (fields: object): Document => {
	const { doc, issues } = read(JSON.stringify(fields));
	if (doc === undefined) throw new Error(JSON.stringify(issues));
	return doc;
};
const map = (fields: object): Document =>
	documentOf({
		type: 'map',
		orientation: 'orthogonal',
		width: 1,
		height: 1,
		tilewidth: 8,
		tileheight: 8,
		layers: [],
		tilesets: [],
		...fields,
	});
const layer = (fields: object): object => ({ type: 'tilelayer', id: 1, name: 'ground', width: 1, height: 1, data: [0], ...fields });
const objects = (...list: object[]): Document =>
	map({
		layers: [
			{ type: 'objectgroup', id: 1, name: 'things', objects: list.map((own, i) => ({ id: i + 1, type: 'Thing', x: 0, y: 0, ...own })) },
		],
	});
const image = { type: 'imagelayer', id: 1, name: 'sky', image: 'sky.png' };
const tileset = (fields: object): Document =>
	documentOf({
		type: 'tileset',
		name: 'grass',
		image: 'grass.png',
		imagewidth: 32,
		imageheight: 16,
		tilewidth: 8,
		tileheight: 8,
		tilecount: 8,
		columns: 4,
		...fields,
	});
const animated = (...ids: number[]): Document =>
	tileset({ tiles: [{ id: 0, animation: ids.map((tileid) => ({ tileid, duration: 100 })) }] });
const base64 = { encoding: 'base64', data: 'AAAAAA==' };
const zlib = { encoding: 'base64', compression: 'zlib', data: 'eJxjYGBgAAAABAAB' };

/** For each feature a document that has it, and the place of it. */
const WITH: Readonly<Record<Exclude<FeatureName, 'xml'>, readonly [Document, string]>> = {
	'external-tilesets': [map({ tilesets: [{ firstgid: 1, source: 'a.tsj' }] }), '/tilesets/0/source'],
	'several-tilesets': [
		map({
			tilesets: [
				{ firstgid: 1, source: 'a.tsj' },
				{ firstgid: 9, source: 'b.tsj' },
			],
		}),
		'/tilesets/1',
	],
	'compressed-tiles': [map({ layers: [layer(zlib)] }), '/layers/0/compression'],
	'zstd': [map({ layers: [layer({ encoding: 'base64', compression: 'zstd', data: 'KLUv/SAEIQAAAAAAAA==' })] }), '/layers/0/compression'],
	'base64-tiles': [map({ layers: [layer(base64)] }), '/layers/0/encoding'],
	'chunks-of-numbers': [
		map({ infinite: true, layers: [layer({ data: undefined, chunks: [{ x: 0, y: 0, width: 1, height: 1, data: [0] }] })] }),
		'/layers/0',
	],
	'chunks-outside-box': [
		map({
			infinite: true,
			layers: [
				layer({
					...{ data: undefined, startx: 0, starty: 0, width: 1, height: 1 },
					chunks: [{ x: 0, y: 0, width: 1, height: 2, data: [0, 1] }],
				}),
			],
		}),
		'/layers/0',
	],
	'infinite': [map({ infinite: true }), '/infinite'],
	'oblique': [map({ orientation: 'oblique' }), '/orientation'],
	'hexagonal': [map({ orientation: 'hexagonal' }), '/orientation'],
	'staggered': [map({ orientation: 'staggered' }), '/orientation'],
	'isometric': [map({ orientation: 'isometric' }), '/orientation'],
	'templates': [objects({}, { template: 'coin.tj' }), '/layers/0/objects/1/template'],
	'group-layers': [map({ layers: [{ type: 'group', id: 1, name: 'all', layers: [] }] }), '/layers/0'],
	'other-layers-in-groups': [
		map({ layers: [{ type: 'group', id: 1, name: 'all', layers: [layer({ id: 2 }), { ...image, id: 3 }] }] }),
		'/layers/0/layers/1',
	],
	'image-layers': [map({ layers: [image] }), '/layers/0'],
	'empty-image-layers': [map({ layers: [{ ...image, image: '' }] }), '/layers/0'],
	'repeated-images': [map({ layers: [{ ...image, repeatx: true }] }), '/layers/0'],
	'layer-offsets': [map({ layers: [layer({ offsety: 3 })] }), '/layers/0'],
	'layer-tints': [map({ layers: [layer({ tintcolor: '#ff0000' })] }), '/layers/0/tintcolor'],
	'parallax': [map({ layers: [layer({ parallaxx: 0.5 })] }), '/layers/0'],
	'blend-modes': [map({ layers: [layer({ mode: 'add' })] }), '/layers/0/mode'],
	'hexagonal-turns': [map({ orientation: 'hexagonal', layers: [layer({ data: [0x10000001] })] }), '/layers/0'],
	'objects-without-class': [objects({}, { type: '' }), '/layers/0/objects/1/type'],
	'object-opacity': [objects({ opacity: 0.5 }), '/layers/0/objects/0/opacity'],
	'capsules': [objects({ capsule: true, width: 8, height: 4 }), '/layers/0/objects/0/capsule'],
	'ellipses': [objects({ ellipse: true, width: 8, height: 4 }), '/layers/0/objects/0/ellipse'],
	'tile-objects': [objects({ gid: 1, width: 8, height: 8 }), '/layers/0/objects/0/gid'],
	'object-alignment': [tileset({ objectalignment: 'top' }), '/objectalignment'],
	'gaps-in-collections': [
		tileset({ image: undefined, columns: 0, tilecount: 1, tiles: [{ id: 3, image: 'a.png', imagewidth: 8, imageheight: 8 }] }),
		'/tiles/0/id',
	],
	'class-properties': [map({ properties: [{ name: 'a', type: 'class', propertytype: 'A', value: {} }] }), '/properties/0'],
	'list-properties': [map({ properties: [{ name: 'a', type: 'list', value: [] }] }), '/properties/0'],
	'uneven-animations': [animated(0, 1, 3), '/tiles/0/animation'],
};

/** Documents without any of the features. */
const PLAIN = [
	map({ layers: [layer({})] }),
	objects(
		{ width: 8, height: 8 },
		{
			polygon: [
				{ x: 0, y: 0 },
				{ x: 1, y: 0 },
				{ x: 1, y: 1 },
			],
		},
	),
	tileset({}),
	animated(0, 1, 2, 3),
	animated(1, 5),
	animated(2, 2),
];

const pointersOf = (feature: FeatureName, doc: Document): string[] =>
	[...FIND[feature](doc, 'json')].map((path) => path.map((part) => `/${part}`).join(''));

describe.each(Object.entries(WITH))('%s', (name, [doc, pointer]) => {
	const feature = Object.keys(FEATURES).find((key): key is FeatureName => key === name);
	it('is found where it is, and nowhere else', () => {
		if (feature === undefined) throw new Error(`There is no feature "${name}".`);
		expect(pointersOf(feature, doc)).toEqual([pointer]);
		expect(PLAIN.flatMap((plain) => pointersOf(feature, plain))).toEqual([]);
	});
});

describe('checkForEngine', () => {
	it('lists what the loader loses, and what it shows otherwise, each once', () => {
		const doc = map({
			tilesets: [
				{ firstgid: 1, source: 'a.tsj' },
				{ firstgid: 9, source: 'b.tsj' },
			],
			layers: [layer({ tintcolor: '#ff0000' })],
		});
		expect(checkForEngine(doc, 'json', phaser)).toMatchObject([
			{
				code: 'not-in-engine',
				severity: 'error',
				pointer: '/tilesets/0/source',
				times: 2,
				advice: 'Export the map with `--embed-tilesets`.',
			},
			{ code: 'ignored-by-engine', severity: 'warning', pointer: '/layers/0/tintcolor' },
		]);
		expect(checkForEngine(map({ layers: [layer({})] }), 'json', phaser)).toEqual([]);
	});

	it('knows loaders that read less of one syntax', () => {
		const doc = map({ layers: [{ type: 'group', id: 1, name: 'all', layers: [] }] });
		expect(checkForEngine(doc, 'json', excalibur)).toMatchObject([{ severity: 'error' }]);
		expect(checkForEngine(doc, 'xml', excalibur)).toMatchObject([{ severity: 'warning' }]);
		expect(checkForEngine(doc, 'xml', phaser)).toMatchObject([{ severity: 'error', pointer: '' }]);
	});
});

it('each fact is a whole sentence about a version, and each feature is lacked by some engine', () => {
	for (const { id, title, source, facts } of ENGINES) {
		const [version = ''] = /\d+(?:\.\d+)+/.exec(title) ?? [];
		expect([id, version]).toEqual([id, expect.stringMatching(/^\d/)]);
		expect(source).toMatch(/npm|github\.com/);
		for (const { happens } of facts) expect(happens).toMatch(/^[A-Z`].*\.$/);
	}
	const lacked = new Set(ENGINES.flatMap(({ facts }) => facts.map(({ feature }) => feature)));
	expect([...lacked].sort()).toEqual(Object.keys(FEATURES).sort());
});

describe('exportSettingsFor', () => {
	it('sets what the loader needs', () => {
		expect(exportSettingsFor(phaser)).toEqual({
			...{ format: 'json', embedTilesets: true, detachTemplates: true },
			chunkSize: { width: 16, height: 16 },
		});
		expect(exportSettingsFor(excalibur)).toEqual({});
	});

	it('changes tile data only where the loader cannot read it', () => {
		const packed = map({ layers: [layer({ encoding: 'base64', compression: 'zstd' })] });
		expect(ENGINES.map((engine) => [engine.id, tileDataFor(engine, packed)])).toEqual([
			['excalibur', {}],
			['godot', { compression: 'zlib' }],
			['littlejs', { encoding: 'csv', compression: '' }],
			['melonjs', { compression: '' }],
			['phaser', { compression: '' }],
			['pixi', { compression: 'zlib' }],
		]);
		const plain = map({ layers: [layer({})] });
		expect(ENGINES.map((engine) => tileDataFor(engine, plain))).toEqual(ENGINES.map(() => ({})));
	});
});
