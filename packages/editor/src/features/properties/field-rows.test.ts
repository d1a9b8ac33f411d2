import type { ResourceName } from '@tilewright/format/fields';
import { fieldsOfVariants } from '@tilewright/format/fields';
import { describe, expect, test } from 'vitest';
import { type Subject, thing } from '../../contributions/thing.ts';
import { fieldSections } from './model/field-rows.ts';
import { DETAILS, NOT_SHOWN, ORDER, PAIRS, READ_ONLY, SECTIONS } from './model/layout.ts';

const SHOWN = ['map', 'layer', 'object', 'tileset', 'tile', 'wangset', 'wangcolor', 'world', 'worldmap'] as const;

/** A subject of one thing of a variant, with all of its fields. */
function subjectOf(resource: (typeof SHOWN)[number], index: number): Subject {
	const fields = fieldsOfVariants(resource)[index]?.fields ?? [];
	return { kind: 'map', resource, use: 'map', things: [thing([], {})], fields };
}

const shownKeys = (subject: Subject): string[] =>
	fieldSections(subject).flatMap(({ lines }) => lines.flatMap(({ fields }) => fields.map(({ key }) => key)));

/** All keys of a variant, also those of the parts in it. */
const keysOf = (resource: ResourceName, fields = fieldsOfVariants(resource)[0]?.fields ?? []): string[] =>
	fields.flatMap(({ name, type }) => {
		const key = `${resource}.${name}`;
		return typeof type === 'object' && 'of' in type && NOT_SHOWN[key] === undefined ? keysOf(type.of) : [key];
	});

describe.each(SHOWN)('%s', (resource) => {
	test.each(fieldsOfVariants(resource).map(({ variant }, index) => [variant ?? resource, index] as const))(
		'every field of the variant %s has a row, or a reason why not',
		(_, index) => {
			const subject = subjectOf(resource, index);
			const shown = shownKeys(subject);
			const expected = keysOf(resource, subject.fields).filter((key) => NOT_SHOWN[key] === undefined);
			expect(shown.toSorted()).toEqual(expected.toSorted());
			expect(shown.length).toBeGreaterThan(0);
		},
	);
});

test('the layout names no field that the tables do not have', () => {
	const all = new Set<string>();
	const add = (resource: ResourceName): void => {
		for (const { fields } of fieldsOfVariants(resource))
			for (const { name, type } of fields) {
				all.add(`${resource}.${name}`);
				if (typeof type === 'object' && 'of' in type) add(type.of);
			}
	};
	for (const resource of SHOWN) add(resource);
	const ordered = Object.entries(ORDER).flatMap(([resource, names]) => names.map((name) => `${resource}.${name}`));
	const named = [...ordered, ...Object.keys(PAIRS), ...SECTIONS, ...DETAILS, ...READ_ONLY, ...Object.keys(NOT_SHOWN)];
	expect(named.filter((key) => !all.has(key))).toEqual([]);
});

test('a field that the layout does not know comes after those that it knows', () => {
	const subject = subjectOf('tile', 0);
	const added = { name: 'glow', label: 'Glow', type: 'bool', presence: 'default', default: false, doc: 'Whether it glows.' } as const;
	expect(shownKeys({ ...subject, fields: [added, ...subject.fields] })).toContain('tile.glow');
});

const labels = (subject: Subject, section = 'main'): string[] =>
	fieldSections(subject)
		.filter(({ id }) => id === section)
		.flatMap(({ lines }) => lines.map(({ fields }) => fields.map(({ info }) => info.label).join(' + ')));

test('[E80] the fields of a map are in order', () => {
	expect(labels(subjectOf('map', 3))).toEqual([
		'Class',
		'Orientation',
		'Width + Height',
		'Infinite',
		'Tile Width + Tile Height',
		'Hex Side Length',
		'Stagger Axis',
		'Stagger Index',
		'Parallax Origin X + Parallax Origin Y',
		'Tile Render Order',
		'Background Color',
	]);
});

test('[E103] the fields of layers are in order', () => {
	const common = ['ID', 'Name', 'Class', 'Visible', 'Locked', 'Opacity', 'Tint Color', 'Blend Mode'];
	const place = ['Offset X + Offset Y', 'Parallax Factor X + Parallax Factor Y'];
	expect(labels(subjectOf('layer', 2))).toEqual([...common, ...place, 'Color', 'Draw Order']);
	expect(labels(subjectOf('layer', 3))).toEqual([...common, ...place, 'Image', 'Transparent Color', 'Repeat X + Repeat Y']);
	expect(labels(subjectOf('layer', 1))).toEqual([...common, ...place]);
});

test('[E104] the fields of objects are in order', () => {
	const common = ['Name', 'Class', 'Visible', 'Opacity', 'X + Y', 'Width + Height', 'Rotation'];
	expect(labels(subjectOf('object', 8))).toEqual(['ID', ...common]);
	expect(labels(subjectOf('object', 1))).toEqual(['ID', ...common, 'Tile']);
	expect(labels(subjectOf('object', 2), 'object.text').slice(0, 3)).toEqual(['Text', 'Horizontal Alignment + Vertical Alignment', 'Font']);
});

const rowOf = (subject: Subject, key: string) => {
	const row = fieldSections(subject)
		.flatMap(({ lines }) => lines.flatMap(({ fields }) => [...fields]))
		.find((each) => each.key === key);
	if (row === undefined) throw new Error(`There is no row ${key}.`);
	return row;
};

test('[E105] values that differ are mixed; a missing field has its default', () => {
	const { fields } = subjectOf('layer', 2);
	const things = [thing([{ layer: 1 }], { opacity: 1, name: 'a' }), thing([{ layer: 2 }], { name: 'b' })];
	const subject: Subject = { kind: 'layers', resource: 'layer', use: 'layer', things, fields };
	expect(rowOf(subject, 'layer.opacity')).toMatchObject({ value: 1, isMixed: false });
	expect(rowOf(subject, 'layer.name')).toMatchObject({ value: undefined, isMixed: true });
});

test('fields in another file cannot be changed here', () => {
	const subject = { ...subjectOf('tileset', 2), file: '/rocks.tsj' };
	expect(fieldSections(subject).every(({ lines }) => lines.every((line) => line.fields.every(({ isReadOnly }) => isReadOnly)))).toBe(true);
});
