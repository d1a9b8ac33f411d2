import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ServeOptions } from '../../src/commands/edit/serve/server.ts';
import { serve } from '../../src/commands/edit/serve/server.ts';
import { temporaryFolder } from './run.ts';

/** The token of the servers below. */
export const TOKEN = 'the-token';

/** An answer of a server. */
export interface Answer {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly text: string;
}

/** How a request differs from the one that the page itself would send. A header that is `undefined` is not sent. */
export interface Call {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string | undefined>>;
	readonly body?: string | Uint8Array;
}

/** A server of a test, and its folder. */
export interface TestServer {
	readonly root: string;
	/** The folder with the app. */
	readonly app: string;
	readonly port: number;
	/** Sends a request to a path, exactly as it is written, with the headers of the page. */
	readonly send: (path: string, call?: Call) => Promise<Answer>;
	/** Opens a stream of events, and collects its lines. */
	readonly events: (client?: string) => Promise<EventLines>;
	readonly close: () => Promise<void>;
}

/** The lines of a stream, and whether it has ended. */
export interface EventLines {
	readonly lines: string[];
	ended: boolean;
	readonly end: () => void;
}

/** Writes files into a folder, by their paths. */
function putFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), content);
	}
}

/** Starts a server with these files in its root. It ends with the test. */
export async function startServer(
	files: Readonly<Record<string, string | Uint8Array>>,
	{ open = [], ...options }: Partial<ServeOptions> & { readonly open?: readonly string[] } = {},
): Promise<TestServer> {
	const top = realpathSync(temporaryFolder());
	const [root, app] = [join(top, 'game'), join(top, 'app')];
	mkdirSync(root);
	putFiles(root, files);
	putFiles(app, { 'index.html': '<!doctype html><title>app</title>', 'assets/app.js': 'export {};', '.secret': 'hidden' });
	const serving = await serve({ place: { root, open }, app, host: '127.0.0.1', ports: [0], token: TOKEN, ...options });
	onTestFinished(serving.close);
	const port = Number(new URL(serving.urls[0]).port);
	const host = options.host ?? '127.0.0.1';
	const start = (
		path: string,
		{ method = 'GET', headers = {}, body }: Call,
		onAnswer: (answer: IncomingMessage) => void,
		onError: (error: Error) => void,
	): void => {
		const own = { 'Host': `${host}:${port}`, 'Authorization': `Bearer ${TOKEN}`, 'Sec-Fetch-Site': 'same-origin' };
		const all = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined);
		const sent = request({ host: host.replace('0.0.0.0', '127.0.0.1'), port, path, method, headers: Object.fromEntries(all) }, onAnswer);
		sent.on('error', onError);
		sent.end(body);
	};
	return {
		root,
		app,
		port,
		send: (path, call = {}) =>
			new Promise((resolve, reject) => {
				const onAnswer = (answer: IncomingMessage): void => {
					const pieces: Buffer[] = [];
					answer.on('data', (piece: Buffer) => pieces.push(piece));
					answer.on('end', () =>
						resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(pieces).toString() }),
					);
				};
				start(path, call, onAnswer, reject);
			}),
		events: (client) =>
			new Promise((resolve, reject) => {
				const onAnswer = (answer: IncomingMessage): void => {
					const found: EventLines = { lines: [], ended: false, end: () => answer.destroy() };
					let text = '';
					answer.on('data', (piece: Buffer) => {
						text += piece.toString();
						const whole = text.split('\n');
						text = whole.pop() ?? '';
						found.lines.push(...whole);
						resolve(found);
					});
					answer.on('close', () => {
						found.ended = true;
					});
					answer.on('error', () => {});
				};
				start(`/api/events${client === undefined ? '' : `?client=${client}`}`, {}, onAnswer, reject);
			}),
		close: serving.close,
	};
}
