import { writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { readCustomTypes } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { printResult, typesFixtures } from './fixtures.ts';

const FIXTURES = fileURLToPath(new URL('../../../../fixtures/custom-types/', import.meta.url));

/** `UPDATE=1 npx vitest run --project format-node custom-types/update-fixtures` rewrites the expected files. Look at each change before you keep it. */
describe.skipIf(!env['UPDATE'])('rewrites the expected files of the fixtures of custom types', () => {
	it.each(typesFixtures)('$name', ({ name, input, expected }) => {
		const text = printResult(readCustomTypes(input));
		if (text !== expected) writeFileSync(`${FIXTURES}${name}/expected.json`, text);
		expect(text).not.toBe('');
	});
});
