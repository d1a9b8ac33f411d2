import type { CustomTypesResult } from '@tilewright/format';
import { findingsOf } from '../support/fixtures.ts';

const files: Readonly<Record<string, string>> = import.meta.glob('../../../../fixtures/custom-types/*/*.*', {
	query: '?raw',
	import: 'default',
	eager: true,
});

/** One folder of `fixtures/custom-types`. */
export interface TypesFixture {
	readonly name: string;
	readonly input: string;
	/** The expected result, as {@link printResult} prints it. */
	readonly expected: string | undefined;
}

/** All folders of `fixtures/custom-types`. */
export const typesFixtures: readonly TypesFixture[] = Object.entries(files).flatMap(([path, input]) => {
	const [, folder, name] = /^(.*\/([^/]+))\/input\.\w+$/.exec(path) ?? [];
	return folder === undefined || name === undefined ? [] : [{ name, input, expected: files[`${folder}/expected.json`] }];
});

/** A result as in the fixtures: the source, the types (`null` for none), and the text of the findings. */
export const printResult = ({ source, types, issues }: CustomTypesResult): string =>
	`${JSON.stringify({ source, types: types ?? null, findings: findingsOf(issues) }, null, '\t')}\n`;
