/** The documents in `fixtures/xml-valid` and their expected results, by folder. */
const inputs: Readonly<Record<string, string>> = import.meta.glob('../../../../fixtures/xml-valid/*/input.*', {
	query: '?raw',
	import: 'default',
	eager: true,
});
const expected: Readonly<Record<string, string>> = import.meta.glob('../../../../fixtures/xml-valid/*/{expected,findings}.json', {
	query: '?raw',
	import: 'default',
	eager: true,
});

export interface XmlFixture {
	readonly name: string;
	readonly input: string;
	readonly expected: string | undefined;
	readonly findings: string | undefined;
}

export const xmlFixtures: readonly XmlFixture[] = Object.entries(inputs).map(([path, input]) => {
	const folder = path.replace(/\/[^/]+$/, '');
	const [name = ''] = folder.split('/').slice(-1);
	return { name, input, expected: expected[`${folder}/expected.json`], findings: expected[`${folder}/findings.json`] };
});
