import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import type { Events } from '../events/events.ts';
import { listFiles } from '../files/list-files.ts';
import type { ServedRoot } from '../files/served-root.ts';
import type { Condition } from '../files/write-file.ts';
import type { Place } from '../place.ts';
import { answerJson, answerMethod, answerRefusal } from './answers.ts';
import { bodyOf } from './body.ts';

/** The files and state on which requests of the page work. */
export interface Api {
	readonly place: Place;
	readonly files: ServedRoot;
	readonly events: Events;
	/** Of a file, in bytes. */
	readonly maxBytes: number;
}

/** Answers a request of the page. It was checked that the page may send it. */
export async function answerApi(api: Api, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
	// Files of the user do not belong into the cache of a browser.
	response.setHeader('Cache-Control', 'no-store');
	const route = ROUTES[url.pathname];
	if (route === undefined) return answerRefusal(response, { refused: 'missing', why: 'there is no such request' });
	const allowed = Object.keys(route);
	const answer = route[request.method ?? ''];
	if (answer === undefined) return answerMethod(response, allowed.join(', '));
	await answer(api, request, response, url.searchParams);
}

type Answer = (api: Api, request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => void | Promise<void>;

const ROUTES: Readonly<Record<string, Readonly<Record<string, Answer>>>> = {
	'/api/project': { GET: answerProject },
	'/api/files': { GET: answerFiles },
	'/api/file': { GET: answerFile, HEAD: answerFile, PUT: writeFile },
	'/api/events': { GET: ({ events }, _, response, query) => events.open(response, query.get('client') ?? undefined) },
};

function answerProject({ place: { root, open } }: Api, _: IncomingMessage, response: ServerResponse): void {
	// The id tells projects of the same name apart, without telling where they are.
	const id = createHash('sha256').update(root).digest('base64url').slice(0, 16);
	answerJson(response, { name: basename(root) || root, id, open });
}

async function answerFiles({ files }: Api, _: IncomingMessage, response: ServerResponse): Promise<void> {
	answerJson(response, await listFiles(files.folder));
}

async function answerFile({ files }: Api, request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
	const read = await files.read(pathIn(query));
	if (!('bytes' in read)) return answerRefusal(response, read);
	response.setHeader('ETag', read.etag);
	if (read.isReadOnly) response.setHeader('Allow', 'GET, HEAD');
	if (request.headers['if-none-match'] === read.etag) {
		response.statusCode = 304;
		response.end();
		return;
	}
	response.setHeader('Content-Type', 'application/octet-stream');
	response.setHeader('Content-Length', read.bytes.length);
	response.end(read.bytes);
}

async function writeFile(
	{ files, events, maxBytes }: Api,
	request: IncomingMessage,
	response: ServerResponse,
	query: URLSearchParams,
): Promise<void> {
	const condition = conditionOf(request);
	if (condition === undefined)
		return answerRefusal(response, { refused: 'forbidden', why: 'If-Match must have one ETag, or If-None-Match be *' }, 400);
	const bytes = await bodyOf(request, maxBytes);
	if (bytes === undefined)
		return answerRefusal(response, { refused: 'too-large', why: `it is larger than ${maxBytes.toLocaleString('en')} bytes` });
	const client = query.get('client') ?? undefined;
	const written = await files.write(pathIn(query), bytes, condition, (path, etag) => events.written(path, etag, client));
	if ('etag' in written) {
		response.setHeader('ETag', written.etag);
		response.statusCode = 204;
		response.end();
	} else if ('conflict' in written) {
		if (written.conflict !== undefined) response.setHeader('ETag', written.conflict);
		const why = written.conflict === undefined ? 'there is no such file any more' : 'the file has another content';
		answerRefusal(response, { refused: 'forbidden', why }, 412);
	} else answerRefusal(response, written);
}

/** A missing path is an empty one, which is refused like any other path that does not begin with `/`. */
const pathIn = (query: URLSearchParams): string => query.get('path') ?? '';

function conditionOf({ headers }: IncomingMessage): Condition | undefined {
	const [match, noneMatch] = [headers['if-match'], headers['if-none-match']];
	if (match === undefined) return noneMatch === undefined ? 'anything' : noneMatch === '*' ? 'nothing' : undefined;
	return noneMatch === undefined && /^"[^"]+"$/.test(match) ? { etag: match } : undefined;
}
