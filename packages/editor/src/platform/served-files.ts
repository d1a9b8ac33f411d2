import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { Expected, FileContent, FileEvent, Files, WriteResult } from '@tilewright/editor-core/files/files.ts';
import { services } from '@tilewright/editor-core/services/services.ts';
import type { Refused } from '@tilewright/ops';
import { resolveInRoot } from '@tilewright/ops';
import type { Connection, EventStreamOptions } from './served/event-stream.ts';
import { followEvents } from './served/event-stream.ts';
import type { ServerAddress } from './served/requests.ts';
import { refusalIn, requestsTo } from './served/requests.ts';
import { fieldsOf } from './served/server-line.ts';

/** The files behind `tilewright edit`. */
export interface ServedFiles extends Files {
	readonly kind: 'served';
	/** Tells projects of the same name apart, for what the browser keeps for each. */
	readonly id: string;
	/** The files to open at the start. */
	readonly toOpen: readonly string[];
	/** Whether changes of other programs are told. When it is `connected` again, new files may have appeared: list them again. */
	readonly connection: ReadonlySignal<Connection>;
	/** Tries to connect again now, instead of in a few seconds. */
	retry(): void;
	/** Goes on with the token of a command that was started again. @returns whether it serves the same files */
	renew(token: string): Promise<boolean>;
	/** Whether the page is visible. A hidden page is told nothing; it is told everything at once when it is visible again. */
	setVisible(isVisible: boolean): void;
	close(): void;
}

/** Whether files are those behind `tilewright edit`. */
export const isServed = (files: Files): files is ServedFiles => files.kind === 'served';

/** The token in the fragment of the page's address; `undefined` if `tilewright edit` does not serve the page. */
export const tokenIn = (fragment: string): string | undefined => new URLSearchParams(fragment.replace(/^#/, '')).get('token') ?? undefined;

/**
 * Connects to `tilewright edit`.
 *
 * @param timing - for tests
 * @returns why it is refused, if the command does not answer or the token is wrong
 */
export async function servedFiles(
	address: ServerAddress,
	timing: Pick<EventStreamOptions, 'delays' | 'silence'> = {},
): Promise<ServedFiles | Refused> {
	const current = { ...address };
	const { fetch: send, use } = requestsTo(current);
	const project = await projectAt(address);
	if (isRefusal(project)) return project;

	/**
	 * The version of each file that the listeners know: read first, written or told last; `undefined` for a removed file. Reading a
	 * file again tells them nothing.
	 */
	const told = new Map<string, string | undefined>();
	/** Writing in progress. News about these files waits until it ends. */
	const writing = new Map<string, Promise<unknown>>();
	const listeners = new Set<(event: FileEvent) => void>();
	// The command does not tell a page about the page's own changes. randomUUID() is missing where the connection is not secure.
	const client = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

	const read = async (path: string): Promise<FileContent | Refused> =>
		await use(send('/api/file', { path }), async (response) => {
			const version = response.headers.get('ETag');
			if (!response.ok || version === null) return await refusalIn(response);
			// Chromium fills the buffer of a large response in one go, which keeps the page; that of a blob, piece by piece.
			const bytes = new Uint8Array(await (await response.blob()).arrayBuffer());
			if (!told.has(path)) told.set(path, version);
			return { bytes, version, isReadOnly: response.headers.get('Allow')?.includes('PUT') === false };
		});
	const list = async (): Promise<readonly string[]> => {
		const paths = await use(send('/api/files'), async (response) => (response.ok ? stringsIn(await response.json()) : []));
		return 'why' in paths ? [] : paths.sort();
	};
	const write = async (path: string, bytes: Uint8Array, expected: Expected): Promise<WriteResult> => {
		const headers = conditionOf(expected);
		// Browsers copy bytes while the page waits, but pass on a blob in parallel. The copy has a buffer that is not shared, which they ask for.
		const sent = send('/api/file', { path, client }, { method: 'PUT', headers, body: new Blob([new Uint8Array(bytes)]) });
		return await use(sent, async (response) => {
			const version = response.headers.get('ETag') ?? undefined;
			if (response.status === 412) return { conflict: version };
			if (!response.ok || version === undefined) return await refusalIn(response);
			told.set(path, version);
			return { version };
		});
	};
	const notice = async (event: FileEvent): Promise<void> => {
		while (writing.has(event.path)) await writing.get(event.path);
		const version = event.type === 'changed' ? event.version : undefined;
		if (told.has(event.path) && told.get(event.path) === version) return;
		told.set(event.path, version);
		for (const listener of listeners) listener(event);
	};
	/** Compares the known versions with the files: nobody reported changes before the connection. */
	const compare = async (): Promise<void> => {
		for (const [path, version] of [...told]) {
			const now = await use(send('/api/file', { path }, { method: 'HEAD' }), (response) => ({
				status: response.status,
				version: response.headers.get('ETag'),
			}));
			// Unless something was written or told in the meantime. A known version may be replaced by the one that is written now, and must not be told after that.
			if ('why' in now || now.version === version || told.get(path) !== version) continue;
			if (now.version !== null) await notice({ type: 'changed', path, version: now.version });
			else if (now.status === 404) await notice({ type: 'removed', path });
		}
	};
	const connection = signal<Connection>('connecting');
	const stream = followEvents({
		...timing,
		request: (abort) => send('/api/events', { client }, { signal: abort }),
		onConnection: (state) => {
			connection.value = state;
		},
		onLine: (line) => {
			if (line.type === 'ready') void compare();
			else if (line.type !== 'alive') void notice(line);
		},
	});
	return {
		kind: 'served',
		services: services(),
		name: typeof project['name'] === 'string' ? project['name'] : '',
		id: typeof project['id'] === 'string' ? project['id'] : '',
		toOpen: stringsIn(project['open']),
		loader: {
			resolve: resolveInRoot,
			load: read,
			list: async (folder) => {
				const start = folder.endsWith('/') ? folder : `${folder}/`;
				const inside = (await list()).filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
				return inside.filter((name) => !name.includes('/'));
			},
		},
		list,
		read,
		write: async (path, bytes, expected) => {
			const mine = Promise.all([writing.get(path), write(path, bytes, expected)]);
			writing.set(path, mine);
			const [, result] = await mine;
			if (writing.get(path) === mine) writing.delete(path);
			return result;
		},
		watch: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		connection,
		retry: stream.retry,
		renew: async (token) => {
			const renewed = await projectAt({ ...address, token });
			if (isRefusal(renewed) || renewed['id'] !== project['id']) return false;
			current.token = token;
			stream.retry();
			return true;
		},
		setVisible: stream.setWanted,
		close: stream.close,
	};
}

/** Asks the command for the facts about the files that it serves. */
async function projectAt(address: ServerAddress): Promise<Readonly<Record<string, unknown>> | Refused> {
	const { fetch: send, use } = requestsTo(address);
	return await use(send('/api/project'), async (response) => (response.ok ? fieldsOf(await response.text()) : refusalIn(response)));
}

const isRefusal = (result: Readonly<Record<string, unknown>> | Refused): result is Refused => 'why' in result;

const stringsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);

function conditionOf(expected: Expected): Record<string, string> {
	if (expected === 'anything') return {};
	return expected === 'nothing' ? { 'If-None-Match': '*' } : { 'If-Match': expected.version };
}
