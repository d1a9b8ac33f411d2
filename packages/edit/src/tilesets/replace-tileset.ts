import type { Issue, TileMap } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { makeIssue, short, tileNotReplaced } from '@tilewright/format/internal';
import { firstFreeGid } from '@tilewright/ops';
import type { ByParts } from '../by-parts.ts';
import { atOnce } from '../by-parts.ts';
import { insertItems, removeItems } from '../change/change-lists.ts';
import { collect, collecting } from '../change/collect.ts';
import { replacePart } from '../change/replace-part.ts';
import type { DocumentFiles } from '../files/map-files.ts';
import { mapInFiles } from '../files/map-files.ts';
import { pictureOf, tileWith } from '../files/pictures.ts';
import { contentOf } from '../files/tileset-content.ts';
import type { EditOutcome } from '../outcome.ts';
import { changeGids } from './change-gids.ts';
import type { NewTileset } from './new-tileset.ts';
import { numbered } from './new-tileset.ts';
import { isSame, roomFor, tilesetAt, tilesetPart, tilesOf, tooFar, usedIds } from './tileset-list.ts';

/**
 * Replaces a tileset of a map by another one. If the map has the other one already, the two become one.
 *
 * @param position - of the tileset in the list of the map, from 0
 * @param tileset - the new one
 * @param by - which tile replaces a tile: `id` is the one with the same local id, `image` the one with the same picture (the same part of
 * the same image file). Tiles without such a picture stay, with their tileset, and are reported
 * @param files - of the map
 * @throws RangeError if the map has no such tileset, or the file of the new one is not loaded
 * @example replaceTileset(map, 0, { source: 'summer.tsx' }, 'id', { path, targets: targetsOf(graph, path) })
 */
export const replaceTileset = (
	map: TileMap,
	position: number,
	tileset: NewTileset,
	by: 'id' | 'image' = 'id',
	files?: DocumentFiles,
): EditOutcome => atOnce(replaceTilesetByParts(map, position, tileset, by, files));

/** Like {@link replaceTileset}, with pauses as {@link removeTilesetsByParts} has them. */
export function* replaceTilesetByParts(
	map: TileMap,
	position: number,
	tileset: NewTileset,
	by: 'id' | 'image' = 'id',
	files?: DocumentFiles,
): ByParts<EditOutcome> {
	const { targets, path } = mapInFiles(map, files);
	const old = tilesetAt(map, position);
	const before = contentOf(old, targets, path);
	const after = contentOf(numbered(tileset, 1), targets, path);
	const count = tilesOf(after);
	const used = usedIds(map, position);
	const same = map.tilesets.findIndex((other, i) => i !== position && isSame(contentOf(other, targets, path), after));
	const newIds = new Map<number, number>();
	for (const id of used) {
		const picture = by === 'image' ? pictureOf(before, id) : undefined;
		const newId = by === 'id' ? id : picture && tileWith(after, picture);
		if (newId !== undefined) newIds.set(id, newId);
	}
	if (same >= 0) return yield* joined(map, position, same, newIds);
	const needed = [...newIds.values()].reduce((most, id) => Math.max(most, id + 1), count);
	const isWhole = newIds.size === used.length;
	const firstgid = isWhole ? roomFor(map, position, needed, targets) : firstFreeGid(map, targets);
	const far = tooFar(firstgid + needed);
	if (far.length > 0) return { changes: [], issues: far };
	const made = numbered(tileset, firstgid);
	const { editing, collected: changes } = collecting(map);
	if (isWhole) editing.add(replacePart(map, tilesetPart(old, position), made));
	else editing.add(insertItems(map, [], 'tilesets', [made], position + 1));
	// Mostly the tiles keep their numbers: then no cell need be looked at.
	if (firstgid !== old.firstgid || [...newIds].some(([id, newId]) => id !== newId))
		yield* changeGids(editing, renumbering(map, position, newIds, firstgid));
	return { changes, issues: notReplaced(map, position, used, newIds) };
}

/**
 * Joins tilesets that a map has several times: the same file, or similar embedded ones. The first of them stays.
 *
 * @param files - of the map
 * @example const { changes } = mergeTilesets(map, { path, targets: targetsOf(graph, path) });
 */
export function mergeTilesets(map: TileMap, files?: DocumentFiles): EditOutcome {
	const { targets, path } = mapInFiles(map, files);
	const issues: Issue[] = [];
	const changes = collect(map, (editing) => {
		for (let position = map.tilesets.length - 1; position > 0; position--) {
			const { doc } = editing;
			const contents = doc.tilesets.slice(0, position + 1).map((tileset) => contentOf(tileset, targets, path));
			const own = contents[position];
			const same = contents.findIndex((other, i) => i < position && own !== undefined && isSame(other, own));
			if (same < 0) continue;
			const outcome = atOnce(joined(doc, position, same, new Map(usedIds(doc, position).map((id) => [id, id]))));
			editing.add(outcome.changes);
			issues.push(...outcome.issues);
		}
	});
	return { changes, issues };
}

/** Gives the tiles of one tileset to another one of the map. The first goes if none of its tiles is left. */
function* joined(map: TileMap, position: number, same: number, newIds: ReadonlyMap<number, number>): ByParts<EditOutcome> {
	const { firstgid } = tilesetAt(map, same);
	const find = tileFinder(map.tilesets);
	// Past its end, a tileset may have no GID: the next one begins there.
	const fitting = new Map([...newIds].filter(([, id]) => find(firstgid + id)?.index === same));
	const used = usedIds(map, position);
	const { editing, collected: changes } = collecting(map);
	yield* changeGids(editing, renumbering(map, position, fitting, firstgid));
	if (fitting.size === used.length) editing.add(removeItems(map, [], 'tilesets', position));
	return { changes, issues: notReplaced(map, position, used, fitting) };
}

function renumbering(map: TileMap, position: number, newIds: ReadonlyMap<number, number>, firstgid: number): (tile: number) => number {
	const find = tileFinder(map.tilesets);
	return (tile) => {
		const owner = find(tile);
		const id = owner?.index === position ? newIds.get(owner.id) : undefined;
		return id === undefined ? tile : firstgid + id;
	};
}

function notReplaced(map: TileMap, position: number, used: readonly number[], newIds: ReadonlyMap<number, number>): Issue[] {
	const old = tilesetAt(map, position);
	const tileset = short('source' in old ? old.source : old.name);
	return used
		.filter((id) => !newIds.has(id))
		.sort((a, b) => a - b)
		.map((id) => makeIssue(tileNotReplaced, `/tilesets/${position}`, { id, tileset }));
}
