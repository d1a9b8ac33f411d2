import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { printFindings, withoutCompressed } from './support/fixtures.ts';

const FIXTURES = fileURLToPath(new URL('../../../fixtures/', import.meta.url));

function put(path: string, text: string): void {
	const before = readdirSync(path.replace(/[^/]+$/, '')).includes(path.replace(/.*\//, '')) ? readFileSync(path, 'utf8') : undefined;
	// Compressors of other platforms produce other bytes for the same tiles: that is not a change.
	if (before === undefined || withoutCompressed(before) !== withoutCompressed(text)) writeFileSync(path, text);
}

/** `UPDATE=1 npx vitest run --project format-node update-fixtures` rewrites the expected files. Look at each change before you keep it. */
describe.skipIf(!env['UPDATE'])('rewrites the expected files of the fixtures', () => {
	for (const group of ['valid', 'invalid'] as const) {
		it.each(readdirSync(`${FIXTURES}${group}`))(`${group}/%s`, (name) => {
			const folder = `${FIXTURES}${group}/${name}/`;
			const input = readdirSync(folder).find((file) => file.startsWith('input.'));
			const { doc, issues } = read(readFileSync(`${folder}${input}`));
			if (group === 'invalid') {
				expect(doc).toBeUndefined();
				put(`${folder}expected.json`, printFindings(issues));
				return;
			}
			if (doc === undefined) throw new Error(printFindings(issues));
			put(`${folder}expected.json`, new TextDecoder().decode(write(doc)));
			if (issues.length > 0) put(`${folder}findings.json`, printFindings(issues));
			else rmSync(`${folder}findings.json`, { force: true });
		});
	}
});
