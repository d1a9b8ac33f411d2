import { describe, expect, it } from 'vitest';
import { VERSIONS } from '../packages/format/src/spec/field.ts';
import { RESOURCES } from '../packages/format/src/spec/index.ts';
import { unknownVersions } from '../tools/generate/unknown-versions.ts';

describe('the generator refuses a version that does not exist', () => {
	it('the tables have no unknown versions', () => {
		expect(unknownVersions(Object.values(RESOURCES), VERSIONS)).toEqual([]);
	});

	it.each(['1.99', '1.9.9', ''])('"%s"', (typo) => {
		const type = { values: ['a', 'b'], since: { b: typo } };
		const table = {
			name: 'map',
			since: typo,
			fields: { width: { type: 'int', until: typo }, mode: { type } },
			older: [{ name: 'size', type: 'int', since: '1.0', until: typo }],
		};
		expect(unknownVersions([table], VERSIONS).map((line) => line.replace(/ The versions are 0\.11, .*\.$/, ''))).toEqual(
			['map, since', 'map.width, until', 'map.mode, since of "b"', 'map.size (older), until'].map(
				(place) => `${place}: there is no version "${typo}".`,
			),
		);
	});
});
