import { read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { bytesOf, corpusRows, hasCorpus } from './support/corpus.ts';

/** The known mistakes in documents of the corpus, and the finding that names each. */
const NAMED: readonly (readonly [anomaly: RegExp, code: string])[] = [
	[/^duplicate object ids/, 'duplicate-object-id'],
	[/^layer\.type /, 'unknown-type'],
	// Documents of before 1.0 have no type. The finding is about all that is older in them.
	[/^map lacks type$/, 'older-form'],
];

const documents = corpusRows.filter(({ kind }) => ['map', 'tileset', 'template', 'world'].includes(kind));
const isSound = (anomalies: object = {}): boolean => Object.keys(anomalies).length === 0;

describe.runIf(hasCorpus)('documents of public projects', () => {
	it('that are sound have no error', () => {
		const sound = documents.filter(({ anomalies }) => isSound(anomalies));
		expect(sound.length).toBeGreaterThan(380);
		for (const row of sound) {
			const errors = read(bytesOf(row)).issues.filter(({ severity }) => severity === 'error');
			expect([row.path, errors]).toEqual([row.path, []]);
		}
	});

	it('that are not sound have a finding that names what is wrong', () => {
		const others = documents.filter(({ anomalies }) => !isSound(anomalies));
		expect(others).toHaveLength(3);
		for (const row of others) {
			const codes = read(bytesOf(row)).issues.map(({ code }) => code);
			for (const anomaly of Object.keys(row.anomalies ?? {})) {
				const [, code] = NAMED.find(([pattern]) => pattern.test(anomaly)) ?? [];
				expect([anomaly, codes]).toEqual([anomaly, expect.arrayContaining([code])]);
			}
		}
	});
});
