import process from 'node:process';
import type { MessagePort } from 'node:worker_threads';
import { loadScript } from './start/load-bundle.ts';

/**
 * Runs in a thread.
 *
 * @param isFirst - whether this thread keeps what V8 has compiled, for the threads of later commands
 */
export async function work({ port, isFirst }: { readonly port: MessagePort; readonly isFirst: boolean }): Promise<void> {
	const { exported, keep } = loadScript('crew', process.argv.slice(2));
	if (!isCrew(exported)) throw new TypeError('crew.cjs has no crew');
	await exported.work(port);
	if (isFirst) keep();
}

const isCrew = (value: unknown): value is { readonly work: (port: MessagePort) => Promise<void> } =>
	typeof value === 'object' && value !== null && 'work' in value;
