import { join } from 'node:path';
import { loadMap } from '@tilewright/play';
import { describe, expect, it } from 'vitest';
import { built, VERSIONS } from '../support/build.ts';
import { project } from '../support/project.ts';

/** A map with URLs instead of the paths of files. */
const withUrls = (value: unknown, urlOf: (path: string) => string): unknown =>
	JSON.parse(
		JSON.stringify(value, (_, each) =>
			each instanceof Map ? [...each] : each instanceof Uint32Array ? [...each] : typeof each === 'string' ? urlOf(each) : each,
		),
	);

const NAMES = ['everything', 'hexagonal', 'infinite', 'isometric', 'oblique', 'orthogonal', 'staggered'];

describe.each(VERSIONS)('maps in a build by Vite %i', (version) => {
	it('are what loadMap returns, with the URLs of assets', async () => {
		const root = project({ 'main.js': NAMES.map((name) => `export { default as ${name} } from './game/maps/${name}.tmj';`).join('\n') });
		const options = { project: 'game/brill.tiled-project' };
		const { exports, files, warnings } = await built(root, options, {}, version);
		// Three maps name a file that this project does not have.
		expect(warnings).toEqual([expect.stringContaining('palette.ts')]);
		for (const name of NAMES) {
			const loaded = await loadMap(join(root, `game/maps/${name}.tmj`), { root, project: join(root, options.project) });
			const urlOf = (path: string): string => {
				if (!path.startsWith(root)) return path;
				const [, stem = ''] = /([^/]+)\.png$/.exec(path) ?? [];
				return stem === '' ? path.slice(root.length) : `/${files.find((file) => new RegExp(`^assets/${stem}-.{8}\\.png$`).test(file))}`;
			};
			expect(
				withUrls(exports[name], (path) => path),
				name,
			).toEqual(withUrls({ ...loaded, issues: [] }, urlOf));
		}
	});

	it('are packed, and nothing that reads maps is in the bundle', async () => {
		const root = project({ 'main.js': "export { default } from './game/maps/orthogonal.tmj';" });
		const { code } = await built(root, {}, {}, version);
		expect(code).not.toContain(root);
		expect(code).not.toMatch(/well-formed|DecompressionStream|missing-file/);
	});
});
