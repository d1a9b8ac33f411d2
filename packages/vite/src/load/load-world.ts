import { posix } from 'node:path';
import type { Issue } from '@tilewright/format';
import { makeIssue, missingFile, short } from '@tilewright/format/internal';
import type { Graph } from '@tilewright/ops';
import { validate } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { gameWorldOf } from '@tilewright/play/internal';
import { notPublicIssues, onlyPublic, withoutOtherWords } from '../files/check-public.ts';
import { isFile } from '../files/is-file.ts';
import { publicFiles } from '../files/public-files.ts';
import { fromRoot, sourceFiles } from '../files/source-files.ts';
import { leveled } from '../levels.ts';
import type { TilewrightOptions } from '../options.ts';
import type { LoadedDocument } from './load-document.ts';
import { distinct } from './load-document.ts';
import type { Places } from './places.ts';
import { watched } from './watched.ts';

/** Loads a world and checks it. Its maps are modules of their own, so they are read only if their sizes are needed. */
export async function loadWorld(
	file: string,
	places: Places,
	{ rules, publicExtensions: extensions }: TilewrightOptions,
): Promise<LoadedDocument> {
	const root = places.rootFor(file);
	const ofGame = publicFiles({ root, document: file, extensions, areImported: places.areImported });
	const { loader, contents, dependencies } = watched(onlyPublic(fileLoader({ root }), ofGame));
	const { sourceOf, fileOf } = sourceFiles(places.base, file, (path) => ofGame.reasonAgainst(path, 'file'));
	const { world, files, issues } = await gameWorldOf(file, { loader, sourceOf }, {});
	const checked = await validate(file, loader, {
		limits: { depth: 0 },
		also: (graph, path) => [...missingMaps(graph, path), ...notPublicIssues(graph, path, ofGame, loader)],
	});
	for (const map of files) if (!isFile(map)) dependencies.add(map);
	const own = checked.issues.filter((issue) => issue.file === file && issue.code !== 'not-followed');
	const all = withoutOtherWords(distinct([...own, ...issues]));
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
