/**
 * Builds the pages of tools/pages as a user's project would: Vite with its defaults, and the packages installed from tarballs. Each adapter has
 * a page with all of it, but without its engine. The results go to .cache/pages, where `size-limit` measures them, and what the built editor
 * loads as well. With the name of a page it lists what its modules add, before they are minified.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { editorCode } from './editor-code.ts';
import { installPacked } from './install-packed.ts';
import { enginesOf, packages } from './workspace.ts';

const pages = fileURLToPath(new URL('pages', import.meta.url));
const out = fileURLToPath(new URL('../.cache/pages', import.meta.url));
const user = join(out, 'user');

rmSync(out, { recursive: true, force: true });
mkdirSync(user, { recursive: true });
installPacked(user, out);
cpSync(pages, user, { recursive: true });
const adapters = packages.filter((each) => enginesOf(each).length > 0);
for (const { folder, manifest } of adapters) writeFileSync(join(user, `${folder}.ts`), allOf(manifest.name));
for (const { folder } of adapters) await buildPage(folder);
for (const file of readdirSync(pages)) await buildPage(basename(file, '.ts'));
for (const [name, files] of Object.entries(editorCode()))
	for (const file of files) cpSync(file, join(out, `editor-${name}`, 'assets', basename(file)));

async function buildPage(name: string): Promise<void> {
	writeFileSync(join(user, 'index.html'), `<script type="module" src="./${name}.ts"></script>`);
	const built = await build({
		root: user,
		configFile: false,
		logLevel: 'warn',
		build: { outDir: join(out, name), emptyOutDir: true, rolldownOptions: { external: isEngine, output: { chunkFileNames } } },
	});
	if (name !== argv[2] || !('output' in built)) return;
	const modules = built.output.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
	for (const [path, { renderedLength }] of modules.sort(([, a], [, b]) => b.renderedLength - a.renderedLength)) {
		console.log(`${String(renderedLength).padStart(8)} ${path.replace(/^.*node_modules\//, '')}`);
	}
}

/** A page with all of a package: a bundler keeps everything, because it cannot know which names are used. */
function allOf(name: string): string {
	return `import * as all from '${name}';\nfor (const [name, make] of Object.entries(all)) console.log(name, make);\n`;
}

/** Whether a module is an engine, or a part of one. */
function isEngine(id: string): boolean {
	return packages.flatMap(enginesOf).some((engine) => id === engine || id.startsWith(`${engine}/`));
}

/** Puts code that is loaded only when it is needed apart, since it does not count. */
function chunkFileNames({ isDynamicEntry }: { readonly isDynamicEntry: boolean }): string {
	return `${isDynamicEntry ? 'on-demand' : 'assets'}/[name]-[hash].js`;
}
