import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { resolve } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exportGraph } from '../packages/cli/src/commands/export/graph/export-graph.ts';
import type { GraphFlags } from '../packages/cli/src/commands/export/graph/flags.ts';
import { corpusFolder, hasCorpus } from './support/corpus.ts';

const PROJECTS = ['mapeditor+tiled/examples', 'mapeditor+rs-tiled/assets'];

const WAYS: readonly (readonly [string, GraphFlags])[] = [
	['in JSON', { format: 'json' }],
	['in XML', { format: 'xml' }],
	['with images', { format: 'json', copyImages: true }],
	['standing alone', { format: 'json', embedTilesets: true, detachTemplates: true, resolveTypesAndProperties: true, inlineImages: true }],
	['for an older version', { format: 'xml', exportVersion: '1.8' }],
];

const top = mkdtempSync(join(tmpdir(), 'tilewright-corpus-'));
beforeAll(() => {
	// The findings are checked in the results, not in the output.
	vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
});
afterAll(() => {
	vi.restoreAllMocks();
	rmSync(top, { recursive: true });
});

/** Every file in a folder, with the facts that change only if it is written. */
const listing = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((name) => `${name} ${statSync(join(folder, name)).mtimeMs} ${statSync(join(folder, name)).size}`)
		.sort();

const isDocument = (name: string): boolean => /\.(?:tmj|tsj|tj|tmx|tsx|tx)$/.test(name);

/** The findings of all documents of a folder that may need a fix. */
async function findingsIn(folder: string, pattern: (name: string) => boolean): Promise<string[]> {
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(pattern).sort();
	const { issues } = await resolve(names, fileLoader({ root: folder, allowOutside: true }));
	return issues.filter(({ severity }) => severity !== 'info').map(({ code, message }) => `${code} ${message}`);
}

describe.runIf(hasCorpus).each(PROJECTS)('export --out of %s', (project) => {
	const source = join(fileURLToPath(corpusFolder), project);

	it.each(WAYS)('%s: loads without new findings, changes no source, does nothing the second time', async (way, flags) => {
		const out = join(top, project, way);
		const before = listing(source);
		const first = await exportGraph({ sources: [source], out, flags });
		expect([first.failed, first.unwritable]).toEqual([[], false]);
		expect(first.outcomes.filter(({ name }) => isDocument(name)).length).toBeGreaterThan(20);
		expect(listing(source)).toEqual(before);

		const known = new Set(await findingsIn(source, (name) => isDocument(name)));
		expect((await findingsIn(out, isDocument)).filter((finding) => !known.has(finding))).toEqual([]);

		const written = listing(out);
		const second = await exportGraph({ sources: [source], out, flags });
		expect(second.outcomes.filter(({ change }) => change === 'written')).toEqual([]);
		expect(listing(out)).toEqual(written);
	});

	it('has the same bytes in every target folder', async () => {
		const flags: GraphFlags = { format: 'json', copyImages: true };
		const outs = ['one', 'two'].map((name) => join(top, project, name));
		for (const out of outs) await exportGraph({ sources: [source], out, flags });
		const [one = [], two = []] = outs.map((out) =>
			readdirSync(out, { recursive: true, encoding: 'utf8', withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map((entry) => join(entry.parentPath, entry.name).slice(out.length))
				.sort(),
		);
		expect(one).toEqual(two);
		for (const name of one) expect(readFileSync(`${outs[0]}${name}`).equals(readFileSync(`${outs[1]}${name}`)), name).toBe(true);
	});
});
