import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const examples = fileURLToPath(new URL('../../../../examples', import.meta.url));

/** A game in a folder of its own, which is removed after the test: the maps of the examples, and files with some texts. */
export function project(files: Readonly<Record<string, string>>): string {
	const root = realpathSync(mkdtempSync(join(tmpdir(), 'tilewright-vite-')));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	cpSync(examples, join(root, 'game'), { recursive: true, filter: (path) => !path.includes('programs') });
	for (const [path, text] of Object.entries(files)) write(root, path, text);
	return root;
}

/** Writes a file of a project. */
function write(root: string, path: string, text: string): void {
	mkdirSync(dirname(join(root, path)), { recursive: true });
	writeFileSync(join(root, path), text);
}
