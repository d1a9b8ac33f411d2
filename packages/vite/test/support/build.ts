import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TilewrightOptions } from '@tilewright/vite';
import { tilewright } from '@tilewright/vite';
import type { InlineConfig } from 'vite';
import { build as build8 } from 'vite';
import { build as build7 } from 'vite7';
import { alias } from '../../../../tools/source-aliases.ts';

/** The versions of Vite that games may have. */
export const VERSIONS = [8, 7] as const;

/** A game that Vite built. */
export interface Built {
	/** The exports of its main module. */
	readonly exports: Readonly<Record<string, unknown>>;
	/** The names of its files. */
	readonly files: readonly string[];
	/** The code of its scripts. */
	readonly code: string;
	/** The warnings of Vite. */
	readonly warnings: readonly string[];
}

/** Builds the game of a project, whose main module is `main.js`, and runs that module. */
export async function built(
	root: string,
	options?: TilewrightOptions,
	{ build, ...config }: Pick<InlineConfig, 'base'> & { readonly build?: { readonly minify: boolean } } = {},
	version = 8,
): Promise<Built> {
	const warnings: string[] = [];
	const result = await (version === 8 ? build8 : build7)({
		...config,
		root,
		configFile: false,
		logLevel: 'silent',
		resolve: { alias },
		plugins: [tilewright(options)],
		build: {
			...build,
			assetsInlineLimit: 0,
			// The code for it needs a page.
			modulePreload: false,
			rollupOptions: {
				input: join(root, 'main.js'),
				preserveEntrySignatures: 'strict',
				output: { entryFileNames: 'main.js' },
				onwarn: ({ message }) => warnings.push(message),
			},
		},
	});
	if (!('output' in result)) throw new Error('Vite built several outputs, or watches.');
	const code = result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
	const files = result.output.map(({ fileName }) => fileName);
	return { exports: await import(pathToFileURL(join(root, 'dist/main.js')).href), files, code, warnings };
}
