import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** This computer: others may write into the same folder, and their processes are unknown here. */
const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

const NAME = new RegExp(`^\\.tilewright-${HOST}-(\\d+)-[0-9a-f]{12}\\.tmp$`);

/** A new name for a temporary file. It says which process writes the file. */
export const temporaryName = (): string => `.tilewright-${HOST}-${process.pid}-${randomBytes(6).toString('hex')}.tmp`;

/** The folders that were searched: once is enough, and a folder may get thousands of files. */
const searched = new Set<string>();

/** Removes the temporary files of processes that were killed. */
export function removeLeftovers(folder: string): void {
	if (searched.has(folder)) return;
	searched.add(folder);
	for (const name of namesIn(folder)) {
		const [, id] = NAME.exec(name) ?? [];
		if (id === undefined || isRunning(Number(id))) continue;
		try {
			rmSync(join(folder, name), { force: true });
		} catch {
			// It belongs to another user.
		}
	}
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
