import type { ServerResponse } from 'node:http';
import type { Refused } from '@tilewright/ops';
import type { ServedRoot } from '../files/served-root.ts';
import type { DiskWatch } from './disk-watch.ts';
import { watchDisk } from './disk-watch.ts';

/** An event of a file in the root. */
type FileEvent =
	| { readonly type: 'changed'; readonly path: string; readonly etag: string }
	| { readonly type: 'removed'; readonly path: string };

/** Tells pages what happens to the files of the root, in streams of lines of JSON. */
export interface Events {
	/**
	 * Opens a stream. The line `{"type":"ready"}` says that changes from now on are told.
	 *
	 * @param client - chosen by the page. It is not told what it writes itself.
	 */
	readonly open: (response: ServerResponse, client: string | undefined) => void;
	/** Tells that a page has written a file. */
	readonly written: (path: string, etag: string, client: string | undefined) => void;
	readonly close: () => Promise<void>;
}

/** The most bytes that may wait for a page. A page that has not read for that long does better to look at all files again. */
const MOST_WAITING = 2 ** 20;

/** Starts without a stream. The files are watched from the first one on. */
export function startEvents(files: ServedRoot, heartbeat: number): Events {
	const streams = new Map<ServerResponse, string | undefined>();
	/** The state of each file that the pages know: the etag, or that there is no file. */
	const told = new Map<string, string | undefined>();
	let watch: DiskWatch | undefined;

	const send = (stream: ServerResponse, event: object): void => {
		if (stream.writableLength > MOST_WAITING) stream.destroy();
		else stream.write(`${JSON.stringify(event)}\n`);
	};
	const tell = (event: FileEvent, except?: string): void => {
		for (const path of files.namesOf(event.path)) {
			told.set(path, event.type === 'changed' ? event.etag : undefined);
			for (const [stream, client] of streams) if (except === undefined || client !== except) send(stream, { ...event, path });
		}
	};
	/** Looks at a file that another program may have changed. In turn with our own writing, or its content might be told as foreign. */
	const look = async (path: string): Promise<void> =>
		await files.inTurn(path, async () => {
			const read = await files.read(path);
			if ('etag' in read) {
				if (told.get(path) !== read.etag) tell({ type: 'changed', path, etag: read.etag });
			} else if (isGone(read) && (!told.has(path) || told.get(path) !== undefined)) tell({ type: 'removed', path });
		});
	const timer = setInterval(() => {
		for (const stream of streams.keys()) send(stream, { type: 'alive' });
	}, heartbeat);
	timer.unref();
	return {
		open: (response, client) => {
			response.setHeader('Content-Type', 'application/x-ndjson; charset=utf-8');
			response.flushHeaders();
			response.on('close', () => streams.delete(response));
			watch ??= watchDisk(files.folder, look);
			watch.ready.then(() => {
				if (response.destroyed) return;
				streams.set(response, client);
				send(response, { type: 'ready' });
			});
		},
		written: (path, etag, client) => tell({ type: 'changed', path, etag }, client),
		close: async () => {
			clearInterval(timer);
			await watch?.close();
		},
	};
}

/** Whether the file no longer exists. One that merely cannot be read may be readable again soon. */
const isGone = ({ refused }: Refused): boolean => refused === 'missing' || refused === 'not-a-file';
