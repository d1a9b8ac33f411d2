import { describe, expect, it } from 'vitest';
import { marked } from './support/marked.ts';

describe('fields of JSON', () => {
	it('those that apply here and are not there yet are offered', async () => {
		const labels = await marked('{ "type": "map", "orientation": "orthogonal", ¦ }').labels();
		expect(labels).toContain('tilewidth');
		expect(labels).not.toContain('orientation');
		expect(labels).not.toContain('hexsidelength');
		expect(await marked('{ "type": "map", "orientation": "hexagonal", ¦ }').labels()).toContain('hexsidelength');
	});

	it('a layer has the fields of its type', async () => {
		const labels = await marked('{ "type": "map", "layers": [{ "type": "objectgroup", ¦ }] }').labels();
		expect(labels).toContain('objects');
		expect(labels).not.toContain('data');
	});

	it('a field comes with a value of its type to type over, and a comma where one is needed', async () => {
		const layer = (field: string): string => `{ "type": "map", "layers": [{ "type": "tilelayer", ${field} }] }`;
		expect(await marked(layer('¦')).chosen('opacity')).toBe(layer(`"opacity": \${1:1}`));
		expect(await marked(layer('"op¦"')).chosen('opacity')).toBe(layer(`"opacity": \${1:1}`));
		expect(await marked(layer('"¦\n"name": "a"')).chosen('visible')).toBe(layer(`"visible": \${1|false,true|},\n"name": "a"`));
		expect(await marked(layer('"op¦": 1')).chosen('opacity')).toBe(layer('"opacity": 1'));
		expect(await marked(layer('¦')).chosen('properties')).toBe(layer('"properties": [$1]'));
	});

	it('is documented, with the version that added it', async () => {
		const items = await marked('{ "type": "map", ¦ }').completions();
		const item = items.find(({ label }) => label === 'parallaxoriginx');
		expect(item?.detail).toContain('since 1.8');
		expect(item?.documentation).toMatchObject({ value: expect.stringContaining('**parallaxoriginx**') });
	});

	it('what exists only in memory is not offered', async () => {
		const labels = await marked('{ "type": "map", "properties": [{ "type": "class", ¦ }] }').labels();
		expect(labels).toContain('propertytype');
		expect(labels).not.toContain('membertypes');
	});

	it.each(['{¦', '{ "type": "map", "layers": [ { "na¦', '{ "type": "map", "layers": [ { "type": "group", "layers": [ { "¦'])(
		'half typed: %s',
		async (text) => {
			expect((await marked(text).labels()).length).toBeGreaterThan(5);
		},
	);
});

describe('words of JSON', () => {
	it('those of the tables', async () => {
		expect((await marked('{ "type": "map", "orientation": "¦" }').labels()).sort()).toEqual([
			'hexagonal',
			'isometric',
			'oblique',
			'orthogonal',
			'staggered',
		]);
		expect(await marked('{ "type": "map", "renderorder": ¦, "width": 1 }').chosen('left-up')).toBe(
			'{ "type": "map", "renderorder": "left-up", "width": 1 }',
		);
		expect(await marked('{ "type": "map", "infinite": ¦ }').labels()).toEqual(['true', 'false']);
		expect(await marked('{ "type": "map", "layers": [{ "type": "tilelayer", "compression": "¦" }] }').labels()).toEqual(
			expect.arrayContaining(['zlib', 'gzip', 'zstd']),
		);
	});

	it('types and values of the project', async () => {
		const property = (fields: string): string => `{ "type": "map", "properties": [{ "name": "a", ${fields} }] }`;
		expect(await marked(property('"type": "string", "propertytype": "¦"')).labels()).toEqual(['Weather', 'Depth', 'Chest']);
		expect(await marked(property('"type": "string", "propertytype": "Weather", "value": "¦"')).labels()).toEqual(['sun', 'rain']);
		expect(await marked(property('"type": "int", "propertytype": "Depth", "value": ¦')).labels()).toEqual(['1', '2']);
		const object = (field: string): string =>
			`{ "type": "map", "layers": [{ "type": "objectgroup", "objects": [{ "id": 1, ${field} }] }] }`;
		expect(await marked(object('"type": "¦"')).labels()).toEqual(['Chest']);
		expect(await marked(object('"type": "Chest", "properties": [{ "name": "¦" }]')).labels()).toEqual(['locked']);
		expect(await marked('{ "type": "map", "layers": [{ "type": "group", "class": "¦" }] }').labels()).toEqual(['Sky']);
	});

	it('objects, by their ids', async () => {
		const items = await marked(
			'{ "type": "map", "layers": [{ "type": "objectgroup", "objects": [{ "id": 7, "name": "door" }, { "id": 9, "properties": [{ "name": "to", "type": "object", "value": ¦ }] }] }] }',
		).completions();
		expect(items.map(({ label, detail }) => [label, detail])).toEqual([
			['7', 'door'],
			['9', 'object'],
		]);
	});

	it('files that fit, by folder', async () => {
		const tileset = (path: string): string => `{ "type": "map", "tilesets": [{ "firstgid": 1, "source": "${path}¦" }] }`;
		expect(await marked(tileset('')).labels()).toEqual(['../']);
		expect(await marked(tileset('../')).labels()).toEqual(['../../', '../tiles/', '../maps/']);
		expect(await marked(tileset('../tiles/')).chosen('../tiles/town.tsx')).toBe(tileset('../tiles/town.tsx').replace('¦', ''));
		expect(await marked('{ "type": "map", "layers": [{ "type": "imagelayer", "image": "../tiles/¦" }] }').labels()).toEqual([
			'../tiles/../',
			'../tiles/town.png',
		]);
	});
});

