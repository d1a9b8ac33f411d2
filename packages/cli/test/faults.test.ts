import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../tests/support/effort.ts';
import { copyOfExamples, tilewright } from './support/run.ts';

const folder = copyOfExamples();

const mapWith = (fields: object): string =>
	JSON.stringify({ type: 'map', width: 1, height: 1, tilewidth: 16, tileheight: 16, tilesets: [], layers: [], ...fields });

const withProperty = (property: object): string => mapWith({ properties: [{ name: 'p', type: 'string', value: 'a', ...property }] });

const withObject = (object: object): string =>
	mapWith({ layers: [{ type: 'objectgroup', id: 1, objects: [{ id: 1, x: 0, y: 0, ...object }] }] });

/** A value that is nested so often. */
const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** A project whose class B has 2 ** 30 default values. */
const explodingProject = JSON.stringify({
	propertyTypes: Array.from({ length: 30 }, (_, i) => ({
		type: 'class',
		id: i + 1,
		name: i === 0 ? 'B' : `B${i}`,
		useAs: ['map'],
		members: ['a', 'b'].map((name) => ({ name, type: 'class', propertyType: `B${i + 1}`, value: {} })),
	})).map((type) => ({ ...type, useAs: ['map', 'property'] })),
});

const unknownAlignment = mapWith({
	tilesets: [
		{
			firstgid: 1,
			name: 't',
			tilewidth: 16,
			tileheight: 16,
			tilecount: 1,
			columns: 1,
			image: 'missing.png',
			imagewidth: 16,
			imageheight: 16,
			objectalignment: 'middle',
		},
	],
	layers: [{ type: 'objectgroup', id: 1, objects: [{ id: 1, gid: 1, x: 0, y: 16, width: 16, height: 16 }] }],
});

describe('documents that are valid, though unusual, end no command with a fault', () => {
	writeFileSync(join(folder, 'plain.tmj'), withProperty({}));
	writeFileSync(join(folder, 'exploding.tiled-project'), explodingProject);
	writeFileSync(join(folder, 'file'), 'not a folder');

	it.each([
		{ what: 'an unknown alignment', source: unknownAlignment, words: ['render', 'in.tmj', 'o.png'], status: 0 },
		{
			what: 'an own field `toString`',
			source: withProperty({ toString: 1 }),
			words: ['diff', 'plain.tmj', 'in.tmj'],
			status: 1,
		},
		{
			what: 'chunks that are no list',
			source: mapWith({ layers: [{ type: 'tilelayer', id: 1, name: 'a', width: 1, height: 1, data: [0], chunks: '' }] }),
			words: ['diff', 'plain.tmj', 'in.tmj'],
			status: 1,
		},
		{
			what: 'vertices that are no list',
			source: withObject({ polyline: '' }),
			words: ['render', 'in.tmj', 'o.png'],
			status: 0,
		},
		{ what: 'a text that is no object', source: withObject({ text: '' }), words: ['render', 'in.tmj', 'o.png'], status: 0 },
		{
			what: 'a list that is no list',
			source: withProperty({ type: 'list', value: 1 }),
			words: ['export', 'in.tmj', 'o.tmj', '--resolve-types-and-properties'],
			status: 0,
		},
		{
			what: 'a value that is an object',
			source: withProperty({ value: { toString: 1 } }),
			words: ['export', 'in.tmj', 'o.tmx'],
			status: 0,
		},
		{
			what: 'very deep classes',
			source: withProperty({ type: 'class', value: 'deep' }).replace('"deep"', nested(396)),
			words: ['export', 'in.tmj', 'o.tmx'],
			status: 0,
		},
		{
			what: 'too deep classes',
			source: withProperty({ type: 'class', value: 'deep' }).replace('"deep"', nested(900)),
			words: ['export', 'in.tmj', 'o.tmx'],
			status: 1,
		},
		// Two million defaults. `npm test` tries the limit with `resolveTypes`.
		...(effort(0, 1) > 0
			? [
					{
						what: 'classes that explode',
						source: mapWith({ class: 'B' }),
						words: ['export', 'in.tmj', 'o.tmj', '--resolve-types-and-properties', '--project', 'exploding.tiled-project'],
						status: 1,
					},
				]
			: []),
		{ what: 'an --out that is a file', source: mapWith({}), words: ['export', 'in.tmj', '--out', 'file'], status: 3 },
		{ what: 'an --out in a file', source: mapWith({}), words: ['export', 'in.tmj', '--out', 'file/in'], status: 3 },
	])('$what [H5]', ({ source, words, status }) => {
		writeFileSync(join(folder, 'in.tmj'), source);
		const outcome = tilewright(words, { cwd: folder });
		expect([outcome.status, outcome.stderr]).toEqual([status, expect.not.stringContaining('bug')]);
	});
});
