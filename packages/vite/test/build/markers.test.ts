import { join } from 'node:path';
import { tilewright } from '@tilewright/vite';
import { array, assert as check, constantFrom, property, string } from 'fast-check';
import { createServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { alias } from '../../../../tools/source-aliases.ts';
import { withoutMarks } from '../../src/module/without-marks.ts';
import { built, VERSIONS } from '../support/build.ts';
import { project } from '../support/project.ts';
import { builtByRollup } from '../support/rollup.ts';

/** The words that bundlers and their plugins look for in code. */
const TEXTS = [
	...[
		'__VITE_ASSET__abc__',
		'__VITE_ASSET__abc__$_?x__',
		'__VITE_PUBLIC_ASSET__abc__',
		'__VITE_ASSET_PUBLIC__abc__',
		'__VITE_WORKER_ASSET__0__',
	],
	...[
		'__VITE_PRELOAD__',
		'__VITE_IS_MODERN__',
		'__VITE_CSS_URL__abc__',
		'__VITE_WASM_INIT__',
		'__vite__mapDeps([0])',
		'__vite_ssr_import_0__',
	],
	...[
		'import.meta.env.MODE',
		'import.meta.env',
		'import.meta.ROLLUP_FILE_URL_abc',
		'import.meta.ROLLUP_FILE_URL_OBJ_abc',
		'import.meta.url',
	],
	...[
		'import.meta.glob("./*.js")',
		'import.meta.hot',
		'new URL("./main.js", import.meta.url)',
		'process.env.NODE_ENV',
		'%MODE%',
		'%BASE_URL%',
	],
	...[
		'!~{001}~',
		'!~{000}~',
		'//# sourceMappingURL=main.js.map',
		"' + evil + '",
		`\${evil}`,
		'</script>',
		'\u2028\\u005f',
		'\\',
		'\\u005f_',
	],
	...['____', 'a__b', '___', '_', '~{', '~~{{', 'import\\u002emeta'],
];
const properties = TEXTS.flatMap((text, i) => [
	{ name: `text${i}`, type: 'string', value: text },
	{ name: text, type: 'string', value: `name${i}` },
]);
const PROPS = Object.fromEntries(properties.map(({ name, value }) => [name, value]));
const MAP = {
	...{ type: 'map', version: '1.10', orientation: 'orthogonal', renderorder: 'right-down', width: 1, height: 1, infinite: false },
	...{ tilewidth: 16, tileheight: 16, nextlayerid: 2, nextobjectid: 1, tilesets: [], properties },
	layers: [{ id: 1, name: TEXTS[0], type: 'imagelayer', image: 'ground.gif', class: TEXTS[7] }],
};
const WORLD = { type: 'world', maps: [{ fileName: 'town.tmj', x: 0, y: 0, width: 1, height: 1 }], properties };
const game = (): string =>
	project({
		'main.js': "export { default as town } from './town.tmj'; export { default as world } from './isles.world';",
		'town.tmj': JSON.stringify(MAP),
		'isles.world': JSON.stringify(WORLD),
		'ground.gif': 'GIF89a\x10\0\x10\0',
	});
const expected = { town: { props: PROPS, layers: [{ name: TEXTS[0], class: TEXTS[7] }] }, world: { props: PROPS } };

it('JSON without marks means the same', () => {
	const pieces = constantFrom(...TEXTS, '_', '\\', '!', '~{', 'import', '.', 'meta', 'process', '.env', '"', 'source', 'MappingURL');
	check(
		property(array(pieces), string(), (texts, other) => {
			const text = texts.join('') + other;
			const json = withoutMarks(JSON.stringify({ [text]: text }));
			expect(JSON.parse(json)).toEqual({ [text]: text });
			expect(json).not.toMatch(/__|!~\{|import\.meta|process\.env|sourceMappingURL/);
		}),
	);
});

describe('texts that look like the marks of bundlers come back as they are [H10]', () => {
	it.each(VERSIONS)('in a build by Vite %i', async (version) => {
		for (const minify of [true, false]) expect((await built(game(), {}, { build: { minify } }, version)).exports).toMatchObject(expected);
	});

	it('in a build by Rollup', async () => {
		expect((await builtByRollup(game())).exports).toMatchObject(expected);
	});

	it('on the dev server', async () => {
		const root = game();
		const server = await createServer({
			...{ root, configFile: false, logLevel: 'silent', cacheDir: join(root, '.vite'), plugins: [tilewright()], resolve: { alias } },
			server: { middlewareMode: true, watch: null, ws: false },
			optimizeDeps: { noDiscovery: true },
		});
		onTestFinished(() => server.close());
		const code = (await server.transformRequest('/town.tmj'))?.code ?? '';
		const marks = code.replace(/^import .*$|@__PURE__/gm, '').match(/__|!~\{|import\.meta|process\.env|sourceMappingURL/g);
		expect(marks ?? []).toEqual([]);
		expect(await server.ssrLoadModule('/main.js')).toMatchObject(expected);
	});
});
