import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { isTypesModule, loadProject, toTypeScript } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { declarations, isDeclarations } from './declarations.ts';

/**
 * Writes the types of a project as `tilewright types` does, and next to them the declarations of imports. Files that are up to date
 * are not touched. A project with errors changes nothing: they are reported where its types are used.
 *
 * @param project - the path of the project file
 * @param out - the path of the module
 * @throws Error when a file was written by somebody else
 */
export async function writeTypes(project: string, out: string): Promise<void> {
	const { types } = await loadProject(project, fileLoader({ root: posix.dirname(project) }));
	if (types === undefined) return;
	const stem = out.replace(/\.ts$/, '');
	await replace(out, toTypeScript(types, { from: posix.basename(project) }), isTypesModule);
	await replace(`${stem}-imports.d.ts`, declarations(`./${posix.basename(stem)}.js`), isDeclarations);
}

async function replace(path: string, text: string, isOwn: (text: string) => boolean): Promise<void> {
	const before = await readFile(path, 'utf8').catch(() => '');
	if (before.replaceAll('\r\n', '\n') === text) return;
	if (before.trim() !== '' && !isOwn(before))
		throw new Error(`"${path}" was not written by tilewright, and is kept. Name another file as \`types\`, or delete it first.`);
	await mkdir(posix.dirname(path), { recursive: true });
	await writeFile(path, text);
}
