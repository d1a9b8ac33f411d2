import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

/** The editor, served with the files of a folder. */
export interface ServedEditor {
	readonly url: string;
	stop(): void;
}

/** Starts `tilewright edit` with a map. */
export async function serveEditor(map: string): Promise<ServedEditor> {
	const program = fileURLToPath(new URL('../../packages/cli/dist/main.cjs', import.meta.url));
	const child = spawn(execPath, [program, 'edit', '--no-open', '--port', '0', map], { stdio: ['ignore', 'pipe', 'inherit'] });
	return { url: await firstLine(child), stop: () => void child.kill('SIGINT') };
}

function firstLine(child: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let text = '';
		child.stdout?.on('data', (data: Buffer) => {
			text += data.toString();
			const end = text.indexOf('\n');
			if (end >= 0) resolve(text.slice(0, end));
		});
		child.on('exit', () => reject(new Error('The editor was not served.')));
	});
}
