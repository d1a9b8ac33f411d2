import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import { createServer } from 'vite';
import { alias } from '../source-aliases.ts';
import { enginesOf, packages } from '../workspace.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = fileURLToPath(new URL('../../engines', import.meta.url));

/** The media types that browsers ask for. */
const TYPES: Readonly<Record<string, string>> = {
	'.png': 'image/png',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
	'.webp': 'image/webp',
	'.ttf': 'font/ttf',
};

/** The page with the loaders. */
export interface Served {
	readonly url: string;
	/** The URL of a file in one of the folders. */
	readonly urlOf: (path: string) => string;
	readonly stop: () => Promise<void>;
}

/** Serves the page with the loaders, and the files of some folders as they are. */
export async function serve(folders: readonly string[]): Promise<Served> {
	const server: ViteDevServer = await createServer({
		root: PAGE,
		configFile: false,
		logLevel: 'error',
		// Adapters and the page need one copy of each engine: Excalibur finds components by their classes.
		resolve: { alias, dedupe: packages.flatMap(enginesOf) },
		// All dependencies are found before the first page: a page that is loaded again while it works has failed.
		optimizeDeps: { entries: ['main.ts', 'adapters/*.ts', 'loaders/*.ts'], exclude: ['@bokuweb/zstd-wasm'] },
		server: { port: 0, host: '127.0.0.1', hmr: false, watch: null, fs: { allow: [ROOT] } },
		plugins: [
			{
				name: 'files',
				configureServer({ middlewares }) {
					middlewares.use('/files', (request, response) => {
						const path = decodeURIComponent(new URL(`http://files${request.url}`).pathname);
						const found = folders.some((folder) => path.startsWith(`${folder}/`)) ? readFile(path) : Promise.reject(new Error('outside'));
						found.then(
							(bytes) => response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(bytes),
							() => response.writeHead(404).end(),
						);
					});
				},
			},
		],
	});
	await server.listen();
	const url = server.resolvedUrls?.local[0] ?? '';
	return { url, urlOf: (path) => `/files${path.split('/').map(encodeURIComponent).join('/')}`, stop: () => server.close() };
}
