import { createServer } from 'node:http';

/** A site of somebody else, on this computer. */
export interface ForeignSite {
	/** The addresses of its page: another port of our address, and other names. */
	readonly pages: readonly string[];
	/** The paths that were asked for, but for the pages themselves. */
	readonly asked: readonly string[];
	readonly stop: () => Promise<void>;
}

/** Starts a site that answers everything. */
export async function foreignSite(): Promise<ForeignSite> {
	const asked: string[] = [];
	const server = createServer((request, response) => {
		if (request.url === '/page') response.setHeader('Content-Type', 'text/html');
		else if (request.url !== '/favicon.ico') asked.push(request.url ?? '');
		response.setHeader('Access-Control-Allow-Origin', '*');
		response.end('<!doctype html><title>Somebody else</title>');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : undefined;
	return {
		pages: ['127.0.0.1', 'localhost', 'somebody.localhost'].map((name) => `http://${name}:${port}/page`),
		asked,
		stop: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
