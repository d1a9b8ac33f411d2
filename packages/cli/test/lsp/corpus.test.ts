import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HoverRequest } from 'vscode-languageserver-protocol/node';
import { corpusDocs, corpusRows, hasCorpus } from '../../../../tests/support/corpus.ts';
import { distance } from '../../../../tests/support/effort.ts';
import type { LanguageClient } from '../support/language-client.ts';
import { startLanguageClient } from '../support/language-client.ts';
import { tilewright } from '../support/run.ts';

/** Each takes half a second: the server waits for the end of typing. */
const EVERY = distance(48, 8);
const rows = corpusRows.filter(({ kind }) => ['map', 'tileset', 'template', 'world'].includes(kind)).filter((_, i) => i % EVERY === 0);
const SEVERITIES = ['', 'error', 'warning', 'info'];

let client: LanguageClient;
beforeAll(async () => {
	if (hasCorpus) client = await startLanguageClient(corpusDocs);
});
afterAll(async () => {
	if (hasCorpus) expect(await client.stop()).toBe(0);
});

interface Found {
	readonly issues: readonly { readonly code: string; readonly severity: string; readonly line?: number; readonly column?: number }[];
}

describe.runIf(hasCorpus)('documents of public projects, through the command', () => {
	it('there are some', () => expect(rows.length).toBeGreaterThan(5));

	it.each(rows.map(({ path }) => path))('%s has the findings of `validate`', async (path) => {
		const { stdout } = tilewright(['validate', path, '--format', 'json'], { cwd: corpusDocs });
		const reports: readonly Found[] = JSON.parse(stdout);
		const expected = (reports[0]?.issues ?? []).map(({ code, severity, line = 1, column = 1 }) => `${line}:${column} ${severity} ${code}`);
		const document = await client.open(path);
		const found = (await document.diagnostics()).map(
			({ code, severity = 0, range }) => `${range.start.line + 1}:${range.start.character + 1} ${SEVERITIES[severity]} ${code}`,
		);
		expect(found.sort()).toEqual(expected.sort());
		await client.connection.sendRequest(HoverRequest.type, { textDocument: { uri: document.uri }, position: { line: 1, character: 5 } });
		await document.close();
	});
});
