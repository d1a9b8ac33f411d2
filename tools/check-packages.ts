/**
 * Checks what ships: packs every package, runs publint and attw on the tarballs, then puts them where a user's project would have them,
 * compiles a program against their types without DOM, Node types or skipLibCheck, and runs it and the command.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

interface Manifest {
	readonly name: string;
	readonly version: string;
	readonly private?: boolean;
	readonly exports?: Record<string, { types?: string; default?: string }>;
	readonly bin?: Record<string, string>;
	readonly dependencies?: Record<string, string>;
}

interface Packed {
	readonly name: string;
	readonly filename: string;
	readonly files: readonly { path: string }[];
}

/** The strictest user: no types but the language's own, and every declaration is checked. */
const userOptions = { strict: true, noEmit: true, module: 'nodenext', target: 'es2023', lib: ['es2023'], types: [], skipLibCheck: false };

/** Packages that run in Node alone. Their users have Node's types and a newer library: the native canvas's declarations need both. */
const nodeOnly = new Set(['@tilewright/render-node']);
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
	const packed = JSON.parse(run('npm', ['pack', '--workspaces', '--json', '--pack-destination', temporary], root)) as Packed[];
	for (const one of packed) await checkTarball(one);
	checkAsUser(packed);
} finally {
	rmSync(temporary, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
exit(problems.length === 0 ? 0 : 1);

async function checkTarball({ name, filename, files }: Packed): Promise<void> {
	const tarball = join(temporary, filename);
	const folder = join(temporary, 'user/node_modules', name);
	mkdirSync(folder, { recursive: true });
	run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'], root);
	const manifest = readManifest(folder);

	for (const { path } of files) {
		if (!/^(bin\/|dist\/|schema\/|package\.json$|README\.md$|LICENSE$|CHANGELOG\.md$)/.test(path)) problems.push(`${name}: ships ${path}`);
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

function checkAsUser(packed: readonly Packed[]): void {
	const user = join(temporary, 'user');
	const modules = join(user, 'node_modules');
	const manifests = packed.map(({ name }) => readManifest(join(modules, name)));
	for (const { name } of manifests) linkDependencies(name, join(modules, name));
	const libraries = manifests.filter((manifest) => manifest.exports?.['.'] !== undefined);
	writeFileSync(join(user, 'package.json'), '{ "type": "module" }');
	compileAndRun(
		user,
		'program',
		libraries.filter(({ name }) => !nodeOnly.has(name)),
		userOptions,
	);
	compileAndRun(
		user,
		'node-program',
		libraries.filter(({ name }) => nodeOnly.has(name)),
		nodeUserOptions,
	);
	for (const { name, exports } of libraries) {
		if (nodeOnly.has(name)) continue;
		const browser = join(modules, name, exports?.['.']?.default ?? '');
		attempt(`import of ${name}’s browser bundle`, () => run(execPath, ['--input-type=module', '--eval', `import '${browser}'`], user));
	}
	for (const { name, version, bin: commands } of manifests) {
		for (const [command, path] of Object.entries(commands ?? {})) {
			attempt(`${command} --version`, () => {
				const printed = run(execPath, [join(modules, name, path), '--version'], user);
				if (!printed.includes(version)) throw new Error(`printed ${printed.trim()}, expected ${version}`);
			});
		}
	}
}

/** Compiles a program that imports every library, and runs it in Node. */
function compileAndRun(user: string, program: string, libraries: readonly Manifest[], compilerOptions: object): void {
	const text = libraries
		.map(
			({ name }, index) =>
				`import * as library${index} from '${name}';\nexport const names${index}: string[] = Object.keys(library${index});\n`,
		)
		.join('');
	const config = join(user, `${program}.tsconfig.json`);
	writeFileSync(config, JSON.stringify({ compilerOptions, files: [`${program}.mts`] }));
	writeFileSync(join(user, `${program}.mts`), text);
	writeFileSync(join(user, `${program}.mjs`), text.replaceAll(': string[]', ''));
	attempt(`types in a user’s ${program}`, () => run(bin('tsc'), ['--project', config], user));
	attempt(`import in a user’s ${program}`, () => run(execPath, [`${program}.mjs`], user));
}

/** Puts beside a package the dependencies that npm chose for it, which may be of another version than the workspace's own. */
function linkDependencies(name: string, installed: string): void {
	const source = realpathSync(join(root, 'node_modules', name));
	for (const dependency of Object.keys(readManifest(installed).dependencies ?? {})) {
		if (dependency.startsWith('@tilewright/')) continue;
		const found = [source, root].map((folder) => join(folder, 'node_modules', dependency)).find(existsSync);
		if (found === undefined) throw new Error(`${name} depends on ${dependency}, which is not installed`);
		const link = join(installed, 'node_modules', dependency);
		mkdirSync(dirname(link), { recursive: true });
		symlinkSync(found, link, 'dir');
	}
}

function attempt(what: string, action: () => void): void {
	try {
		action();
	} catch (error) {
		problems.push(`${what}: ${message(error)}`);
	}
}

function readManifest(folder: string): Manifest {
	return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function run(command: string, args: readonly string[], cwd: string): string {
	return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** What a program said on its way out, on either stream. */
function message(error: unknown): string {
	const { stdout = '', stderr = '', message: text } = error as Error & { stdout?: string; stderr?: string };
	return [text, stdout, stderr].join('\n').trim();
}
