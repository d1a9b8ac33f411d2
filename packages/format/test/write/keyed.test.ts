import { describe, expect, it } from 'vitest';
import type { Issue, WriteOptions } from '../../src/index.ts';
import { readMap, readTileset, write } from '../../src/index.ts';

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const tileset = readTileset(
	JSON.stringify({
		type: 'tileset',
		name: 't',
		tilewidth: 16,
		tileheight: 16,
		tilecount: 9,
		columns: 3,
		tiles: [
			{ id: 1, properties: [{ name: 'door', type: 'bool', value: true }] },
			{ id: 2, type: 'Wall', properties: [{ name: 'facing', type: 'string', propertytype: 'Facing', value: 'south' }] },
		],
	}),
);

function written(options: WriteOptions): { readonly json: unknown; readonly codes: readonly string[] } {
	const losses: Issue[] = [];
	const bytes = write(tileset, { ...options, onIssue: (issue) => losses.push(issue) });
	return { json: JSON.parse(text(bytes)), codes: losses.map(({ code, pointer }) => `${code} ${pointer}`) };
}

describe('keyed properties and tiles [V3]', () => {
	it('a tile with only properties is not in the object of tiles', () => {
		expect(written({ keyed: true }).json).toMatchObject({ tileproperties: { 1: { door: true }, 2: { facing: 'south' } } });
		for (const version of ['1.1', '1.9', '1.12'] as const) expect(tilesOf(written({ keyed: true, version }).json)).toEqual(['2']);
	});

	const tilesOf = (json: unknown): string[] =>
		typeof json === 'object' && json !== null && 'tiles' in json ? Object.keys(json.tiles ?? {}) : [];

	it('losses are due to the form for a newer version, and due to the version for an older one [V1]', () => {
		expect(written({ keyed: true }).codes).toEqual(['not-in-syntax /tiles/1/properties/0/propertytype']);
		expect(written({ keyed: true, version: '1.8' }).codes).toEqual(['not-in-syntax /tiles/1/properties/0/propertytype']);
		expect(written({ version: '1.1' }).codes).toEqual(['not-in-version /tiles/1/properties/0/propertytype']);
	});
});

describe('a call of a loader function [N2]', () => {
	const map = readMap(JSON.stringify({ type: 'map', width: 1, height: 1, tilewidth: 1, tileheight: 1, tilesets: [], layers: [] }));

	it.each([
		['plain', '"plain"'],
		['a.b', '"a.b"'],
		[`qu'ote "two" back\\slash`, `"qu'ote \\"two\\" back\\\\slash"`],
		['ünï😀', '"\\u00fcn\\u00ef\\ud83d\\ude00"'],
	])('the name %s is written like in Tiled, and read back', (name, literal) => {
		const script = text(write(map, { script: name }));
		expect(script).toContain(`\n }})(${literal},\n{`);
		expect(script).toMatch(/\n\}\);\n$/);
		expect(text(write(map, { script: name, minimize: true }))).toMatch(/\}\);$/);
		expect(readMap(script)).toEqual(map);
	});
});
