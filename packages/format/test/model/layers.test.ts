import type { Layer } from '@tilewright/format';
import { readMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { eachLayer, layerPath, mapLayers, visitLayers } from '../../src/model/layers.ts';
import { mapText } from '../support/map-text.ts';

const group = (name: string, ...layers: unknown[]): unknown => ({ type: 'group', name, layers });
const leaf = (name: string): unknown => ({ type: 'objectgroup', name, objects: [] });
const layersOf = (...layers: unknown[]): readonly Layer[] => readMap(mapText(`"tilesets":[],"layers":${JSON.stringify(layers)}`)).layers;

const layers = layersOf(leaf('a'), group('b', leaf('c'), group('d', leaf('e')), leaf('f')), leaf('g'));

describe('layers', () => {
	it('are visited in drawing order, groups before their layers, with their paths', () => {
		const visited = [...eachLayer(layers)];
		expect(visited.map(({ layer }) => layer.name).join('')).toBe('abcdefg');
		expect(visited.map(({ path }) => path.join('.'))).toEqual(['0', '1', '1.0', '1.1', '1.1.0', '1.2', '2']);
	});

	it('get what the visit of their group returned', () => {
		const names = [...visitLayers<string>(layers, ({ name }, _path, around = '') => `${around}/${name}`)];
		expect(names).toEqual(['/a', '/b', '/b/c', '/b/d', '/b/d/e', '/b/f', '/g']);
	});

	it.each(['true', '5', '{}', '{"length":"a"}'])('that are %s in a document made by hand are none', (value) => {
		const made: readonly Layer[] = JSON.parse(value);
		expect([...eachLayer(made)]).toEqual([]);
	});

	it('have a path in the document', () => {
		expect(layerPath([1, 0, 2])).toEqual(['layers', 1, 'layers', 0, 'layers', 2]);
	});

	it('are changed in a copy, groups after their layers; unchanged layers are shared', () => {
		const seen: string[] = [];
		const changed = mapLayers(layers, (layer, path) => {
			seen.push(`${layer.name} ${path.join('.')}`);
			return layer.name === 'c' ? { ...layer, name: 'new' } : layer;
		});
		expect(seen).toEqual(['a 0', 'c 1.0', 'e 1.1.0', 'd 1.1', 'f 1.2', 'b 1', 'g 2']);
		expect([...eachLayer(changed)].map(({ layer }) => layer.name).join('')).toBe('abnewdefg');
		expect(changed[0]).toBe(layers[0]);
		const [before, after] = [layers[1], changed[1]];
		if (before?.type !== 'group' || after?.type !== 'group') throw new Error('not groups');
		expect(after.layers[1]).toBe(before.layers[1]);
		expect(mapLayers(layers, (layer) => layer)).toEqual(layers);
	});
});
