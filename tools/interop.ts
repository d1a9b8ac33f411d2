/**
 * `npm run test:interop`: does Tiled read our output? It exports every document of the examples and, if present, of the corpus: the
 * original, our XML, our XML without white space, our JSON, and XML and JSON for its own version. All exports must be equal, except for
 * tests/interop/exclusions.ts. Without `--all`: the examples and every third document of the corpus. `--report FILE` writes the figures for CI.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import type { Document } from '@tilewright/format';
import { read, targetVersion, write } from '@tilewright/format';
import type { Compare } from '../tests/interop/compare.ts';
import { loadCompare } from '../tests/interop/compare.ts';
import type { Kind, Source } from '../tests/interop/documents.ts';
import { mapWithInstance, mirror } from '../tests/interop/documents.ts';
import { excluded, unexplained, unused } from '../tests/interop/exclusions.ts';
import type { Tiled, TiledExport } from '../tests/interop/tiled.ts';
import { findTiled } from '../tests/interop/tiled.ts';
import type { Difference } from '../tests/support/corpus.ts';
import { hasCorpus } from '../tests/support/corpus.ts';
import type { Figures } from './figures.ts';

/** Our outputs of each document. `aged`: for Tiled's own version. */
const FORMS = [
	{ name: 'XML', part: 'ours', syntax: 'xml', minimize: false, aged: false },
	{ name: 'XML without white space', part: 'minimized', syntax: 'xml', minimize: true, aged: false },
	{ name: 'JSON', part: 'ours', syntax: 'json', minimize: false, aged: false },
	{ name: 'XML for its version', part: 'aged', syntax: 'xml', minimize: false, aged: true },
	{ name: 'JSON for its version', part: 'aged', syntax: 'json', minimize: false, aged: true },
] as const;

interface Result {
	readonly form: string;
	readonly found: readonly Difference[];
}

const EXTENSIONS = {
	xml: { map: 'tmx', tileset: 'tsx', template: 'tx' },
	json: { map: 'tmj', tileset: 'tsj', template: 'tj' },
} as const;

/** The version with which the exclusions were found. */
const KNOWN = /\b1\.8\./;

const { report, all = false } = parseArgs({ options: { report: { type: 'string' }, all: { type: 'boolean' } } }).values;
const started = performance.now();
const scratch = mkdtempSync(join(tmpdir(), 'tilewright-interop-'));
let status = 1;
try {
	status = await run(findTiled(scratch));
} finally {
	rmSync(scratch, { recursive: true, force: true });
}
exit(status);

async function run(tiled: Tiled | undefined): Promise<number> {
	if (tiled === undefined) {
		console.log('Tiled is missing: the interop tests are left out (sudo apt-get install tiled).');
		return finish(0, []);
	}
	const compare = await loadCompare();
	const sources = mirror(scratch).filter(({ name }, i) => all || i % 3 === 0 || name.startsWith('examples/'));
	const waiting = sources.values();
	let passed = 0;
	const failures: string[] = [];
	const fail = (failure: string): void => {
		failures.push(failure);
		console.log(`✗ ${failure}`);
	};
	const worker = async (): Promise<void> => {
		for (const source of waiting) {
			for (const { form, found } of await compared(tiled, source, compare)) {
				if (found.length === 0) passed++;
				else fail(`${source.name} as ${form}: ${inWords(found)}`);
			}
		}
	};
	await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
	if (all && hasCorpus && KNOWN.test(tiled.version)) {
		for (const line of unused()) {
			fail(`Unused exclusion: ${line}`);
		}
	}
	const time = `${((performance.now() - started) / 1000).toFixed(1)} s`;
	const part = all ? 'all' : 'a sample';
	console.log(
		`${tiled.version} sees no difference in ${passed} of ${passed + failures.length} exports of ${sources.length} documents, ${part} (${excluded().size} of them except for excluded differences; ${time})`,
	);
	if (!hasCorpus) console.log('The corpus of public documents is missing: only the examples were compared.');
	return finish(passed, failures);
}

function finish(passed: number, failures: readonly string[]): number {
	const figures: Figures = { passed, skipped: 0, failures };
	if (report !== undefined) writeFileSync(report, JSON.stringify(figures));
	return failures.length === 0 ? 0 : 1;
}

async function compared(tiled: Tiled, { name, kind, syntax, path }: Source, compare: Compare): Promise<Result[]> {
	const original = await exported(tiled, kind, path);
	const { doc, issues } = read(readFileSync(path));
	const results: Result[] = [];
	for (const form of FORMS) {
		const ours = doc === undefined ? { refused: issues[0]?.message ?? '' } : await rewritten(tiled, doc, kind, path, form);
		const found = differences(ours, original, compare);
		results.push({ form: form.name, found: unexplained(found, { name, from: syntax, to: form.syntax, aged: form.aged }) });
	}
	return results;
}

/** A refusal counts as one difference of the whole document. */
function differences(ours: TiledExport, original: TiledExport, compare: Compare): Difference[] {
	if ('refused' in ours)
		return [{ pointer: '', what: `refused: ${ours.refused}${'refused' in original ? ', and so is the original' : ''}` }];
	if ('refused' in original) return [{ pointer: '', what: `only the original is refused: ${original.refused}` }];
	return compare(ours.doc, original.doc);
}

async function rewritten(
	tiled: Tiled,
	doc: Document,
	kind: Kind,
	path: string,
	{ part, syntax, minimize, aged }: (typeof FORMS)[number],
): Promise<TiledExport> {
	const target = `${path}.${part}.${EXTENSIONS[syntax][kind]}`;
	const version = aged ? targetVersion(versionNumber(tiled)) : undefined;
	try {
		writeFileSync(target, write(doc, { syntax, minimize, ...(version && { version }) }));
	} catch (error) {
		return { refused: String(error) };
	}
	return await exported(tiled, kind, target);
}

/** Such as 1.8.2. */
function versionNumber({ version }: Tiled): string {
	return /\d+\.\d+(?:\.\d+)?/.exec(version)?.[0] ?? '';
}

function exported(tiled: Tiled, kind: Kind, path: string): Promise<TiledExport> {
	return kind === 'template' ? tiled.exportOf('map', mapWithInstance(path), ['--detach-templates']) : tiled.exportOf(kind, path);
}

/** The first differences, in one line. */
function inWords(found: readonly Difference[]): string {
	const first = found.slice(0, 3).map(({ pointer, what }) => `${pointer} ${what}`.trim().replace(/\s+/g, ' '));
	return `${first.join('; ')}${found.length > 3 ? `; and ${found.length - 3} more` : ''}`;
}
