import type { Loader } from '@tilewright/ops';
import { imagesBy, memoryLoader, validate } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';

const map = (fields: object): string =>
	JSON.stringify({ type: 'map', orientation: 'orthogonal', width: 1, height: 1, tilewidth: 8, tileheight: 8, layers: [], ...fields });
const tileset = JSON.stringify({
	type: 'tileset',
	name: 'grass',
	image: 'grass.png',
	imagewidth: 8,
	imageheight: 8,
	tilewidth: 8,
	tileheight: 8,
	tilecount: 1,
	columns: 1,
});
const loader = memoryLoader({
	'town.tmj': map({
		tilesets: [
			{ firstgid: 1, source: 'grass.tsj' },
			{ firstgid: 2, source: 'gone.tsj' },
		],
	}),
	'village.tmj': map({ tilesets: [{ firstgid: 1, source: 'grass.tsj' }] }),
	'rules.tmj': map({ tilesets: [{ firstgid: 1, source: ':/automap-tiles.tsx' }] }),
	'files.tmj': map({ tilesets: [], properties: [{ name: 'script', type: 'file', value: '../outside.lua' }] }),
	'grass.tsj': tileset,
	'grass.png': '8 × 16',
});
const sizeOf = (bytes: Uint8Array): Promise<{ width: number; height: number } | undefined> => {
	const [, width, height] = /(\d+) × (\d+)/.exec(new TextDecoder().decode(bytes)) ?? [];
	return Promise.resolve(width === undefined ? undefined : { width: Number(width), height: Number(height) });
};
const found = async (roots: string[], from: Loader = loader): Promise<(string | number | undefined)[][]> => {
	const { issues } = await validate(roots, from, { otherFiles: imagesBy(from, sizeOf) });
	return issues.filter(({ code }) => code !== 'unused-tileset').map(({ file, code, severity, line }) => [file, code, severity, line]);
};

describe('validate', () => {
	it('finds what is wrong in references, with places; a missing tileset is an error [T4]', async () => {
		expect(await found(['town.tmj'])).toEqual([
			['/town.tmj', 'missing-file', 'error', 1],
			['/grass.tsj', 'image-differs', 'warning', 1],
		]);
	});

	it('loads and checks each file once', async () => {
		const loads: string[] = [];
		const counting: Loader = {
			...loader,
			load: (path) => {
				loads.push(path);
				return loader.load(path);
			},
		};
		expect(await found(['town.tmj', 'village.tmj'], counting)).toHaveLength(2);
		expect(loads.sort()).toEqual(['/gone.tsj', '/grass.png', '/grass.tsj', '/town.tmj', '/village.tmj']);
	});

	it('expects neither resources of Tiled nor the files of properties', async () => {
		expect(await found(['rules.tmj', 'files.tmj'])).toEqual([
			['/rules.tmj', 'outside-root', 'info', 1],
			['/files.tmj', 'outside-root', 'info', 1],
		]);
	});

	it('reports a requested document that does not exist', async () => {
		expect(await found(['none.tmj'])).toEqual([['/none.tmj', 'missing-file', 'error', undefined]]);
	});
});
