import type { Issue, WriteOptions } from '@tilewright/format';
import { readCustomTypes, readMap, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';

const xml = (properties: string): string =>
	`<map orientation="orthogonal" width="1" height="1" tilewidth="1" tileheight="1"><properties>${properties}</properties></map>`;
const ofClass = (name: string, members: string): string =>
	`<property name="${name}" type="class" propertytype="C"><properties>${members}</properties></property>`;

function lossesOf(properties: string, options: WriteOptions = {}): (readonly [pointer: string, message: string])[] {
	const losses: Issue[] = [];
	write(readMap(xml(properties)), { ...options, onIssue: (issue) => losses.push(issue) });
	expect(losses.filter(({ code, severity }) => code !== 'types-not-in-syntax' || severity !== 'info')).toEqual([]);
	return losses.map(({ pointer, message }) => [pointer, message]);
}

const TINT = '<property name="tint" type="color" value="#ff112233"/>';
const SIDE = '<property name="side" propertytype="Side" value="west"/>';

describe('types of members that JSON cannot store are reported [X7]', () => {
	it.each([
		['a color', TINT, 'tint', 'color'],
		['an enum', SIDE, 'side', 'string `Side`'],
		['a float that is a whole number', '<property name="f" type="float" value="1"/>', 'f', 'float'],
		['a reference to an object', '<property name="o" type="object" value="3"/>', 'o', 'object'],
		['a member of a member', `<property name="in" type="class"><properties>${TINT}</properties></property>`, 'in.tint', 'color'],
		['an item of a list', '<property name="all" type="list"><item value="x"/><item type="file" value="y"/></property>', 'all.1', 'file'],
	])('%s', (_, member, place, type) => {
		const message = `JSON cannot store the type of member \`${place}\` of class \`C\`, ${type}. The value is kept.`;
		expect(lossesOf(ofClass('c', member))).toEqual([[`/properties/0/value/${place.replaceAll('.', '/')}`, message]]);
		expect(lossesOf(ofClass('c', member), { syntax: 'xml' })).toEqual([]);
	});

	it('once for all values of a class', () => {
		expect(lossesOf(ofClass('a', TINT) + ofClass('b', TINT + SIDE))).toEqual([
			[
				'/properties/0/value/tint',
				'JSON cannot store the type of member `tint` of class `C`, color. The value is kept. This is the first of 2 places.',
			],
			['/properties/1/value/side', 'JSON cannot store the type of member `side` of class `C`, string `Side`. The value is kept.'],
		]);
	});

	it('not if they can be inferred from the values', () => {
		const plain = '<property name="a" value=""/><property name="b" type="int" value="1"/><property name="c" type="float" value="1.5"/>';
		expect(lossesOf(ofClass('c', `${plain}<property name="d" type="bool" value="true"/>`))).toEqual([]);
	});

	it('not if the custom types define them', () => {
		const { types } = readCustomTypes(
			JSON.stringify({
				propertyTypes: [
					{
						id: 1,
						name: 'C',
						type: 'class',
						useAs: ['property'],
						members: [
							{ name: 'tint', type: 'color', value: '' },
							{ name: 'side', type: 'string', propertyType: 'Other', value: '' },
							{ name: 'in', type: 'class', propertyType: 'C', value: {} },
						],
					},
				],
			}),
		);
		if (types === undefined) throw new Error('refused');
		const inner = `<property name="in" type="class" propertytype="C"><properties>${TINT}${SIDE}</properties></property>`;
		const places = lossesOf(ofClass('c', TINT + SIDE + inner), { types }).map(([pointer]) => pointer);
		expect(places).toEqual(['/properties/0/value/side', '/properties/0/value/in/side']);
	});
});
