import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';
import { enginesOf, filesOf, type Manifest, type Package, packages } from './tools/workspace.ts';

/** The files of a package that knip begins with, and all that it looks at. */
interface Workspace {
	readonly entry: string[];
	readonly project: string[];
	readonly ignoreDependencies?: string[];
}

/** What packages have besides their entry points and tests, by their folders. */
const own: Readonly<Record<string, Partial<Workspace>>> = {
	cli: {
		entry: ['src/{main,crew-member}.ts', 'src/bundles/*.ts'],
		ignoreDependencies: ['@bokuweb/zstd-wasm', '@tilewright/editor', 'dejavu-fonts-ttf'],
	},
	editor: { entry: ['e2e/{specs,firefox}/*.spec.ts'], project: ['{src,test}/**/*.{ts,tsx}', 'e2e/**/*.ts', '*.ts'] },
	play: { entry: ['test/**/*.gen.ts'] },
	vscode: { entry: ['src/{extension,server}.ts'] },
};

/** Entry points, what `#` names lead to, and tests. */
function workspaceOf({ folder, entries, manifest: { imports = {} } }: Package): Workspace {
	const files = [...entries.map(({ source }) => source), ...Object.values(imports).flatMap(filesOf), '{src,test}/**/*.test.{ts,tsx}'];
	return { project: ['{src,test}/**/*.{ts,tsx}'], ...own[folder], entry: [...files, ...(own[folder]?.entry ?? [])] };
}

/** The engines that `npm run test:engines` installs. */
const { dependencies: engines = {} } = JSON.parse(readFileSync(new URL('engines/package.json', import.meta.url), 'utf8')) as Manifest;

export default {
	ignoreExportsUsedInFile: { interface: true, type: true },
	workspaces: {
		'.': {
			entry: [
				'tools/*.ts',
				'tools/pages/*.ts',
				'engines/main.ts',
				'bench/*.ts',
				'bench/cases/*.ts',
				'bench/support/{measure-case,peak-memory,report-time}.{ts,cjs}',
				'examples/programs/*.ts',
				'examples/games/{*/main,vite.config}.ts',
			],
			project: ['tools/**/*.ts', 'tests/**/*.ts', 'bench/**/*.ts', 'examples/**/*.ts', '*.ts'],
		},
		...Object.fromEntries(packages.map((each) => [`packages/${each.folder}`, workspaceOf(each)])),
	},
	ignoreDependencies: [
		'@arethetypeswrong/cli',
		...Object.keys(engines).filter((name) => !name.startsWith('@')),
		...packages.flatMap(enginesOf),
	],
	ignoreBinaries: ['apt-get', 'mkfifo', 'script', 'taskset'],
} satisfies KnipConfig;
