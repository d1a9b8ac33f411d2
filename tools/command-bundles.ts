import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TsdownPlugin, UserConfig } from 'tsdown';
import { alias } from './source-aliases.ts';
import { stripProse } from './strip-prose.ts';

/** Loaded only when a command needs them, by `import()`; the native canvas has no choice. */
const APART: readonly (string | RegExp)[] = [
	'@napi-rs/canvas',
	'@bokuweb/zstd-wasm',
	'ajv',
	'chokidar',
	'image-size',
	'open',
	'sirv',
	'tinypool',
];

/** Parts of Node that every process has loaded anyway. */
const ALWAYS_LOADED: ReadonlySet<string> = new Set(['fs', 'path', 'process', 'url', 'util', 'events', 'buffer', 'vm', 'timers']);

/** The name of a variable of each bundle, whose `href` is the URL of the bundle. Few need it. */
const URL_NAME = 'urlOfBundle';

const folder = fileURLToPath(new URL('../packages/cli', import.meta.url));

/**
 * The builds of the command: a small program, what its threads start with, and for each sub-command and the threads one file with all that
 * it imports, which V8 compiles at once or takes from the kept code. They are CommonJS: only scripts can be compiled from kept code.
 */
export function commandBundles(): UserConfig[] {
	const names = readdirSync(`${folder}/src/bundles`).map((name) => basename(name, '.ts'));
	return [
		bundle('main', 'src/main.ts'),
		bundle('crew-member', 'src/crew-member.ts'),
		...names.map((name) => bundle(name, `src/bundles/${name}.ts`, [lazyNode(), asScript()])),
	];
}

const bundle = (name: string, path: string, more: readonly TsdownPlugin[] = []): UserConfig => ({
	entry: { [name]: path },
	platform: 'node',
	format: 'cjs',
	outDir: 'dist',
	outExtensions: () => ({ js: '.cjs' }),
	dts: false,
	clean: false,
	sourcemap: false,
	deps: { neverBundle: [...APART], alwaysBundle: (id: string) => !isApart(id) && !id.startsWith('node:') },
	// jsonc-parser's first form requires its files by names that a bundler cannot see.
	inputOptions: { checks: { pluginTimings: false }, resolve: { mainFields: ['module', 'main'] } },
	// Comments would be read at each start.
	outputOptions: { codeSplitting: false, comments: { legal: true, annotation: false, jsdoc: false } },
	// Some code calls its own function `require`, which must not hide the one of the bundle.
	define: { 'import.meta.url': `${URL_NAME}.href` },
	plugins: [fromSources(), stripProse(), bareNode(), ...more],
});

const isApart = (id: string): boolean => APART.some((each) => (typeof each === 'string' ? id === each : each.test(id)));

/** The packages are taken from their sources, so that these builds need not wait for others. */
const fromSources = (): TsdownPlugin => ({
	name: 'from-sources',
	resolveId: {
		filter: { id: /^@tilewright\// },
		handler: (id) => alias.find(({ find }) => find.test(id))?.replacement,
	},
});

/**
 * Takes parts of Node as they are. A bundler copies all that a part has into an object with a `default`, which takes as long as some
 * commands do their work.
 */
const bareNode = (): TsdownPlugin => ({
	name: 'bare-node',
	renderChunk: (code) => {
		let text = code;
		for (const [whole, name = '', part = ''] of code.matchAll(COPIES)) {
			if (!isBuiltin(part)) continue;
			text = text.replace(whole, whole.replace(/\n.*\n$/, '\n'));
			text = text.replaceAll(new RegExp(`(?<![\\w$.])${name}\\.default(?![\\w$])`, 'g'), name);
		}
		return { code: text, map: null };
	},
});

/** How rolldown imports what is no part of the bundle, if its `default` or all of it is used. */
const COPIES = /^let (\w+) = require\("((?:node:)?[\w/]+)"\);\n\1 = __toESM\(\1(?:, 1)?\);\n/gm;

/**
 * Loads parts of Node when they are first used. A bundler puts `require` at the start of a file, also for code that rarely runs, and
 * some parts take longer to load than a small map to export.
 */
const lazyNode = (): TsdownPlugin => ({
	name: 'lazy-node',
	renderChunk: (code) => {
		let text = code;
		for (const [whole, name = '', part = '', wrapped] of code.matchAll(REQUIRES)) {
			if (ALWAYS_LOADED.has(part)) continue;
			const load = `require("node:${part}")`;
			const value = wrapped === undefined ? load : wrapped.replace(name, () => load);
			const uses = new RegExp(`(new )?(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g');
			// `new name().Class()` would make an instance of `name`.
			text = text.replace(whole, '').replace(uses, (_, made?: string) => (made === undefined ? `${name}()` : `${made}(${name}())`));
			text = `let ${name}_loaded;\nconst ${name} = () => ${name}_loaded ??= ${value};\n${text}`;
		}
		return { code: text.replace('const childProcess = require("node:child_process");', SPAWN), map: null };
	},
});

/** How rolldown imports a part of Node. It gives such names to nothing else. */
const REQUIRES = /^let (node_\w+|\w+\$\d+) = require\("(?:node:)?([\w/]+)"\);\n(?:\1 = (__toESM\(\1(?:, 1)?\));\n)?/gm;

/** commander loads node:child_process for commands in files of their own, which we do not have. */
const SPAWN = 'const childProcess = { spawn: (...words) => require("node:child_process").spawn(...words) };';

/** Makes of a module what Node makes of it before it runs it, in ASCII, with a digest before it. */
const asScript = (): TsdownPlugin => ({
	name: 'as-script',
	// Later than `renderChunk`: an expression that nothing uses would be left out.
	generateBundle: (_, files) => {
		for (const file of Object.values(files)) {
			if (file.type !== 'chunk') continue;
			const ascii = file.code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
			// A script has no `import()` of its own without a warning of Node.
			const own = ascii.replace(/(?<![\w$.])import\((?=")/g, 'load(');
			const script = `(function (exports, require, module, __filename, __dirname, load) {\nconst ${URL_NAME} = { get href() { return require("node:url").pathToFileURL(__filename).href; } };\n${own}\n})`;
			file.code = `//${createHash('sha256').update(script).digest('hex').slice(0, 16)}\n${script}`;
		}
	},
});
