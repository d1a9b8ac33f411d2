import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { tilewright } from '@tilewright/vite';
import type { Plugin } from 'rollup';
import { rollup } from 'rollup';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { project } from '../support/project.ts';

/** Lets Rollup find the sources of the runtime, which users have as JavaScript. */
const sources: Plugin = {
	name: 'sources',
	resolveId: (id) => (id === '@tilewright/vite/runtime' ? fileURLToPath(new URL('../../src/runtime.ts', import.meta.url)) : null),
	transform: async (code, id) => (id.endsWith('.ts') ? { code: (await transformWithOxc(code, id)).code, map: null } : null),
};

describe('Rollup', () => {
	it('builds games with maps, whose pictures are assets', async () => {
		const main =
			"import town from './game/maps/orthogonal.tmj';\nexport const { layers } = town;\nexport const { source } = town.tiles.tilesets[0];\n";
		const root = project({ 'main.js': main });
		const warnings: string[] = [];
		const bundle = await rollup({
			input: join(root, 'main.js'),
			plugins: [tilewright({ root }), sources],
			onwarn: ({ message }) => warnings.push(message),
		});
		expect(warnings).toEqual([expect.stringContaining('palette.ts')]);
		await bundle.write({ dir: join(root, 'dist') });
		const { layers, source } = await import(pathToFileURL(join(root, 'dist/main.js')).href);
		expect(layers[0]).toMatchObject({ name: 'Ground', data: expect.any(Uint32Array) });
		expect(source).toMatch(/^file:.*\/dist\/assets\/terrain-.*\.png$/);
		expect(existsSync(fileURLToPath(source))).toBe(true);
		expect(bundle.watchFiles).toContain(join(root, 'game/tilesets/terrain.tsj'));
	});

	it('says where mistakes are', async () => {
		const root = project({ 'main.js': "export { default } from './town.tmx';", 'town.tmx': '<map' });
		const failure: unknown = await rollup({ input: join(root, 'main.js'), plugins: [tilewright(), sources] }).catch(
			(error: unknown) => error,
		);
		expect(failure).toMatchObject({
			id: join(root, 'town.tmx'),
			loc: { file: join(root, 'town.tmx'), line: 1 },
			frame: expect.stringContaining('> 1 | <map'),
		});
	});
});
