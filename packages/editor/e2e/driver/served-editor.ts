import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process, { execPath } from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../../cli/bin/tilewright.cjs', import.meta.url));
const examples = fileURLToPath(new URL('../../../../examples', import.meta.url));

/** `tilewright edit` on a copy of the example world. */
export interface ServedEditor {
	/** The address that it printed. */
	readonly url: string;
	readonly folder: string;
	/** The content of a file in the folder, as it is on the disk now. */
	readonly contentOf: (path: string) => Buffer;
	readonly stop: () => Promise<void>;
	/** Ends the command and starts it at the same port. @returns the address that it printed */
	readonly startAgain: () => Promise<string>;
}

/** Starts `tilewright edit` in a new folder. */
export async function serveEditor(...files: readonly string[]): Promise<ServedEditor> {
	const folder = mkdtempSync(join(tmpdir(), 'tilewright-editor-'));
	cpSync(examples, folder, { recursive: true });
	const paths = files.map((file) => join(folder, file));
	let running = await run(folder, '0', paths);
	// A failed test does not reach its end.
	const end = (): void => {
		void running.stop();
		rmSync(folder, { recursive: true, force: true });
	};
	process.once('exit', end);
	return {
		url: running.url,
		folder,
		contentOf: (path) => readFileSync(join(folder, path)),
		async stop() {
			await running.stop();
			process.off('exit', end);
			rmSync(folder, { recursive: true, force: true });
		},
		async startAgain() {
			await running.stop();
			running = await run(folder, new URL(running.url).port, paths);
			return running.url;
		},
	};
}

async function run(folder: string, port: string, paths: readonly string[]): Promise<Pick<ServedEditor, 'url' | 'stop'>> {
	const server = spawn(execPath, [command, 'edit', '--no-open', '--port', port, '--root', folder, ...paths], {
		cwd: folder,
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
	const url = await new Promise<string>((resolve, reject) => {
		let output = '';
		const look = (line: string): void => {
			output += `${line}\n`;
			const found = /http:\/\/\S+#token=\S+/.exec(line)?.[0];
			if (found !== undefined) resolve(found);
		};
		createInterface({ input: server.stdout }).on('line', look);
		createInterface({ input: server.stderr }).on('line', look);
		server.once('exit', () => reject(new Error(`tilewright edit ended:\n${output}`)));
	});
	return {
		url,
		async stop() {
			server.kill('SIGTERM');
			await ended;
		},
	};
}
