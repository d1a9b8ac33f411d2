import { spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./command-host.mjs', import.meta.url));

/** The command that the host is to run. `input` is in base64. */
interface Request {
	readonly words: readonly string[];
	readonly cwd: string;
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly input: string;
}

/** How the command ended. Output is in base64. */
interface Answer {
	readonly status: number;
	readonly stdout: string;
	readonly stderr: string;
	/** Whether the command ended the host's process, too. */
	readonly ended: boolean;
	/** The files that it opened, as it named them. */
	readonly opened: readonly string[];
}

/** A process that runs commands one after another. */
interface Host {
	readonly requests: number;
	readonly answers: number;
}

/** How long a command may take, in milliseconds. */
const TIMEOUT = 120_000;

let host: Host | undefined;

/** Runs a command in the host, and waits for its end: tests read more easily without `await`. */
export function runInHost(request: Request): Answer {
	host ??= startHost();
	write(host.requests, Buffer.from(`${JSON.stringify(request)}\n`));
	const answer: Answer = JSON.parse(readLine(host.answers));
	if (answer.ended) {
		closeSync(host.requests);
		closeSync(host.answers);
		host = undefined;
	}
	return answer;
}

/** The FIFOs are opened for reading and writing, so that neither side waits for the other to open them. */
function startHost(): Host {
	const folder = mkdtempSync(join(tmpdir(), 'tilewright-host-'));
	const [requests, answers] = [join(folder, 'requests'), join(folder, 'answers')];
	spawnSync('mkfifo', [requests, answers]);
	const flags = constants.O_RDWR | constants.O_NONBLOCK;
	const opened = { requests: openSync(requests, flags), answers: openSync(answers, flags) };
	spawn(execPath, [script, requests, answers], { stdio: ['ignore', 'ignore', 'inherit'] }).unref();
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
	return opened;
}

function write(file: number, bytes: Uint8Array): void {
	for (let at = 0; at < bytes.length; ) at += unlessBusy(() => writeSync(file, bytes, at)) ?? 0;
}

function readLine(file: number): string {
	const pieces: Uint8Array[] = [];
	const deadline = performance.now() + TIMEOUT;
	for (;;) {
		const piece = Buffer.alloc(65_536);
		const length = unlessBusy(() => readSync(file, piece));
		if (length === undefined && performance.now() > deadline) throw new Error(`The command did not end within ${TIMEOUT / 1000} s`);
		if (length === undefined) continue;
		pieces.push(piece.subarray(0, length));
		if (piece[length - 1] === 10) return Buffer.concat(pieces).toString();
	}
}

const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** Returns `undefined`, a millisecond later, if the FIFO is full or empty. */
function unlessBusy(action: () => number): number | undefined {
	try {
		return action();
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
		Atomics.wait(sleeper, 0, 0, 1);
		return undefined;
	}
}
