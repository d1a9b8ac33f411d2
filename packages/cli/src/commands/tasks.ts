import type { MessagePort } from 'node:worker_threads';
import type { Handler, Handlers, Reply, Request } from '../cores/task.ts';
import { EXIT, Failure } from '../host/exit.ts';
import { shareProcess } from '../host/temporary-files.ts';
import type { ExportTasks } from './export/graph/cores/part-report.ts';
import { writePart } from './export/graph/cores/write-part.ts';
import { upgradeFiles } from './upgrade/upgrade-files.ts';
import type { UpgradeTasks } from './upgrade/upgraded-file.ts';

/** What members of a crew can be asked, by name: the tasks of all commands. */
interface Tasks extends ExportTasks, UpgradeTasks {}

/** Does the tasks that come through a port, one after another, until the port is closed. */
export async function work(port: MessagePort): Promise<void> {
	shareProcess();
	const handlers: Handlers<Tasks> = { ...writePart(), upgrade: upgradeFiles };

	async function answer<K extends keyof Tasks>(id: number, task: K, input: Tasks[K]['input']): Promise<Reply<Tasks[K]>> {
		try {
			const handle: Handler<Tasks[K]> = handlers[task];
			return { id, result: await handle(input, (item) => port.postMessage({ id, item })) };
		} catch (error) {
			if (error instanceof Failure)
				return { id, failure: { exit: error.exit === EXIT.usage ? 'usage' : 'files', message: error.message, advice: error.advice } };
			return { id, error: error instanceof Error ? error : new Error(String(error)) };
		}
	}

	await new Promise<void>((resolve) => {
		port.on('message', ({ id, task, input }: Request<Tasks>) => void answer(id, task, input).then((reply) => port.postMessage(reply)));
		port.on('close', resolve);
	});
}
