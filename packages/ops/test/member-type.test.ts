import { readCustomTypes } from '@tilewright/format';
import { memoryLoader, validate } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';

const { types } = readCustomTypes(
	JSON.stringify({
		propertyTypes: [
			{ type: 'enum', name: 'Side', values: ['left', 'right'], storageType: 'string' },
			{ type: 'enum', name: 'Sky', values: ['clear', 'rain'], storageType: 'int' },
			{ type: 'class', name: 'Lock', useAs: ['property'], members: [{ name: 'key', type: 'int', value: 1 }] },
			{
				type: 'class',
				name: 'Door',
				useAs: ['object'],
				members: [
					{ name: 'speed', type: 'float', value: 1 },
					{ name: 'open', type: 'bool', value: false },
					{ name: 'sound', type: 'file', value: '' },
					{ name: 'side', type: 'string', propertyType: 'Side', value: 'left' },
					{ name: 'sky', type: 'int', propertyType: 'Sky', value: 0 },
					{ name: 'lock', type: 'class', propertyType: 'Lock', value: {} },
				],
			},
		],
	}),
);

/** The findings of `validate` for a door with these properties, in XML. */
async function found(properties: string): Promise<string[]> {
	const text = `<map version="1.10" orientation="orthogonal" renderorder="right-down" width="1" height="1" tilewidth="8" tileheight="8" infinite="0" nextlayerid="2" nextobjectid="2">
 <objectgroup id="1" name="Doors">
  <object id="1" type="Door" x="0" y="0" width="8" height="8">
   <properties>
    ${properties}
   </properties>
  </object>
 </objectgroup>
</map>`;
	const { issues } = await validate('town.tmx', memoryLoader({ 'town.tmx': text }), { typesFor: () => Promise.resolve(types) });
	return issues.map(({ code, line, message }) => `${line} ${code}: ${message}`);
}

describe('properties of an object with a class', () => {
	it.each([
		'<property name="speed" type="int" value="2"/>',
		'<property name="open" type="bool" value="true"/>',
		'<property name="side" value="right"/>',
		'<property name="side" propertytype="Side" value="right"/>',
		'<property name="sky" type="int" propertytype="Sky" value="1"/>',
		'<property name="sky" type="int" value="1"/>',
		'<property name="more" type="color" value="#ff0000"/>',
		'<property name="lock" type="class" propertytype="Lock"><properties><property name="key" type="int" value="2"/></properties></property>',
	])('may be %s', async (properties) => {
		expect(await found(properties)).toEqual([]);
	});

	it.each([
		[
			'<property name="open" value="yes"/>',
			'5 member-type: The property "open" should be of the type "bool", as in the class "Door", found the type "string".',
		],
		[
			'<property name="sound" value="a.ogg"/>',
			'5 member-type: The property "sound" should be of the type "file", as in the class "Door", found the type "string".',
		],
		['<property name="side" value="up"/>', '5 undefined-value: The value "up" of the property "side" is not a value of the enum "Side".'],
		[
			'<property name="sky" type="int" value="7"/>',
			'5 undefined-value: The value 7 of the property "sky" is not a value of the enum "Sky".',
		],
		[
			'<property name="lock" type="class" propertytype="Lock"><properties><property name="key" value="old"/></properties></property>',
			'5 member-type: The member "key" should be of the type "int", as in the class "Lock", found "old".',
		],
	])('may not be %s', async (properties, message) => {
		expect(await found(properties)).toEqual([message]);
	});

	it('may not be of another class', async () => {
		const [first = ''] = await found('<property name="lock" type="class" propertytype="Padlock"/>');
		expect(first).toContain('undefined-type');
		const others = await found('<property name="lock" type="class" propertytype="Door"/>');
		expect(others).toEqual([
			'5 member-type: The property "lock" should be of the class "Lock", as in the class "Door", found the class "Door".',
		]);
	});
});
