import { readFile } from 'node:fs/promises';
import { readCustomTypes } from '@tilewright/format';
import { toTypeScript } from '@tilewright/ops';
import { expect, it } from 'vitest';

it('the types of these tests are those that `tilewright types` writes now', async () => {
	const { types } = readCustomTypes(await readFile('examples/brill.tiled-project'));
	if (types === undefined) throw new Error('The project is broken.');
	await expect(toTypeScript(types)).toMatchFileSnapshot('brill-types.gen.ts');
});
