import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { read, write } from '@tilewright/format';
import { describe, it } from 'vitest';
import { printFindings } from '../support/fixtures.ts';

const FIXTURES = fileURLToPath(new URL('../../../../fixtures/xml-valid/', import.meta.url));

/** `UPDATE=1 npx vitest run --project format-node update-fixtures` rewrites the expected files. Look at each change before you keep it. */
describe.skipIf(!env['UPDATE'])('rewrites the expected files of the XML fixtures', () => {
	it.each(readdirSync(FIXTURES))('xml-valid/%s', (name) => {
		const folder = `${FIXTURES}${name}/`;
		const input = readdirSync(folder).find((file) => file.startsWith('input.'));
		const { doc, issues } = read(readFileSync(`${folder}${input}`));
		if (doc === undefined) throw new Error(printFindings(issues));
		writeFileSync(`${folder}expected.json`, write(doc));
		if (issues.length > 0) writeFileSync(`${folder}findings.json`, printFindings(issues));
		else rmSync(`${folder}findings.json`, { force: true });
	});
});
