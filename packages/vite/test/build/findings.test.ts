import { stripVTControlCharacters } from 'node:util';
import type { TilewrightOptions } from '@tilewright/vite';
import { describe, expect, it } from 'vitest';
import { built, VERSIONS } from '../support/build.ts';
import { project } from '../support/project.ts';

const MAIN = { 'main.js': "export { default } from './maps/town.tmx';" };

const town = (inner: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" renderorder="right-down" width="2" height="1" tilewidth="16" tileheight="16" infinite="0" nextlayerid="2" nextobjectid="1">
${inner}
 <layer id="1" name="Ground" width="2" height="1">
  <data encoding="csv">1,2</data>
 </layer>
</map>
`;
const tileset = (image: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="ground" tilewidth="16" tileheight="16" tilecount="2" columns="2">
 <image source="${image}" width="32" height="16"/>
</tileset>
`;

/** A picture of another size. */
const GIF = 'GIF89a\x10\0\x10\0';

/** Why a build fails. */
async function failure(files: Readonly<Record<string, string>>, options?: TilewrightOptions): Promise<string> {
	const root = project({ ...MAIN, ...files });
	try {
		await built(root, options);
	} catch (error) {
		// Rolldown colors its messages where the terminal, or CI, allows it.
		return stripVTControlCharacters(String(error))
			.replaceAll(root, '')
			.replace(/^ +at .*\n?/gm, '');
	}
	throw new Error('The build did not fail.');
}

describe('errors fail the build', () => {
	it('a missing tileset', async () => {
		expect(await failure({ 'maps/town.tmx': town(' <tileset firstgid="1" source="gone.tsx"/>') })).toMatchInlineSnapshot(`
			"Error: Build failed with 1 error:

			[plugin tilewright] /maps/town.tmx:3:32
			RolldownError: The tileset "gone.tsx" does not exist. Put the file where the reference points, or fix the reference.
			  1 | <?xml version="1.0" encoding="UTF-8"?>
			  2 | <map version="1.10" orientation="orthogonal" renderorder="right-down" width="2" height="1" tilewidth…
			> 3 |  <tileset firstgid="1" source="gone.tsx"/>
			    |                                ^
			  4 |  <layer id="1" name="Ground" width="2" height="1">
			  5 |   <data encoding="csv">1,2</data>
			"
		`);
	});

	it('a mistake in a tileset', async () => {
		const files = {
			'maps/town.tmx': town(' <tileset firstgid="1" source="ground.tsx"/>'),
			'maps/ground.tsx': '<tileset name="a" tilewidth=16/>',
		};
		expect(await failure(files)).toMatchInlineSnapshot(`
			"Error: Build failed with 1 error:

			[plugin tilewright] /maps/ground.tsx:1:29
			RolldownError: Not well-formed XML: the value of the attribute \`tilewidth\` must be in quotes. Fix the XML at this place.
			> 1 | <tileset name="a" tilewidth=16/>
			    |                             ^
			"
		`);
	});

	it('a missing picture', async () => {
		const files = { 'maps/town.tmx': town(' <tileset firstgid="1" source="ground.tsx"/>'), 'maps/ground.tsx': tileset('gone.png') };
		expect(await failure(files)).toMatchInlineSnapshot(`
			"Error: Build failed with 1 error:

			[plugin tilewright] /maps/ground.tsx:3:17
			RolldownError: The image "gone.png" does not exist. Put the file where the reference points, or fix the reference.
			  1 | <?xml version="1.0" encoding="UTF-8"?>
			  2 | <tileset version="1.10" name="ground" tilewidth="16" tileheight="16" tilecount="2" columns="2">
			> 3 |  <image source="gone.png" width="32" height="16"/>
			    |                 ^
			  4 | </tileset>
			"
		`);
	});

	it('a path out of the root', async () => {
		const files = { 'maps/town.tmx': town(' <tileset firstgid="1" source="../../../gone.tsx"/>') };
		expect(await failure(files)).toContain('leads out of the root');
	});

	it('a missing project', async () => {
		const files = { 'maps/town.tmx': town('') };
		expect(await failure(files, { project: 'gone.tiled-project' })).toContain('The project "/gone.tiled-project" does not exist');
	});

	it('warnings, with `strict`', async () => {
		const files = {
			'maps/town.tmx': town(' <tileset firstgid="1" source="ground.tsx"/>'),
			'maps/ground.tsx': tileset('ground.gif'),
			'maps/ground.gif': GIF,
		};
		const { warnings } = await built(project({ ...MAIN, ...files }));
		expect(warnings).toEqual([expect.stringContaining('16 × 16')]);
		expect(await failure(files, { strict: true })).toContain('16 × 16');
	});

	it('an atlas of a wrong form', async () => {
		const files = { 'maps/town.tmx': town('') };
		const wrong: object = { atlas: { extrude: true } };
		expect(await failure(files, wrong)).toContain('The option `atlas.extrude` must be a number of pixels, found true.');
	});
});

describe('levels of findings', () => {
	const files = { 'maps/town.tmx': town(' <tileset firstgid="1" source="ground.tsx"/>'), 'maps/ground.tsx': tileset('ground.gif') };

	it('are those of `rules`', async () => {
		const root = project({ ...MAIN, ...files, 'maps/ground.gif': GIF });
		expect((await built(root, { rules: { 'image-differs': 'off' }, strict: true })).warnings).toEqual([]);
		expect(await failure({ ...files, 'maps/ground.gif': GIF }, { rules: { 'image-differs': 'error' } })).toContain('16 × 16');
	});

	it('let a game be built without a picture', async () => {
		const { warnings, exports } = await built(project({ ...MAIN, ...files }), { rules: { 'missing-file': 'warning' } });
		expect(warnings).toEqual([expect.stringContaining('"ground.gif" does not exist')]);
		expect(JSON.stringify(exports['default'])).toContain('/maps/ground.gif');
	});

	it('do not hide that there is no map', async () => {
		expect(await failure({ 'maps/town.tmx': '<map' }, { rules: { 'xml-syntax': 'off' } })).toContain('Not well-formed XML');
	});

	it('must be levels', async () => {
		const wrong: object = { rules: { 'missing-file': 'warn' } };
		expect(await failure(files, wrong)).toContain('The option `rules` must have levels (error, warning, info or off), found "warn".');
	});
});

describe.each(VERSIONS)('a warning of Vite %i', (version) => {
	it('has its place', async () => {
		const files = {
			'maps/town.tmx': town(' <tileset firstgid="1" source="ground.tsx"/>'),
			'maps/ground.tsx': tileset('ground.gif'),
			'maps/ground.gif': GIF,
		};
		const { warnings } = await built(project({ ...MAIN, ...files }), {}, {}, version);
		expect(warnings).toEqual([expect.stringMatching(/maps\/ground\.tsx.*3.*17.*16 × 16/s)]);
	});
});
