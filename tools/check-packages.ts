/**
 * Checks what ships: packs every package, runs publint and attw on the tarballs, and checks what npm shows of them, and that no text for users
 * cites a rule of this repository. Then it puts them where a user's project would have them, compiles a program against their types without DOM,
 * Node types or skipLibCheck, and runs it and the command. Last, npm installs each package in an empty project.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { installAsUser } from './install-as-user.ts';
import { type InstalledPackage, installPacked, type Manifest, run } from './install-packed.ts';
import { type Platform, platformOf } from './platform.ts';
import { citationsIn, isRead } from './shipped-citations.ts';
import { packages } from './workspace.ts';

/** The settings of the strictest user: only the types of the language, and every declaration is checked. */
const userOptions = { strict: true, noEmit: true, module: 'nodenext', target: 'es2023', lib: ['es2023'], types: [], skipLibCheck: false };

const namesFor = (platform: Platform): ReadonlySet<string> =>
	new Set(packages.filter((each) => platformOf(each) === platform).map(({ manifest }) => manifest.name));

/** Packages that only run in Node. Their users have Node's types and a newer library: the native canvas's declarations need both. */
const nodeOnly = namesFor('node');
/** Packages that only run in browsers: their engines cannot be imported in Node. Their declarations need those of the DOM, and are not ours to check. */
const browserOnly = namesFor('browser');
const browserUserOptions = { ...userOptions, lib: ['es2023', 'dom', 'dom.iterable'], skipLibCheck: true };

const nodeUserOptions = {
	...userOptions,
	lib: ['esnext'],
	types: ['node'],
	typeRoots: [fileURLToPath(new URL('../node_modules/@types', import.meta.url))],
};

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const temporary = mkdtempSync(join(tmpdir(), 'tilewright-packages-'));
const problems: string[] = [];

