import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Issue } from '@tilewright/format';
import { readCustomTypes } from '@tilewright/format';
import { validate } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { describe, expect, it } from 'vitest';
import * as together from '../packages/format/src/issue/findings/together.ts';

const FIXTURES = fileURLToPath(new URL('../fixtures/validate/', import.meta.url));
const folders = readdirSync(FIXTURES);

/** The findings in a fixture. The images are not looked at. */
async function findingsIn(folder: string, name: 'broken' | 'sound'): Promise<readonly Issue[]> {
	const root = `${FIXTURES}${folder}`;
	const { types } = existsSync(`${root}/types.json`) ? readCustomTypes(readFileSync(`${root}/types.json`)) : {};
	const { issues } = await validate([`${name}.json`], fileLoader({ root }), {
		typesFor: () => Promise.resolve(types),
		otherFiles: { isThere: (path) => Promise.resolve(existsSync(path)) },
	});
	return issues;
}

describe.each(folders)('%s', (code) => {
	it('is found at its place, and nothing else', async () => {
		const found = await findingsIn(code, 'broken');
		const codes = found.map((issue) => issue.code);
		expect(codes).toContain(code);
		// Reading may have found that a field does not apply, too.
		expect(new Set(found.filter(({ severity }) => severity !== 'info').map((issue) => issue.code))).toEqual(
			new Set(found.some((issue) => issue.code === code && issue.severity !== 'info') ? [code] : []),
		);
		for (const { line, column, pointer } of found)
			expect({ pointer, line, column }).toEqual({ pointer, line: expect.any(Number), column: expect.any(Number) });
	});

	it('is not found in a sound document', async () => {
		expect((await findingsIn(code, 'sound')).map((issue) => issue.code)).not.toContain(code);
	});
});

it('each finding about fields together has fixtures', () => {
	const codes = Object.values(together).map(({ code }) => code);
	for (const code of codes) expect(folders).toContain(code);
});
