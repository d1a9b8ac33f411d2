import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { printBug } from '../../../host/output.ts';
import { startEvents } from '../events/events.ts';
import { servedRoot } from '../files/served-root.ts';
import type { Place } from '../place.ts';
import { inUrl, isLoopback, reachableAt } from './addresses.ts';
import { answerMethod, answerRefusal } from './answers.ts';
import type { Api } from './api.ts';
import { answerApi } from './api.ts';
import { guardFor } from './guard.ts';
import { setSecurityHeaders } from './headers.ts';
import { listen } from './listen.ts';

/** The files that are served, and the address. */
export interface ServeOptions {
	readonly place: Place;
	/** The folder with the built app. */
	readonly app: string;
	/** The address of this computer to listen on. */
	readonly host: string;
	/** The ports to try. The first that is free is used. */
	readonly ports: readonly number[];
	/** Anyone who has it may read and write the files. */
	readonly token: string;
	/** The most bytes of one file. Default: 536,870,912 (512 MiB). */
	readonly maxBytes?: number;
	/** How often an open stream of events gets a line, in milliseconds. Default: 15,000. */
	readonly heartbeat?: number;
}

/** A running server. */
export interface Serving {
	/** The addresses for browsers, with the token; the best first. */
	readonly urls: readonly [string, ...string[]];
	/** Whether other computers reach it. */
	readonly isExposed: boolean;
	/** Ends it at once, with all open requests. */
	readonly close: () => Promise<void>;
}

/**
 * Serves the app and the files of the root.
 *
 * @throws UsageError if it cannot listen there
 */
export async function serve(options: ServeOptions): Promise<Serving> {
	const { place, app, host, ports, token, maxBytes = 2 ** 29, heartbeat = 15_000 } = options;
	const files = servedRoot(place.root, maxBytes);
	const events = startEvents(files, heartbeat);
	const api: Api = { place, files, events, maxBytes };
	const server = createServer();
	const { address, port } = await listen(server, host, ports);
	const guard = guardFor({ host, port, token });
	// Its list of files would be that of the start: an update replaces them while this runs.
	const answerStatic = sirv(app, { etag: true, dev: true });
	server.on('request', (request, response) => {
		setSecurityHeaders(response);
		const url = urlOf(request);
		const verdict = guard.checkHost(request);
		if (url === undefined || verdict !== undefined) return answerRefusal(response, { why: verdict ?? 'the address is not valid' }, 403);
		if (!url.pathname.startsWith('/api/')) return answerApp(answerStatic, url, request, response);
		const ofPage = guard.checkPage(request);
		// Not that a file is forbidden: the page would take it for one that cannot be written.
		if (ofPage !== undefined) return answerRefusal(response, { why: ofPage }, 403);
		answerApi(api, request, response, url).catch((error: unknown) => answerFault(request, response, error));
	});
	const [first = host, ...others] = reachableAt(address, host).map((each) => `http://${inUrl(each)}:${port}/#token=${token}`);
	return { urls: [first, ...others], isExposed: !isLoopback(address), close: () => close(server, events.close) };
}

/** The path of a hidden file, or of one in a hidden folder. */
const HIDDEN = /[/\\](\.|%2e)/i;

function answerApp(answerStatic: ReturnType<typeof sirv>, { pathname }: URL, request: IncomingMessage, response: ServerResponse): void {
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		answerMethod(response, 'GET, HEAD');
		return;
	}
	const refuse = (): void => answerRefusal(response, { refused: 'missing', why: 'there is no such page' });
	if (HIDDEN.test(pathname)) {
		refuse();
		return;
	}
	// Browsers want whole files, and a range that ends before it begins would end the command.
	delete request.headers.range;
	// Another version of the app may be at the same address next time.
	response.setHeader('Cache-Control', 'no-cache');
	answerStatic(request, response, refuse);
}

function urlOf({ url = '' }: IncomingMessage): URL | undefined {
	// Some programs send a whole address, or one that begins with two slashes; only its path is used.
	return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : undefined;
}

/** Says what went wrong: to the page, and unless only the page has gone, to the user. */
function answerFault(request: IncomingMessage, response: ServerResponse, error: unknown): void {
	if (request.destroyed && !request.complete) return;
	printBug(error);
	if (response.headersSent) response.destroy();
	else answerRefusal(response, { refused: 'unreadable', why: 'the command has a bug, which it reports in the terminal' });
}

async function close(server: Server, closeEvents: () => Promise<void>): Promise<void> {
	const closed = new Promise((resolve) => server.close(resolve));
	server.closeAllConnections();
	await Promise.all([closed, closeEvents()]);
}