describe('XML', () => {
	it('elements that may be here', async () => {
		expect(await marked('<map orientation="orthogonal"><¦</map>').labels()).toEqual(
			expect.arrayContaining(['tileset', 'layer', 'objectgroup', 'imagelayer', 'group', 'properties']),
		);
		expect(await marked('<map><properties/><¦</map>').labels()).not.toContain('properties');
		expect(await marked('<map><objectgroup><ob¦\n<object id="1"/></objectgroup></map>').labels()).toEqual(
			expect.arrayContaining(['object', 'properties']),
		);
		expect(await marked('<map><objectgroup><object><¦</object></objectgroup></map>').labels()).toEqual(
			expect.arrayContaining(['ellipse', 'polygon', 'text', 'properties']),
		);
		expect(await marked('<map><layer><¦</layer></map>').labels()).toContain('data');
		expect(await marked('<map><properties><¦</properties></map>').labels()).toEqual(['property']);
		expect(await marked('<map><obj¦</map>').chosen('objectgroup')).toBe('<map><objectgroup</map>');
	});

	it('attributes that apply and are not there yet', async () => {
		const labels = await marked('<map><layer name="a" ¦></layer></map>').labels();
		expect(labels).toEqual(expect.arrayContaining(['id', 'opacity', 'tintcolor']));
		expect(labels).not.toContain('name');
		expect(labels).not.toContain('data');
		expect(await marked('<map><layer op¦></layer></map>').chosen('opacity')).toBe(`<map><layer opacity="\${1:1}"></layer></map>`);
		expect(await marked('<tileset><image ¦/></tileset>', '/game/a.tsx').labels()).toEqual(
			expect.arrayContaining(['source', 'trans', 'width']),
		);
		expect(await marked('<map><layer><data ¦></data></layer></map>').labels()).toEqual(expect.arrayContaining(['encoding', 'compression']));
		expect(await marked('<map><properties><property ¦/></properties></map>').labels()).toEqual(
			expect.arrayContaining(['name', 'type', 'propertytype', 'value']),
		);
	});

	it('values of attributes', async () => {
		expect(await marked('<map orientation="¦">').labels()).toContain('hexagonal');
		expect(await marked('<map infinite="¦"/>').chosen('true')).toBe('<map infinite="1"/>');
		expect(await marked('<map><layer><data encoding="¦"/></layer></map>').labels()).toEqual(['csv', 'base64']);
		expect(await marked('<map><tileset source="../tiles/¦"/></map>').labels()).toEqual(['../tiles/../', '../tiles/town.tsx']);
		expect(await marked('<map><properties><property name="a" type="bool" value="¦"/></properties></map>').chosen('true')).toContain(
			'value="true"',
		);
		expect(await marked('<map><properties><property name="a" propertytype="Weather" value="¦"/></properties></map>').labels()).toEqual([
			'sun',
			'rain',
		]);
		expect(await marked('<map><objectgroup><object type="¦"/></objectgroup></map>').labels()).toEqual(['Chest']);
	});
});
