import { findClass, mayBeUsedAs, mergeCustomTypes, readCustomTypes } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import type { CorpusRow } from './support/corpus.ts';
import { bytesOf, corpusRows, hasCorpus } from './support/corpus.ts';

const files = corpusRows.filter(({ kind }) => ['project', 'propertytypes', 'objecttypes'].includes(kind));

/** Files that the index does not list. */
const OTHERS: readonly CorpusRow[] = hasCorpus
	? [{ path: 'SSBMTonberry+tileson/content/test-maps/objecttypes.json', kind: 'objecttypes', syntax: 'json' }]
	: [];

const typesOf = (path: string): ReturnType<typeof readCustomTypes> => readCustomTypes(bytesOf({ path, kind: 'project', syntax: 'json' }));

describe.runIf(hasCorpus)('custom types of the corpus', () => {
	it.each([...files, ...OTHERS])('$path is read without an error [P1]', (row: CorpusRow) => {
		const { types, issues, source } = readCustomTypes(bytesOf(row));
		// One file has an absolute path of its author's machine.
		expect(issues.filter(({ code }) => code !== 'foreign-path')).toEqual([]);
		expect(types).toBeDefined();
		expect(source).toMatchObject({ syntax: row.syntax, form: row.kind });
	});

	it('finds ten files or more', () => expect(files.length).toBeGreaterThanOrEqual(10));

	it('the older files of a project, merged, equal the project after its upgrade [P2]', () => {
		const folder = 'SSBMTonberry+tileson/content/test-maps/';
		const project = typesOf(`${folder}project/test.tiled-project`);
		expect(project.source.objectTypesFile).toBe('../objecttypes.json');
		const older = typesOf(`${folder}objecttypes.json`);
		const newer = typesOf(`${folder}project-v1.9/test.tiled-project`);
		if (project.types === undefined || older.types === undefined || newer.types === undefined) throw new Error('refused');
		const merged = mergeCustomTypes(older.types, project.types);
		for (const name of ['Coin', 'Enemy', 'Spike', 'TestClass']) {
			const [ours, theirs] = [findClass(merged, name), findClass(newer.types, name)];
			expect(ours?.members).toEqual(theirs?.members);
			expect(ours?.useAs).toEqual(theirs?.useAs);
		}
		expect(merged.enums.map(({ name, values }) => [name, values])).toEqual(newer.types.enums.map(({ name, values }) => [name, values]));
	});

	it('object types in XML and JSON are the same', () => {
		const folder = 'SSBMTonberry+tileson/content/test-maps/objecttypes';
		const [xml, json] = [typesOf(`${folder}.xml`).types, typesOf(`${folder}.json`).types];
		expect(xml).toEqual(json);
		expect(xml?.classes.every((type) => mayBeUsedAs(type, 'object'))).toBe(true);
	});
});
