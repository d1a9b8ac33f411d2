import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../../cli/bin/tilewright.cjs', import.meta.url));

/** Returns the bytes that `tilewright export` writes for a file of a folder. */
export function exportedByCommand(folder: string, source: string, target: string, ...options: readonly string[]): Buffer {
	execFileSync(execPath, [command, 'export', join(folder, source), join(folder, target), ...options]);
	return readFileSync(join(folder, target));
}