try {
	const user = join(temporary, 'user');
	const installed = installPacked(user, temporary);
	for (const each of installed) await checkTarball(each);
	checkAsUser(user, installed);
	for (const [index, each] of installed.entries()) {
		const folder = join(temporary, `empty-${index}`);
		attempt(`${each.manifest.name} in an empty project`, () =>
			installAsUser(each, folder, installed, !browserOnly.has(each.manifest.name)),
		);
	}
} finally {
	rmSync(temporary, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
exit(problems.length === 0 ? 0 : 1);

async function checkTarball({ manifest, tarball, folder, files }: InstalledPackage): Promise<void> {
	const { name } = manifest;
	for (const path of files) {
		if (!/^(bin\/|dist\/|schema\/|findings\/|package\.json$|README\.md$|LICENSE$|CHANGELOG\.md$|client\.d\.ts$)/.test(path))
			problems.push(`${name}: ships ${path}`);
	}
	checkPage(manifest, folder, files);
	for (const path of files) {
		if (!path.endsWith('.js') && !isRead(path)) continue;
		const text = readFileSync(join(folder, path), 'utf8');
		if (path.endsWith('.js')) checkMarks(`${name}/${path}`, text);
		else for (const cited of new Set(citationsIn(text))) problems.push(`${name}/${path}: cites ${cited}, which users cannot look up`);
	}
	const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
	for (const message of messages) problems.push(`${name}: publint: ${formatMessage(message, pkg) ?? message.code}`);
	if (manifest.exports?.['.']?.types !== undefined) {
		try {
			run(bin('attw'), [tarball, '--profile', 'esm-only', '--no-definitely-typed', '--no-emoji', '--no-color'], root);
		} catch (error) {
			problems.push(`${name}: attw: ${message(error)}`);
		}
	}
}

/** Rollup, and so Vite 7, warns each user about a comment that has the mark of a pure call among other words. */
function checkMarks(path: string, text: string): void {
	for (const [comment] of text.matchAll(/\/\*[\s\S]*?\*\//g))
		if (/[@#]__PURE__/.test(comment) && !/^\/\*\s*[@#]__PURE__\s*\*\/$/.test(comment))
			problems.push(`${path}: Rollup warns about ${comment}`);
}

/** Checks what the page of a package on npm shows. Relative links of a README lead nowhere there. */
function checkPage({ name, keywords = [] }: Manifest, folder: string, files: readonly string[]): void {
	for (const needed of ['LICENSE', 'README.md']) if (!files.includes(needed)) problems.push(`${name}: has no ${needed}`);
	if (keywords.length === 0) problems.push(`${name}: has no keywords`);
	const readme = readFileSync(join(folder, 'README.md'), 'utf8');
	for (const { 1: target = '' } of readme.matchAll(/\]\(([^)\s]*)\)/g))
		if (!/^(?:https:\/\/|#)/.test(target)) problems.push(`${name}: README.md has a link that works only in the repository: ${target}`);
}

function checkAsUser(user: string, installed: readonly InstalledPackage[]): void {
	const libraries = installed.map(({ manifest }) => manifest).filter(({ exports }) => exports?.['.'] !== undefined);
	writeFileSync(join(user, 'package.json'), '{ "type": "module" }');
	compileAndRun(
		user,
		'program',
		libraries.filter(({ name }) => !nodeOnly.has(name) && !browserOnly.has(name)),
		userOptions,
	);
	attempt('types in a user’s page', () => {
		const names = libraries.filter(({ name }) => browserOnly.has(name)).map(({ name }) => name);
		compile(user, 'page', importing(names), browserUserOptions);
	});
	compileAndRun(
		user,
		'node-program',
		libraries.filter(({ name }) => nodeOnly.has(name)),
		nodeUserOptions,
	);
	attempt('types of imported maps', () => checkImports(user));
	attempt('a game built for a server', () => checkServer(user));
	for (const { name, exports } of libraries) {
		if (nodeOnly.has(name) || browserOnly.has(name)) continue;
		const browser = join(user, 'node_modules', name, exports?.['.']?.default ?? '');
		attempt(`import of ${name}’s browser bundle`, () => run(execPath, ['--input-type=module', '--eval', `import '${browser}'`], user));
	}
	for (const { manifest, folder } of installed) {
		const { version, bin: commands = {} } = manifest;
		for (const [command, path] of Object.entries(commands)) {
			attempt(`${command} --version`, () => {
				const printed = run(execPath, [join(folder, path), '--version'], user);
				if (!printed.includes(version)) throw new Error(`printed ${printed.trim()}, expected ${version}`);
			});
		}
	}
}

/** Compiles games that import maps: with the types for all games, and with those that the plugin writes for a project. */
function checkImports(user: string): void {
	const options = { ...userOptions, module: 'esnext', moduleResolution: 'bundler' };
	const names = "import town from './town.tmx';\nexport const names: readonly string[] = town.layers.map(({ name }) => name);\n";
	compile(user, 'game', names, { ...options, types: ['@tilewright/vite/client'] });

	const members = [{ name: 'gold', type: 'int', value: 5 }];
	const propertyTypes = [{ id: 1, name: 'Coin', type: 'class', useAs: ['object'], members }];
	writeFileSync(join(user, 'game.tiled-project'), JSON.stringify({ propertyTypes }));
	const write =
		"import { tilewright } from '@tilewright/vite';\nawait tilewright({ project: 'game.tiled-project', types: 'types.ts' }).buildStart();\n";
	run(execPath, ['--input-type=module', '--eval', write], user);
	const coins = [
		"import { objects } from '@tilewright/play';",
		"import brill from './brill.world';",
		"import town from './town.tmx';",
		"export const gold: number = objects(town, { class: 'Coin' }).reduce((sum, { props }) => sum + props.gold, 0);",
		"export const far = brill.maps.map(async ({ load }) => objects(await load(), { class: 'Coin' })[0]?.props.gold.toFixed());",
		'// @ts-expect-error The project has no such class.',
		"export const boats = objects(town, { class: 'Boat' });",
	];
	compile(user, 'typed-game', coins.join('\n'), { ...options, types: [] }, ['types-imports.d.ts']);
}

/** Builds a game for a server, where the plugin is not installed: what imported maps need of it must be in the build. */
function checkServer(user: string): void {
	const map = { type: 'map', version: '1.10', orientation: 'orthogonal', width: 1, height: 1, tilewidth: 1, tileheight: 1 };
	writeFileSync(join(user, 'town.tmj'), JSON.stringify({ ...map, layers: [], tilesets: [] }));
	writeFileSync(join(user, 'server.js'), "import town from './town.tmj';\nconsole.log(town.path);\n");
	const build = [
		"import { createRequire } from 'node:module';",
		"import { tilewright } from '@tilewright/vite';",
		"const { build } = await import(createRequire(import.meta.resolve('@tilewright/vite')).resolve('vite'));",
		"await build({ configFile: false, logLevel: 'silent', plugins: [tilewright()], build: { ssr: 'server.js', outDir: 'server' } });",
	];
	writeFileSync(join(user, 'build.mjs'), build.join('\n'));
	run(execPath, ['build.mjs'], user);
	if (/from ["']@tilewright\/vite/.test(readFileSync(join(user, 'server/server.js'), 'utf8'))) throw new Error('imports the plugin');
	const printed = run(execPath, ['server/server.js'], user).trim();
	if (printed !== '/town.tmj') throw new Error(`printed ${printed}`);
}

/** A program that imports all of some packages. */
function importing(names: readonly string[]): string {
	return names
		.map(
			(name, index) =>
				`import * as library${index} from '${name}';\nexport const names${index}: string[] = Object.keys(library${index});\n`,
		)
		.join('');
}

/** Compiles a program that imports every library, and runs it in Node. */
function compileAndRun(user: string, program: string, libraries: readonly Manifest[], compilerOptions: object): void {
	const text = importing(libraries.map(({ name }) => name));
	writeFileSync(join(user, `${program}.mjs`), text.replaceAll(': string[]', ''));
	attempt(`types in a user’s ${program}`, () => compile(user, program, text, compilerOptions));
	attempt(`import in a user’s ${program}`, () => run(execPath, [`${program}.mjs`], user));
}

/** Checks the types of a program. */
function compile(user: string, program: string, text: string, compilerOptions: object, more: readonly string[] = []): void {
	const config = join(user, `${program}.tsconfig.json`);
	writeFileSync(config, JSON.stringify({ compilerOptions, files: [`${program}.mts`, ...more] }));
	writeFileSync(join(user, `${program}.mts`), text);
	run(bin('tsc'), ['--project', config], user);
}

function attempt(what: string, action: () => void): void {
	try {
		action();
	} catch (error) {
		problems.push(`${what}: ${message(error)}`);
	}
}

/** An error, with the output of the program that failed. */
function message(error: unknown): string {
	const { stdout = '', stderr = '', message: text } = error as Error & { stdout?: string; stderr?: string };
	return [text, stdout, stderr].join('\n').trim();
}
