import { expect, test } from 'vitest';
import type { FieldInfo } from '../../src/fields.ts';
import { fieldsOf, fieldsOfVariants, markersOf } from '../../src/fields.ts';
import { RESOURCES } from '../../src/spec/index.ts';

const named = (fields: readonly FieldInfo[] | undefined, name: string): FieldInfo | undefined =>
	fields?.find((field) => field.name === name);

test('a value has the fields of its variant, in the order of the table', () => {
	const group = fieldsOf('layer', { type: 'group' });
	expect(group?.variant).toBe('group');
	const names = group?.fields.map(({ name }) => name) ?? [];
	expect(names).toContain('layers');
	expect(names).not.toContain('draworder');
	expect(names.indexOf('name')).toBeLessThan(names.indexOf('opacity'));
});

test('a field has a label, its documentation, a range, a unit and a default', () => {
	const { fields } = fieldsOf('layer', { type: 'objectgroup' }) ?? {};
	expect(named(fields, 'parallaxx')).toEqual({
		name: 'parallaxx',
		label: 'Parallax Factor X',
		type: 'double',
		presence: 'default',
		default: 1,
		unit: 'factor',
		since: '1.5',
		doc: 'How far the layer moves with the camera horizontally; 1 moves like the map.',
	});
	expect(named(fields, 'opacity')).toMatchObject({ label: 'Opacity', min: 0, max: 1, default: 1 });
});

test('a whole number has the range of the format, narrowed by the table', () => {
	const { fields } = fieldsOf('map', { orientation: 'orthogonal' }, true) ?? {};
	expect(named(fields, 'tilewidth')).toMatchObject({ min: 0, max: 2 ** 31 - 1 });
	expect(named(fields, 'compressionlevel')).toMatchObject({ min: -1, max: 22 });
});

test('fields of older versions are left out', () => {
	const { fields } = fieldsOf('tileset', { firstgid: 1, name: 'a' }) ?? {};
	expect(named(fields, 'terrains')).toBeUndefined();
	expect(named(fields, 'wangsets')?.label).toBe('Terrain Sets');
});

test('a value that is of no variant has no fields', () => {
	expect(fieldsOf('layer', { type: 'sound' })).toBeUndefined();
});

test('the value of a property has the type that its variant says', () => {
	const { fields } = fieldsOf('property', { name: 'a', type: 'bool', value: true }) ?? {};
	expect(named(fields, 'value')?.type).toBe('bool');
});

test('every field of every variant is described', () => {
	for (const resource of Object.values(RESOURCES)) {
		const variants = fieldsOfVariants(resource.name);
		expect(variants).toHaveLength(resource.variants?.length ?? 1);
		for (const { fields } of variants)
			for (const { name, label, doc } of fields) {
				expect(label, `${resource.name}.${name}`).toMatch(/^[A-Z]/);
				expect(doc, `${resource.name}.${name}`).toMatch(/\.$/);
			}
	}
});

test('fields that make a value another variant', () => {
	expect(markersOf('object')).toEqual(['template', 'gid', 'text', 'polygon', 'polyline', 'ellipse', 'capsule', 'point']);
	expect(markersOf('layer')).toEqual(['chunks']);
	expect(markersOf('map')).toEqual([]);
});
