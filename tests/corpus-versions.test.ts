import type { Issue } from '@tilewright/format';
import { read, TARGET_VERSIONS, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { asInXml } from '../packages/format/test/support/as-in-xml.ts';
import { reportedBy, unreportedDifference } from '../packages/format/test/support/unreported-difference.ts';
import type { CorpusRow } from './support/corpus.ts';
import { bytesOf, corpusRows, hasCorpus } from './support/corpus.ts';
import { distance, sampleOf } from './support/effort.ts';

const documents = corpusRows.filter(({ kind }) => ['map', 'tileset', 'template'].includes(kind));

/** Older versions have no groups, so layers get other pointers; unit tests check that. */
const WITHOUT_GROUPS = TARGET_VERSIONS.filter((version) => version.startsWith('0.'));

/** In bytes. */
const LARGE = 100_000;

describe.runIf(hasCorpus)(
	'every document of the corpus, written for every version and read, is the same except for reported losses [V1–V4]',
	() => {
		it.each(sampleOf(documents, 4))('$path', (row: CorpusRow) => {
			const bytes = bytesOf(row);
			const { doc } = read(bytes);
			if (doc === undefined) return;
			const hasGroups = doc.type === 'map' && doc.layers.some(({ type }) => type === 'group');
			// In `npm test` a large document is written for every fifth version, each document for other ones.
			const step = bytes.length < LARGE ? 1 : distance(5);
			for (const [index, version] of TARGET_VERSIONS.entries()) {
				if ((index + row.path.length) % step !== 0) continue;
				if (hasGroups && WITHOUT_GROUPS.includes(version)) continue;
				for (const syntax of ['json', 'xml'] as const) {
					const losses: Issue[] = [];
					const again = read(write(doc, { version, syntax, onIssue: (issue) => losses.push(issue) }));
					expect(again.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
					const before = syntax === 'xml' ? asInXml(doc) : doc;
					expect([version, syntax, unreportedDifference(before, again.doc, reportedBy(losses))]).toEqual([version, syntax, undefined]);
				}
			}
		});
	},
);
