import { posix } from 'node:path';
import type { Issue } from '@tilewright/format';
import { makeIssue, missingFile, short } from '@tilewright/format/internal';
import type { Graph } from '@tilewright/ops';
import { validate } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { gameWorldOf } from '@tilewright/play/internal';
import { leveled } from '../levels.ts';
import type { TilewrightOptions } from '../options.ts';
import type { LoadedDocument } from './load-document.ts';
import { distinct } from './load-document.ts';
import type { Places } from './places.ts';
import { fromRoot, isFile, sourceFiles } from './source-files.ts';
import { watched } from './watched.ts';

/** Loads a world and checks it. Its maps are modules of their own, so they are read only if their sizes are needed. */
export async function loadWorld(file: string, places: Places, { rules }: TilewrightOptions): Promise<LoadedDocument> {
	const { loader, contents, dependencies } = watched(fileLoader({ root: places.rootFor(file) }));
	const { sourceOf, fileOf } = sourceFiles(places.base, file);
	const { world, files, issues } = await gameWorldOf(file, { loader, sourceOf }, {});
	const checked = await validate(file, loader, { limits: { depth: 0 }, also: missingMaps });
	for (const map of files) if (!isFile(map)) dependencies.add(map);
	const own = checked.issues.filter((issue) => issue.file === file && issue.code !== 'not-followed');
	const all = distinct([...own, ...issues]);
	const found = { fileOf, issues: world === undefined ? all : leveled(all, rules), contents, dependencies, maps: files };
	const hasErrors = world === undefined || found.issues.some(({ severity }) => severity === 'error');
	if (hasErrors) return found;
	// Maps are documents, whatever their extensions.
	const maps = world.maps.map((map, index) => ({ ...map, path: fromRoot(places.base, files[index] ?? map.path) }));
	return { ...found, value: { ...world, maps, issues: [] } };
}

function missingMaps(graph: Graph, path: string): Issue[] {
	const links = graph.files.get(path)?.links ?? [];
	return links.flatMap(({ role, to, pointer, place }) =>
		role !== 'map' || place !== undefined || to === undefined || isFile(to)
			? []
			: [makeIssue(missingFile, pointer, { role: 'map', found: short(posix.relative(posix.dirname(path), to)) })],
	);
}
