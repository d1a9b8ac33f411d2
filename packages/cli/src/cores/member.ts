import type { MessagePort } from 'node:worker_threads';
import { writePart } from '../commands/export/graph/cores/write-part.ts';
import { upgradeFiles } from '../commands/upgrade/upgrade-files.ts';
import { EXIT, Failure } from '../host/exit.ts';
import { shareProcess } from '../host/temporary-files.ts';
import type { Handler, Handlers, Reply, Request, Tasks } from './tasks.ts';

/** Does the tasks that come through a port, one after another, until the port is closed. */
export async function work(port: MessagePort): Promise<void> {
	shareProcess();
	const { read, write } = writePart();
	const handlers: Handlers = { 'read-part': read, 'write-part': write, upgrade: upgradeFiles };

	async function answer<K extends keyof Tasks>(id: number, task: K, input: Tasks[K]['input']): Promise<Reply<K>> {
		try {
			const handle: Handler<K> = handlers[task];
			return { id, result: await handle(input, (item) => port.postMessage({ id, item })) };
		} catch (error) {
			if (error instanceof Failure)
				return { id, failure: { exit: error.exit === EXIT.usage ? 'usage' : 'files', message: error.message, advice: error.advice } };
			return { id, error: error instanceof Error ? error : new Error(String(error)) };
		}
	}

	await new Promise<void>((resolve) => {
		port.on('message', ({ id, task, input }: Request) => void answer(id, task, input).then((reply) => port.postMessage(reply)));
		port.on('close', resolve);
	});
}
