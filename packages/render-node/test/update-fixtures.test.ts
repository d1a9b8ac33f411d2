import { writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { resolve } from '@tilewright/ops';
import { describe, it } from 'vitest';
import { sceneLoader, scenePictures } from '../../render/test/support/scenes.ts';
import { openRenderer } from '../src/index.ts';

const FIXTURES = fileURLToPath(new URL('../../../fixtures/render/', import.meta.url));

/** `UPDATE=1 npx vitest run --project render-node update-fixtures` redraws the expected pictures. Review each change before committing. */
describe.skipIf(!env['UPDATE'])('the expected pictures of the scenes are redrawn', () => {
	it.each(scenePictures().map((picture) => [picture.name, picture] as const))('%s', async (name, { root, view, options }) => {
		const renderer = await openRenderer(await resolve([root], sceneLoader), { loader: sceneLoader });
		writeFileSync(`${FIXTURES}${name}.png`, await renderer.encode('png', view, options));
	});
});
