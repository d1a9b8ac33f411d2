import { describe, expect, it } from 'vitest';
import { marked } from './support/marked.ts';

const about = async (text: string, path?: string): Promise<string | undefined> => (await marked(text, path).hover())?.[1];
const said = async (text: string, path?: string): Promise<string | undefined> => (await marked(text, path).hover())?.[0];

describe('hover', () => {
	it('a field: what it means, its type, default and version', async () => {
		const text = await said('{ "type": "map", "layers": [{ "type": "group", "par¦allaxx": 1 }] }');
		expect(text).toContain('How far the layer moves with the camera');
		expect(text).toContain('number');
		expect(text).toContain('default `1`');
		expect(text).toContain('since Tiled 1.5');
		expect(await about('{ "type": "map", "layers": [{ "type": "group", "par¦allaxx": 1 }] }')).toBe('"parallaxx"');
		expect(await said('<map><layer opa¦city="1"/></map>')).toContain('From 0');
		expect(await about('<map><layer opa¦city="1"/></map>')).toBe('opacity');
	});

	it('an element: what it is', async () => {
		expect(await said('<map><imagela¦yer/></map>')).toContain('A layer that shows one image.');
		expect(await said('<map><layer><da¦ta>1</data></layer></map>')).toContain('**data**');
	});

	it('a word is explained by its field', async () => {
		expect(await said('{ "type": "map", "orientation": "ortho¦gonal" }')).toContain('`hexagonal`');
	});

	it('types of the project', async () => {
		expect(await said('{ "type": "map", "properties": [{ "name": "a", "propertytype": "Wea¦ther", "value": "" }] }')).toContain('- `rain`');
		expect(await said('<map><objectgroup><object type="Che¦st"/></objectgroup></map>')).toContain('`locked`: bool');
		expect(
			await said('<map><objectgroup><object type="Chest"><properties><property name="loc¦ked"/></properties></object></objectgroup></map>'),
		).toContain('`locked`: bool');
	});

	it('a GID: its tileset and tile', async () => {
		const map = (data: string): string =>
			`{ "type": "map", "tilesets": [{ "firstgid": 1, "source": "../tiles/town.tsx" }, { "firstgid": 9, "name": "Own" }], "layers": [{ "type": "tilelayer", "data": [${data}] }] }`;
		expect(await marked(map('0, 3¦, 10')).hover()).toEqual(['Tile **2** of the tileset **Town**', '3']);
		expect(await said(map('1, 2, ¦10'))).toBe('Tile **1** of the tileset **Own**');
		expect(await said(map('¦0'))).toBe('An empty cell.');
		expect(await said(map(`2147483¦652`))).toBe('Tile **3** of the tileset **Town**, flipped horizontally');
		expect(
			await said('<map><tileset firstgid="1" source="../tiles/town.tsx"/><layer><data encoding="csv">\n1,¦12\n</data></layer></map>'),
		).toContain('only 8 tiles');
		expect(await said('<map><tileset firstgid="1" name="a"/><objectgroup><object gid="¦4"/></objectgroup></map>')).toContain('Tile **3**');
	});

	it('an object that a property refers to', async () => {
		expect(
			await said(
				'<map><objectgroup><object id="5" name="door"/></objectgroup><properties><property name="to" type="object" value="¦5"/></properties></map>',
			),
		).toBe('Object **5**: door');
	});

	it('other text has none', async () => {
		expect(await marked('{ "name": "ga¦me" }', '/game/package.json').hover()).toBeUndefined();
		expect(await marked('<map>\n  ¦\n</map>').hover()).toBeUndefined();
		expect(await marked('<html><bo¦dy/></html>').hover()).toBeUndefined();
	});
});

describe('definition', () => {
	it.each([
		['{ "type": "map", "tilesets": [{ "source": "../tiles/to¦wn.tsx" }] }', '/game/tiles/town.tsx'],
		['<map><imagelayer><image source="../tiles/tow¦n.png"/></imagelayer></map>', '/game/tiles/town.png'],
		['<map><objectgroup><object template="che¦st.tx"/></objectgroup></map>', '/game/maps/chest.tx'],
		['<map><properties><property name="a" type="file" value="ne¦xt.tmj"/></properties></map>', '/game/maps/next.tmj'],
	])('%s leads to the file', async (text, path) => {
		expect(await marked(text).definition()).toEqual([path, '']);
	});

	it('a map of a world', async () => {
		expect(await marked('{ "type": "world", "maps": [{ "fileName": "maps/ne¦xt.tmj" }] }', '/game/a.world').definition()).toEqual([
			'/game/maps/next.tmj',
			'',
		]);
	});

	it('an object', async () => {
		const text =
			'<map><objectgroup><object id="5"/></objectgroup><properties><property name="to" type="object" value="¦5"/></properties></map>';
		expect(await marked(text).definition()).toEqual(['/game/maps/map.tmx', 'object']);
	});

	it('a custom type, in the project file', async () => {
		expect(await marked('{ "type": "map", "properties": [{ "name": "a", "propertytype": "Dep¦th", "value": 1 }] }').definition()).toEqual([
			'/game/game.tiled-project',
			'"Depth"',
		]);
	});
});
