import type { ServerLine } from './server-line.ts';
import { serverLine } from './server-line.ts';

/**
 * Whether the page is told what happens to the files. `lost`: the command does not answer; the page tries again. `expired`: the command was
 * started again, and the token of this page is no longer valid.
 */
export type Connection = 'connecting' | 'connected' | 'lost' | 'expired';

/** The means to follow the events of a server. */
export interface EventStreamOptions {
	/** Asks for the stream. */
	readonly request: (signal: AbortSignal) => Promise<Response>;
	readonly onLine: (line: ServerLine) => void;
	readonly onConnection: (connection: Connection) => void;
	/** The pauses before each new try, in milliseconds; the last one is repeated. */
	readonly delays?: readonly number[];
	/** The time without a line after which the connection counts as lost, in milliseconds. */
	readonly silence?: number;
}

/** A stream of events that connects again whenever it is lost. */
export interface EventStream {
	/** Tries again now, if the connection is lost or the token has expired. */
	readonly retry: () => void;
	/** Lets the connection go until it is wanted again: browsers open only six to a server, for all tabs together. */
	readonly setWanted: (isWanted: boolean) => void;
	readonly close: () => void;
}

const DELAYS = [250, 500, 1000, 2000, 4000, 8000] as const;

/** The command sends a line every 15 seconds. */
const SILENCE = 40_000;

/** Follows the events of a server until it is closed. With a token that has expired it waits for {@link EventStream.retry}. */
export function followEvents(options: EventStreamOptions): EventStream {
	const { request, onLine, onConnection, delays = DELAYS, silence = SILENCE } = options;
	let current = new AbortController();
	let isClosed = false;
	let isWanted = true;
	let isLetGo = false;
	let wake = (): void => {};
	let failures = 0;

	/** Reads until the connection ends. @returns whether another try makes sense */
	const readOnce = async (): Promise<boolean> => {
		current = new AbortController();
		const { signal } = current;
		const lose = (): void => current.abort();
		let timer = setTimeout(lose, silence);
		try {
			const response = await request(signal);
			if (response.status === 403) return false;
			if (!response.ok || response.body === null) return true;
			await readLines(response.body, (text) => {
				clearTimeout(timer);
				timer = setTimeout(lose, silence);
				const line = serverLine(text);
				if (line === undefined || isClosed) return;
				if (line.type === 'ready') {
					failures = 0;
					onConnection('connected');
				}
				onLine(line);
			});
		} catch {
			// The command has ended, the computer was asleep, or the network is gone: it may come back.
		} finally {
			clearTimeout(timer);
			current.abort();
		}
		return true;
	};
	/** Waits until somebody calls `wake`, but at most for some milliseconds. */
	const pause = (most?: number): Promise<void> =>
		new Promise((resolve) => {
			const timer = most === undefined ? undefined : setTimeout(resolve, most);
			wake = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	const follow = async (): Promise<void> => {
		while (!isClosed) {
			isLetGo = false;
			const mayRetry = await readOnce();
			if (isClosed) return;
			if (!mayRetry) {
				onConnection('expired');
				await pause();
			} else if (!isLetGo) {
				onConnection('lost');
				await pause(delays[Math.min(failures++, delays.length - 1)]);
			}
			while (!isWanted && !isClosed) await pause();
		}
	};
	onConnection('connecting');
	void follow();
	return {
		retry: () => wake(),
		setWanted: (wanted) => {
			if (isWanted === wanted) return;
			isWanted = wanted;
			if (!wanted) {
				isLetGo = true;
				current.abort();
			}
			wake();
		},
		close: () => {
			isClosed = true;
			current.abort();
			wake();
		},
	};
}

/** Calls a function with each whole line of a stream. */
async function readLines(body: ReadableStream<Uint8Array>, onLine: (text: string) => void): Promise<void> {
	const reader = body.getReader();
	const decoder = new TextDecoder();
	let rest = '';
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return;
		const lines = `${rest}${decoder.decode(value, { stream: true })}`.split('\n');
		rest = lines.pop() ?? '';
		for (const line of lines) onLine(line);
	}
}
