import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { MessageChannel } from 'node:worker_threads';
import { colorsFor, none } from '../host/colors.ts';
import { FileError, UsageError } from '../host/exit.ts';
import { setSignalsHandled } from '../host/replace-file.ts';
import { removeOwn } from '../host/temporary-files.ts';
import type { Handlers, Reply, Request, Task, TasksOf } from './task.ts';

/** Members that do tasks, each in a thread. Each keeps what it has read from one task to the next. */
export interface Crew<T extends TasksOf<T>> {
	/** The number of members. */
	readonly size: number;
	/**
	 * Gives a member a task.
	 *
	 * @param hear - receives what the member sends before it is done
	 * @throws what the member throws
	 */
	ask<K extends keyof T>(member: number, task: K, input: T[K]['input'], hear?: (item: T[K]['item']) => void): Promise<T[K]['result']>;
	/** Names folders in which members write: what they have begun there is removed when the command is interrupted. */
	writesIn(folders: Iterable<string>): void;
	/** Ends all threads. */
	end(): Promise<void>;
}

/** A reply to any task. */
type AnyReply = Reply<Task<never, never, never>>;

/** The functions that are called when a member answers. */
interface Waiting {
	readonly hear: (reply: AnyReply) => void;
	readonly fail: (error: unknown) => void;
}

const MEMBER = fileURLToPath(new URL('crew-member.cjs', import.meta.url));
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Starts threads. Signals end the command as without them: threads do not get any, so they are ended first.
 *
 * @param size - the number of members, at least 2
 * @param own - the tasks that the main thread does as the last member, since it would only wait otherwise. They must let signals and messages
 * through, as those do that await files. Without it, all members are threads in addition to the main thread
 */
export async function startCrew<T extends TasksOf<T>>(size: number, own?: Handlers<T>): Promise<Crew<T>> {
	const { Tinypool } = await import('tinypool');
	optimizeAfter(PATIENT);
	const count = own === undefined ? size : size - 1;
	const pool = new Tinypool({ filename: MEMBER, name: 'work', minThreads: count, maxThreads: count, env: environment() });
	const waiting = new Map<number, Waiting>();
	const folders = new Set<string>();
	let hasEnded = false;
	let asked = 0;

	const threads = Array.from({ length: count }, (_, member) => {
		const { port1: port, port2 } = new MessageChannel();
		port.on('message', (reply: AnyReply) => waiting.get(reply.id)?.hear(reply));
		const done = pool.run({ port: port2, isFirst: member === 0 }, { transferList: [port2] }).catch((error: unknown) => {
			if (!hasEnded) for (const { fail } of waiting.values()) fail(error);
		});
		return { port, done };
	});
	const end = async (): Promise<void> => {
		hasEnded = true;
		await pool.destroy();
		optimizeAfter(USUAL);
		setSignalsHandled(false);
	};
	const stop = (signal: NodeJS.Signals): void => {
		stopListening();
		void end().finally(() => {
			for (const folder of folders) removeOwn(folder);
			process.kill(process.pid, signal);
		});
	};
	const stopListening = (): void => {
		for (const signal of SIGNALS) process.removeListener(signal, stop);
	};
	for (const signal of SIGNALS) process.on(signal, stop);
	setSignalsHandled(true);

	return {
		size,
		ask: async (member, task, input, hear) => {
			if (own !== undefined && member === count) {
				// The threads get theirs first.
				await setImmediate();
				return await own[task](input, (item) => hear?.(item));
			}
			return await new Promise((resolve, reject) => {
				const id = asked++;
				const done = (action: () => void): void => {
					waiting.delete(id);
					action();
				};
				waiting.set(id, {
					hear: (reply) => {
						if ('item' in reply) hear?.(reply.item);
						else if ('result' in reply) done(() => resolve(reply.result));
						else done(() => reject(thrown(reply)));
					},
					fail: (error) => done(() => reject(error)),
				});
				const request: Request<T> = { id, task, input };
				threads[member]?.port.postMessage(request);
			});
		},
		writesIn: (more) => {
			for (const folder of more) folders.add(folder);
		},
		end: async () => {
			for (const { port } of threads) port.close();
			// The first one keeps what V8 has compiled, if that is not kept yet.
			await Promise.all(threads.map(({ done }) => done));
			stopListening();
			await end();
		},
	};
}

/** The default of V8 in Node 20. What V8 has compiled is kept for the same options only, so this is set again in the end. */
const USUAL = 67_584;

/**
 * Each thread optimizes the same functions for itself. For small files, that took a third of the processor time of all. With this, only
 * functions that run often are optimized.
 */
const PATIENT = 400_000;

/** Sets how much code functions run before V8 optimizes them, in all threads, in bytes. Newer versions of V8 lack this option. */
function optimizeAfter(bytes: number): void {
	if (process.versions.node.startsWith('20.')) setFlagsFromString(`--interrupt-budget=${bytes}`);
}

/** The environment of threads, which do not know whether they print to a terminal. */
const environment = (): Record<string, string> => ({
	...Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
	...(colorsFor('stderr') === none ? { NO_COLOR: '1' } : { FORCE_COLOR: '1' }),
});

/** Makes the error that a member has thrown. Classes of errors are lost between threads. */
function thrown(reply: Extract<AnyReply, { readonly failure: unknown } | { readonly error: unknown }>): unknown {
	if ('error' in reply) return reply.error;
	const { exit, message, advice } = reply.failure;
	return exit === 'usage' ? new UsageError(message, advice) : new FileError(message, advice);
}
