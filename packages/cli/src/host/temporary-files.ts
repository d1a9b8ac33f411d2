import { readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { digitsOf } from './digits.ts';

let host: string | undefined;

/** This computer: others may write into the same folder, and their processes are unknown here. */
export function thisHost(): string {
	host ??= digitsOf(hostname());
	return host;
}

let names: RegExp | undefined;

/** The id of the process that a temporary file of this computer belongs to; `undefined` for all other files. */
function writerOf(name: string): string | undefined {
	names ??= new RegExp(`^\\.tilewright-${thisHost()}-(\\d+)-[0-9a-f]{12}\\.tmp$`);
	return names.exec(name)?.[1];
}

/** The temporary files of this process. In a container, a process may have the id of one that was killed in an earlier run. */
const own = new Set<string>();

/** Whether other threads of this process write files too, whose names are unknown here. */
let isShared = false;

/** Says that other threads of this process write files: their temporary files stay. */
export function shareProcess(): void {
	isShared = true;
}

/** A new name for a temporary file. It says which process writes the file. */
export function temporaryName(): string {
	// It need not be secret: a file that is there already is never opened.
	const random = Math.floor(Math.random() * 2 ** 48)
		.toString(16)
		.padStart(12, '0');
	const name = `.tilewright-${thisHost()}-${process.pid}-${random}.tmp`;
	own.add(name);
	return name;
}

/** The folders that were searched: once is enough, and a folder may get thousands of files. */
const searched = new Set<string>();

/** Removes the temporary files of processes that were killed. */
export function removeLeftovers(folder: string): void {
	if (searched.has(folder)) return;
	searched.add(folder);
	for (const name of namesIn(folder)) {
		const id = writerOf(name);
		if (id === undefined || (Number(id) === process.pid ? isShared || own.has(name) : isRunning(Number(id)))) continue;
		try {
			rmSync(join(folder, name), { force: true });
		} catch {
			// It belongs to another user.
		}
	}
}

/** Removes the temporary files of this process and all its threads, when none of them is writing. */
export function removeOwn(folder: string): void {
	for (const name of namesIn(folder)) if (writerOf(name) === String(process.pid)) rmSync(join(folder, name), { force: true });
}

function namesIn(folder: string): string[] {
	try {
		return readdirSync(folder);
	} catch {
		// Whether files can be written there is found out by writing.
		return [];
	}
}

/** Whether there is a process with this id. */
function isRunning(id: number): boolean {
	try {
		return process.kill(id, 0);
	} catch (error) {
		// Of another user.
		return error instanceof Error && 'code' in error && error.code === 'EPERM';
	}
}
