import { history } from '@tilewright/edit';
import type { Issue, TileMap } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../packages/edit/test/support/random-changes.ts';
import type { CorpusRow } from './support/corpus.ts';
import { bytesOf, corpusRows, hasCorpus } from './support/corpus.ts';
import { EDITS } from './support/edits.ts';
import { distance, effort, sampleOf } from './support/effort.ts';

const maps = corpusRows.filter(({ kind }) => kind === 'map');

/** How often each operation edits a map: twenty times in long runs, large maps once. */
const timesFor = (bytes: number): number => (bytes < SMALL ? effort(1, 20) : 1);

/** In bytes. */
const SMALL = 10_000;

/** In bytes. Larger maps get every fifth operation, each map other ones. */
const LARGE = 100_000;

/** The findings of reading a document, without places and counts: codes that need action. */
const codesOf = (issues: readonly Issue[]): Set<string> =>
	new Set(issues.filter(({ severity }) => severity !== 'info').map(({ code }) => code));

describe.runIf(hasCorpus)('every map of the corpus [E127, E128, E132]', () => {
	it.each(sampleOf(maps, 4))('is the same after random edits by every tool are undone: $path', (row: CorpusRow) => {
		const bytes = bytesOf(row);
		const { doc, issues } = read(bytes);
		if (doc?.type !== 'map') return;
		const before = write(doc);
		const known = codesOf([...issues, ...(read(before).issues ?? [])]);
		const editing = history(doc);
		const step = bytes.length < LARGE ? 1 : 5;
		for (const [i, [name, edit]] of Object.entries(EDITS).entries()) {
			if ((i + row.path.length) % step !== 0) continue;
			for (let time = 0; time < timesFor(bytes.length); time++) {
				const changes = edit(editing.doc, drawsFrom(i * 1000 + time));
				expect([name, editing.do(name, changes)]).toEqual([name, []]);
				if (time === 0 && changes.length > 0 && isCheckedNow(i, row)) expectNothingNew(name, editing.doc, known);
			}
		}
		expectNothingNew('all together', editing.doc, known);
		const after = write(editing.doc);
		editing.goTo(0);
		expect(Buffer.compare(write(editing.doc), before)).toBe(0);
		editing.goTo(editing.steps.length);
		expect(Buffer.compare(write(editing.doc), after)).toBe(0);
	});
});

/** In `npm test` each map is checked after one of the edits, and at the end. */
const isCheckedNow = (edit: number, { path }: CorpusRow): boolean => (edit + path.length) % distance(40) === 0;

/** An edit must not cause findings that the map did not have. */
function expectNothingNew(name: string, map: TileMap, known: ReadonlySet<string>): void {
	const { doc, issues } = read(write(map));
	expect([name, doc === undefined, [...codesOf(issues)].filter((code) => !known.has(code))]).toEqual([name, false, []]);
}
