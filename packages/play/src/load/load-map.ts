import { resolve } from '@tilewright/ops';
import type { ClassTable } from '../model/classes.ts';
import type { GameMap } from '../model/game-map.ts';
import { gameMapOf } from './game-map-of.ts';
import { LoadError } from './load-error.ts';
import type { FileName, LoadOptions } from './options.ts';
import { startOf } from './start-of.ts';
import { typesOf } from './types.ts';

/**
 * Loads a map whose classes have types: `Classes` is what `tilewright types` writes for the project.
 *
 * @example
 * const town = await loadMap<Classes>('maps/town.tmx', { project: 'game.tiled-project' });
 * for (const { props } of objects(town, { class: 'Coin' })) purse += props.gold;
 */
export function loadMap<Classes extends ClassTable>(
	file: FileName,
	options: LoadOptions & { readonly project: FileName },
): Promise<GameMap<Classes>>;
/**
 * Loads a map and all that it refers to, except for pictures: XML or JSON, any version, any compression.
 *
 * @param file - a URL, relative to the page or absolute, or a path in Node
 * @throws LoadError when a file is missing or has errors, with the file, line and column of each
 * @throws the reason of the signal in `options`, when it is aborted
 * @example
 * const town = await loadMap('maps/town.tmx', { project: 'game.tiled-project' });
 * for (const { x, y, props } of objects(town, { class: 'Coin' })) addCoin(x, y, props['value']);
 */
export function loadMap(file: FileName, options?: LoadOptions): Promise<GameMap>;
export async function loadMap(file: FileName, options: LoadOptions = {}): Promise<GameMap> {
	const start = startOf(file, options);
	const { loader, sourceOf } = start;
	const path = start.pathOf(file);
	const [types, graph] = await Promise.all([typesOf(start, options.project), resolve(path, loader, options)]);
	const { map, issues } = await gameMapOf(graph, graph.roots[0] ?? path, { types, resolve: loader.resolve, sourceOf });
	const all = [...types.issues, ...issues].map((issue) => ({ ...issue, file: sourceOf(issue.file) }));
	if (map === undefined || all.some(({ severity }) => severity === 'error')) throw new LoadError(all);
	return { ...map, issues: all };
}
