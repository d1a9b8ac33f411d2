import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { project } from '../support/project.ts';
import { builtByRollup } from '../support/rollup.ts';

describe('Rollup', () => {
	it('builds games with maps, whose pictures are assets', async () => {
		const main =
			"import town from './game/maps/orthogonal.tmj';\nexport const { layers } = town;\nexport const { source } = town.tiles.tilesets[0];\n";
		const root = project({ 'main.js': main });
		const { bundle, exports, warnings } = await builtByRollup(root);
		expect(warnings).toEqual([expect.stringContaining('palette.ts')]);
		const { layers, source } = exports;
		expect(layers).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Ground', data: expect.any(Uint32Array) })]));
		expect(source).toMatch(/^file:.*\/dist\/assets\/terrain-.*\.png$/);
		expect(existsSync(fileURLToPath(String(source)))).toBe(true);
		expect(bundle.watchFiles).toContain(join(root, 'game/tilesets/terrain.tsj'));
	});

	it('says where mistakes are', async () => {
		const root = project({ 'main.js': "export { default } from './town.tmx';", 'town.tmx': '<map' });
		await expect(builtByRollup(root, {})).rejects.toMatchObject({
			id: join(root, 'town.tmx'),
			loc: { file: join(root, 'town.tmx'), line: 1 },
			frame: expect.stringContaining('> 1 | <map'),
		});
	});
});
