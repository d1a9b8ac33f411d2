import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('../../dist/app', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.wasm': 'application/wasm',
	'.webmanifest': 'application/manifest+json',
};

/** The editor as files on a plain web server. */
export interface StaticSite {
	readonly url: string;
	readonly stop: () => Promise<void>;
}

/** Serves the built app as any web server does, below a path. */
export async function staticSite(): Promise<StaticSite> {
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		const file = join(app, pathname.replace('/tools/editor', '').replace(/\/$/, '/index.html'));
		if (!file.startsWith(app) || !existsSync(file)) return response.writeHead(404).end();
		response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
		return response.end(readFileSync(file));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : undefined;
	return {
		url: `http://127.0.0.1:${port}/tools/editor/`,
		stop: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
