/**
 * Whether the builds in the `dist/` folders are those of the sources as they are. `npm test`, the checks, and the tests in browsers all need
 * the builds; the first makes them.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const NOTE = join(root, 'node_modules/.cache/built.txt');

/** What builds are made from. */
const SOURCES = ['packages', 'tools', 'examples', 'docs/findings', 'schema'];
/** Folders in packages that builds do not read, or that they make. */
const OTHERS = /^packages\/[^/]+\/(?:node_modules|test|e2e|\.cache|dist|findings|schema)$|\/node_modules$/;

/** Notes that the builds were made from the sources whose digest {@link sourcesNow} was. */
export function noteBuilt(sources: string): void {
	mkdirSync(dirname(NOTE), { recursive: true });
	writeFileSync(NOTE, `${sources}\n${buildsNow()}`);
}

/** Whether the sources are those of the last build, and nobody touched what it made. */
export const isBuilt = (sources: string): boolean => existsSync(NOTE) && readFileSync(NOTE, 'utf8') === `${sources}\n${buildsNow()}`;

/** A digest of everything that builds are made from. */
export function sourcesNow(): string {
	const files = [
		...SOURCES.flatMap((folder) => filesIn(folder, (path) => !OTHERS.test(path))),
		...readdirSync(root).filter(isConfiguration),
	];
	const hash = createHash('sha256');
	for (const file of files.sort())
		hash
			.update(`${file}\n`)
			.update(readFileSync(join(root, file)))
			.update('\n');
	return hash.digest('hex');
}

const isConfiguration = (name: string): boolean => /^(?:package(?:-lock)?\.json|ts.*\.(?:json|ts))$/.test(name);

/** A digest of the files of the builds, by their sizes and times. */
function buildsNow(): string {
	const hash = createHash('sha256');
	for (const name of readdirSync(join(root, 'packages')).sort())
		for (const file of filesIn(`packages/${name}/dist`, () => true).sort()) {
			const { size, mtimeMs } = statSync(join(root, file));
			hash.update(`${file} ${size} ${mtimeMs}\n`);
		}
	return hash.digest('hex');
}

function filesIn(folder: string, isWanted: (path: string) => boolean): string[] {
	if (!existsSync(join(root, folder))) return [];
	return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = `${folder}/${entry.name}`;
		if (!isWanted(path)) return [];
		return entry.isDirectory() ? filesIn(path, isWanted) : entry.isFile() ? [path] : [];
	});
}
