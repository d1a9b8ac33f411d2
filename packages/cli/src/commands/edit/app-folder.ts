import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FileError } from '../../host/exit.ts';

/**
 * The folder with the built app of the editor.
 *
 * @throws FileError if it is not there
 */
export function appFolder(): string {
	const folder = join(dirname(manifestPath()), 'dist/app');
	if (existsSync(join(folder, 'index.html'))) return folder;
	throw new FileError(`The editor is missing: there is no "${join(folder, 'index.html')}".`, ADVICE);
}

const ADVICE = 'Install tilewright again; in a clone of its repository: npm run build';

function manifestPath(): string {
	try {
		return createRequire(import.meta.url).resolve('@tilewright/editor/package.json');
	} catch {
		throw new FileError('The editor is missing: the package "@tilewright/editor" is not installed.', ADVICE);
	}
}
