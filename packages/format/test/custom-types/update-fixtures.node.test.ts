import { writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { readCustomTypes } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { printResult, typesFixtures } from './fixtures.ts';

const FIXTURES = fileURLToPath(new URL('../../../../fixtures/custom-types/', import.meta.url));

/** `UPDATE=1 npx vitest run --project format-node custom-types/update-fixtures` rewrites what is expected. Look at each change. */
describe.skipIf(!env['UPDATE'])('what the fixtures of custom types expect is written anew', () => {
	it.each(typesFixtures)('$name', ({ name, input, expected }) => {
		const text = printResult(readCustomTypes(input));
		if (text !== expected) writeFileSync(`${FIXTURES}${name}/expected.json`, text);
		expect(text).not.toBe('');
	});
});
