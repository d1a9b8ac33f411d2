import { mapReferences, readMap, referencesOf } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { deepFreeze } from './support/deep-freeze.ts';

const map = readMap(`<map width="1" height="1" tilewidth="1" tileheight="1">
	<editorsettings><export target="a.json" format="json"/></editorsettings>
	<properties>
		<property name="sounds" type="class" propertytype="Sounds"><properties>
			<property name="step" type="file" value="step.ogg"/>
			<property name="title" value="title.ogg"/>
			<property name="all" type="list"><item type="file" value="one.ogg"/><item value="two.ogg"/></property>
			<property name="inner" type="class"><properties><property name="deep" type="file" value="deep.ogg"/></properties></property>
		</properties></property>
	</properties>
	<tileset firstgid="1" source="t.tsx"/>
	<objectgroup id="1"><object id="1" template="o.tx"/><object id="2" x="1"/></objectgroup>
	<imagelayer id="2"><image source=""/></imagelayer>
</map>`);

describe('references of a document', () => {
	it('are listed with their roles and places, without empty paths', () => {
		expect(referencesOf(map)).toEqual([
			{ path: 'a.json', role: 'export', pointer: '/editorsettings/export/target' },
			{ path: 'step.ogg', role: 'file', pointer: '/properties/0/value/step' },
			{ path: 'one.ogg', role: 'file', pointer: '/properties/0/value/all/0' },
			{ path: 'deep.ogg', role: 'file', pointer: '/properties/0/value/inner/deep' },
			{ path: 't.tsx', role: 'tileset', pointer: '/tilesets/0/source' },
			{ path: 'o.tx', role: 'template', pointer: '/layers/0/objects/0/template' },
		]);
	});

	it('are found among many objects and properties that have none', () => {
		const objects = Array.from({ length: 50 }, (_, i) => {
			const properties = `<properties><property name="a" value="b"/>${i === 30 ? '<property name="f" type="file" value="f.ogg"/>' : ''}</properties>`;
			return `<object id="${i + 1}">${i % 3 === 0 ? properties : ''}</object>`;
		});
		const many = readMap(
			`<map width="1" height="1" tilewidth="1" tileheight="1"><group id="1"><objectgroup id="2">${objects.join('')}</objectgroup></group></map>`,
		);
		const pointer = '/layers/0/layers/0/objects/30/properties/1/value';
		expect(referencesOf(many)).toEqual([{ path: 'f.ogg', role: 'file', pointer }]);
		expect(mapReferences(many, ({ path }) => path)).toBe(many);
		const changed = mapReferences(many, () => 'g.ogg');
		expect(referencesOf(changed)).toEqual([{ path: 'g.ogg', role: 'file', pointer }]);
		expect(referencesOf(many)).toEqual([{ path: 'f.ogg', role: 'file', pointer }]);
	});

	it('are changed in a copy, also in members of classes with known types [X7]', () => {
		const changed = mapReferences(map, ({ path, role }) => (role === 'file' ? `sounds/${path}` : path));
		expect(changed.properties[0]?.value).toEqual({
			step: 'sounds/step.ogg',
			title: 'title.ogg',
			all: ['sounds/one.ogg', 'two.ogg'],
			inner: { deep: 'sounds/deep.ogg' },
		});
		expect(map.properties[0]?.value).toMatchObject({ step: 'step.ogg', inner: { deep: 'deep.ogg' } });
	});

	it('leave what has none as it is: the copy shares it', () => {
		expect(mapReferences(map, ({ path }) => path)).toBe(map);
		const frozen = deepFreeze(structuredClone(map));
		const changed = mapReferences(frozen, ({ path, role }) => (role === 'template' ? `../${path}` : path));
		const [objects, image] = frozen.layers;
		expect(changed.layers[0]).toEqual({ ...objects, objects: [expect.objectContaining({ template: '../o.tx' }), expect.anything()] });
		expect(changed.layers[1]).toBe(image);
		expect(changed.properties).toBe(frozen.properties);
		expect(changed.tilesets).toBe(frozen.tilesets);
	});

	it('may be members whose names mean something in JavaScript', () => {
		const members = ['__proto__', 'constructor', 'toString'].map((name) => `<property name="${name}" type="file" value="${name}.ogg"/>`);
		const odd = readMap(
			`<map width="1" height="1" tilewidth="1" tileheight="1"><properties><property name="p" type="class"><properties>${members.join('')}</properties></property></properties></map>`,
		);
		const value = mapReferences(odd, ({ path }) => `x/${path}`).properties[0]?.value;
		expect(JSON.stringify(value)).toBe('{"__proto__":"x/__proto__.ogg","constructor":"x/constructor.ogg","toString":"x/toString.ogg"}');
		expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
	});

	it('are changed once where parts of a document are shared, as after embedding a tileset twice [J9]', () => {
		const [tileset] = readMap(
			JSON.stringify({
				...{ type: 'map', width: 1, height: 1, tilewidth: 1, tileheight: 1, layers: [] },
				tilesets: [{ firstgid: 1, name: 't', tilewidth: 1, tileheight: 1, columns: 0, tiles: [{ id: 0, image: 'a.png' }] }],
			}),
		).tilesets;
		if (tileset === undefined) throw new Error('The map has no tileset.');
		const twice = { ...map, tilesets: [tileset, { ...tileset, firstgid: 2 }] };
		const changed = mapReferences(twice, ({ path, role }) => (role === 'image' ? `../${path}` : path));
		expect(changed.tilesets.flatMap((each) => ('tiles' in each ? each.tiles.map(({ image }) => image) : []))).toEqual([
			'../a.png',
			'../a.png',
		]);
	});
});
