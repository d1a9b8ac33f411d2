import { describe, expect, it } from 'vitest';
import { placeOfTest } from '../tools/test-files.ts';
import { listFaults } from '../tools/workspace/list-faults.ts';
import { enginesOf, entryPoints, type Manifest, ownDependencies, type Package } from '../tools/workspace.ts';

/** A package with the folder and the name of one, and some of its facts. */
function packageOf(folder: string, facts: Partial<Manifest> = {}): Package {
	const manifest = { name: `@tilewright/${folder}`, version: '0.1.0', ...facts };
	return { folder, manifest, entries: entryPoints(manifest) };
}

const core = packageOf('core', { exports: { '.': './dist/index.js' } });
const adapter = packageOf('engine', {
	exports: { '.': './dist/index.js' },
	dependencies: { '@tilewright/core': '0.1.0' },
	peerDependencies: { engine: '^1' },
});
const app = packageOf('app', { exports: { './package.json': './package.json' }, devDependencies: { '@tilewright/core': '0.1.0' } });

describe('the facts about a package', () => {
	it('are its entry points: a built file has the name of its source', () => {
		const exports = {
			'.': { types: './dist/types/index.d.ts', node: './dist/node/index.js', default: './dist/browser/index.js' },
			'./node': { types: './dist/types/index.node.d.ts', default: './dist/node/index.node.js' },
			'./parts/*': './src/parts/*.ts',
			'./schema/*': './schema/*',
			'./client': { types: './client.d.ts' },
			'./package.json': './package.json',
		};
		expect(entryPoints({ name: '@tilewright/a', exports }).map(({ specifier, source }) => [specifier, source])).toEqual([
			['@tilewright/a', 'src/index.ts'],
			['@tilewright/a/node', 'src/index.node.ts'],
			['@tilewright/a/parts/*', 'src/parts/*.ts'],
		]);
	});

	it('are refused if the files of an entry point have several names', () => {
		const exports = { './node': { types: './dist/types/node.d.ts', default: './dist/node/index.node.js' } };
		expect(() => entryPoints({ name: 'a', exports })).toThrow(
			'a: the files of "./node" in exports have several names: src/node.ts, src/index.node.ts.',
		);
	});

	it('are its dependencies among the others; a built app holds those for its build', () => {
		const names = (each: Package, which: 'shipped' | 'all'): string[] =>
			ownDependencies(each, which, [core, app]).map(({ folder }) => folder);
		expect(names(adapter, 'shipped')).toEqual(['core']);
		expect(names(app, 'shipped')).toEqual(['core']);
		const tested = packageOf('tested', { exports: { '.': './dist/index.js' }, devDependencies: { '@tilewright/core': '0.1.0' } });
		expect(names(tested, 'shipped')).toEqual([]);
		expect(names(tested, 'all')).toEqual(['core']);
	});

	it('are its engines, unless they are optional', () => {
		expect(enginesOf(adapter)).toEqual(['engine']);
		expect(enginesOf(packageOf('a', { peerDependencies: { sharp: '1' }, peerDependenciesMeta: { sharp: { optional: true } } }))).toEqual(
			[],
		);
	});

	it('are the places of its tests', () => {
		const names = ['a.test.ts', 'a.node.test.ts', 'a.browser.test.tsx', 'a.chromium.test.ts', 'support/scene.browser.ts'];
		expect(names.map(placeOfTest)).toEqual(['node', 'node', 'browser', 'chromium', undefined]);
	});
});

describe('a package that is forgotten', () => {
	const packages = [core, adapter, app];
	const faults = (pages: Readonly<Record<string, string>>): string[] =>
		listFaults(
			packages,
			(path) => pages[path] ?? '',
			() => 'everywhere',
		);
	const rows = (folders: readonly string[], link: (folder: string) => string): string =>
		folders.map((folder) => `| [x](${link(folder)}) |`).join('\n');
	const diagram = '```mermaid\nflowchart BT\n    adapters --> core\n    app --> core\n```\n';
	const pages = {
		'README.md': rows(['core', 'app'], (folder) => `packages/${folder}/README.md`),
		'ARCHITECTURE.md': diagram + rows(['core', 'app'], (folder) => `packages/${folder}`),
		'biome.json': '"packages/core/src/**", "packages/app/src/**"',
		'docs/guide/engines.md': rows(['engine'], (folder) => `../../packages/${folder}/README.md`),
	};

	it('is named, with the file and what to write there', () => {
		expect(faults({})).toEqual([
			'README.md: lacks a row for @tilewright/core: ](packages/core/README.md)',
			'ARCHITECTURE.md: lacks a row for @tilewright/core: ](packages/core)',
			'biome.json: lacks core among the packages that run on every platform: "packages/core/src/**"',
			'docs/guide/engines.md: lacks a row for @tilewright/engine: ](../../packages/engine/README.md)',
			'packages/engine/package.json: lacks "size-limit": [{ "limit": "… kB" }], the most that a page with all of the adapter may load',
			'README.md: lacks a row for @tilewright/app: ](packages/app/README.md)',
			'ARCHITECTURE.md: lacks a row for @tilewright/app: ](packages/app)',
			'biome.json: lacks app among the packages that run on every platform: "packages/app/src/**"',
			'ARCHITECTURE.md: the diagram has no way from adapters to core, which it uses',
			'ARCHITECTURE.md: the diagram has no way from app to core, which it uses',
		]);
	});

	it('is found nowhere if every page has it', () => {
		expect(faults(pages)).toEqual([expect.stringContaining('lacks "size-limit"')]);
	});

	it('is missed in the diagram, and so is a way that no package takes', () => {
		const other = pages['ARCHITECTURE.md'].replace('app --> core', 'app --> adapters');
		expect(faults({ ...pages, 'ARCHITECTURE.md': other }).slice(1)).toEqual([
			'ARCHITECTURE.md: the diagram has a way from app to adapters, which it does not use',
		]);
	});
});
