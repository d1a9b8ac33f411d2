import { posix } from 'node:path';
import type { FileIssue } from '@tilewright/ops';
import { imagesBy, loadProject, validate } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import type { GameMap } from '@tilewright/play';
import { gameMapOf } from '@tilewright/play/internal';
import { notPublicIssues, onlyPublic, refusedDefaults, withoutOtherWords } from '../files/check-public.ts';
import { isFile } from '../files/is-file.ts';
import { publicFiles } from '../files/public-files.ts';
import type { SourceFiles } from '../files/source-files.ts';
import { sourceFiles } from '../files/source-files.ts';
import { leveled } from '../levels.ts';
import type { TilewrightOptions } from '../options.ts';
import { packPictures } from '../pictures/pack-pictures.ts';
import type { Replacements } from '../pictures/unused.ts';
import { leaveOutUnused } from '../pictures/unused.ts';
import type { DocumentRequest } from '../requests.ts';
import { fitToFiles } from './fit-to-files.ts';
import type { Places } from './places.ts';
import { sizeOfImage } from './size-of-image.ts';
import { watched } from './watched.ts';

/** The value of a module, or the reasons why it has none. */
export interface LoadedDocument {
	/** Absent if there are errors. Texts may stand for files. */
	readonly value?: unknown;
	/** The parts of the value that are replaced, and their replacements. */
	readonly replacements?: Replacements;
	readonly fileOf: SourceFiles['fileOf'];
	/** The files of the maps of a world. */
	readonly maps?: readonly string[];
	readonly issues: readonly FileIssue[];
	/** The files that were read, by path. */
	readonly contents: ReadonlyMap<string, Uint8Array>;
	/** The files that it depends on, whether they exist or not. */
	readonly dependencies: ReadonlySet<string>;
}

/** Loads a map with all that it refers to, and checks it. */
export async function loadDocument({ kind, file }: DocumentRequest, places: Places, options: TilewrightOptions): Promise<LoadedDocument> {
	const invented = new Map(kind === 'map' ? [] : [[asMap(file), mapWith(file)]]);
	const { areImported } = places;
	const root = places.rootFor(file);
	const ofGame = publicFiles({ root, document: file, extensions: options.publicExtensions, areImported });
	const { loader, contents, dependencies } = watched(onlyPublic(fileLoader({ root }), ofGame), invented);
	const path = kind === 'map' ? file : asMap(file);
	const isAtlas = (each: string): boolean => each.startsWith(`${places.atlases}/`);
	const ofProject = watched(fileLoader({ root: places.rootForProject }));
	const project = places.project === undefined ? undefined : await loadProject(places.project, ofProject.loader);
	const types = { types: project?.types, typesPath: project?.path, issues: project?.issues ?? [] };
	const images = imagesBy(loader, sizeOfImage);
	const otherFiles = { ...images, isThere: (each: string) => Promise.resolve(isFile(each)) };
	const { graph, issues } = await validate(path, loader, {
		otherFiles,
		typesFor: () => Promise.resolve(types.types),
		also: (graph, each) => notPublicIssues(graph, each, ofGame, loader),
	});
	const sources = sourceFiles(places.base, path, (each) => (isAtlas(each) ? undefined : ofGame.reasonAgainst(each, 'file')));
	const { sourceOf, fileOf } = sources;
	const { map, issues: more } = await gameMapOf(graph, path, { types, resolve: loader.resolve, sourceOf });
	const ofReferences = distinct([...types.issues, ...issues, ...more.filter((issue) => !graph.issues.includes(issue))]);
	const all = [...withoutOtherWords(ofReferences), ...refusedDefaults(sources.refused, graph, types.typesPath ?? path)];
	const own = kind === 'map' ? all : withoutOwn(all, path);
	// Without a map, its errors are the reason.
	const ofFiles = map === undefined ? own : leveled(own, options.rules);
	const hasErrors = map === undefined || ofFiles.some(({ severity }) => severity === 'error');
	const found = {
		fileOf,
		issues: ofFiles,
		contents: new Map([...ofProject.contents, ...contents]),
		dependencies: new Set([...ofProject.dependencies, ...dependencies]),
	};
	if (hasErrors) return found;
	// The findings are printed by the build. Players need none.
	const gameMap: GameMap = { ...map, issues: [] };
	await fitToFiles(gameMap, fileOf, async (image) => {
		const found = await images.imageAt(image);
		return 'size' in found ? found.size : undefined;
	});
	const replacements: Replacements = new Map();
	if (kind === 'map' && options.dropUnused === true) leaveOutUnused(gameMap, replacements);
	if (options.atlas) {
		const atlas = options.atlas === true ? {} : options.atlas;
		await packPictures(map.tiles.tilesets, atlas, { ...sources, folder: places.atlases }, replacements);
	}
	return { ...found, replacements, value: kind === 'map' ? gameMap : map.tiles };
}

/** The path of a map with a tileset, which exists only here: tilesets are loaded as a part of maps. */
const asMap = (tileset: string): string => `${tileset}.tmj`;

const mapWith = (tileset: string): Uint8Array =>
	new TextEncoder().encode(
		JSON.stringify({
			...{ type: 'map', version: '1.10', orientation: 'orthogonal', renderorder: 'right-down', width: 1, height: 1, infinite: false },
			...{ tilewidth: 1, tileheight: 1, nextlayerid: 1, nextobjectid: 1, layers: [] },
			tilesets: [{ firstgid: 1, source: posix.basename(tileset) }],
		}),
	);

/** The findings of a tileset, not of the map around it. If the file of the tileset cannot be read, there are only those of the map. */
function withoutOwn(issues: readonly FileIssue[], map: string): readonly FileIssue[] {
	const others = issues.filter(({ file }) => file !== map);
	return others.some(({ severity }) => severity === 'error')
		? others
		: issues.filter(({ file, severity }) => file !== map || severity === 'error');
}

/** The same finding may come from two steps: the first counts. */
export function distinct(issues: readonly FileIssue[]): FileIssue[] {
	const keyOf = ({ file, pointer, code }: FileIssue): string => `${code} ${file} ${pointer}`;
	return [...new Map([...issues].reverse().map((issue) => [keyOf(issue), issue])).values()].reverse();
}
