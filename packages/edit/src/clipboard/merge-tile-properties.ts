import type { Issue, MapObject, Property, Tile, TileMap } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { makeIssue, short, TILE_BITS, tilePropertiesNotPasted } from '@tilewright/format/internal';
import { insertItems } from '../change/change-lists.ts';
import type { Collecting } from '../change/collect.ts';
import { sameValue } from '../change/same-value.ts';
import type { MapInFiles } from '../files/map-files.ts';
import { contentOf } from '../files/tileset-content.ts';
import { complete } from '../make/complete.ts';
import { setProperty } from '../properties/set-property.ts';
import { tilesetPart } from '../tilesets/tileset-list.ts';

/**
 * Adds properties of copied tiles to the same tiles of a map (rule E35): those of the tiles that pasted objects show, in tilesets that are
 * similar to those of the map. A property that the map's tile has already stays as it is.
 *
 * @param clip - with paths as the map has them
 * @param objects - the copied objects
 * @param gidOf - the GID in the map; 0 if it has none
 * @returns what could not be added
 */
export function mergeTileProperties(
	editing: Collecting<'map'>,
	clip: TileMap,
	objects: readonly MapObject[],
	{ doc: map, targets, path }: MapInFiles,
	gidOf: (gid: number) => number,
): Issue[] {
	const [find, findOwn] = [tileFinder(clip.tilesets), tileFinder(map.tilesets)];
	const shown = new Set(objects.flatMap((object) => ('gid' in object && object.gid !== undefined ? [object.gid & TILE_BITS] : [])));
	const issues: Issue[] = [];
	for (const tile of shown) {
		const from = find(tile);
		const to = findOwn(gidOf(tile) & TILE_BITS);
		// A tileset that is a file is matched with the same file. One that the map lacks was added with all that it has.
		if (from === undefined || to === undefined || 'source' in from.tileset) continue;
		const copied = propertiesOfTile(from.tileset.tiles, from.id);
		const own = propertiesOfTile(contentOf(to.tileset, targets, path).content?.tiles ?? [], to.id);
		const missing = copied.filter(({ name }) => !own.some((property) => property.name === name));
		const other = copied.filter((property) => own.some((known) => known.name === property.name && !sameValue(known, property)));
		const isFile = 'source' in to.tileset;
		if (missing.length > 0 && !isFile) addProperties(editing, to.index, to.id, missing);
		const names = { tile: to.id, tileset: short('source' in to.tileset ? to.tileset.source : to.tileset.name) };
		const report = (left: readonly Property[], reason: string): void => {
			const found = left.map(({ name }) => short(name)).join(', ');
			if (left.length > 0) issues.push(makeIssue(tilePropertiesNotPasted, `/tilesets/${to.index}`, { ...names, found, reason }));
		};
		report(other, 'the tile has other values of them');
		if (isFile) report(missing, 'the tileset is a file of its own');
	}
	return issues;
}

const propertiesOfTile = (tiles: readonly Tile[], id: number): readonly Property[] =>
	tiles.find((tile) => tile.id === id)?.properties ?? [];

function addProperties(editing: Collecting<'map'>, index: number, id: number, properties: readonly Property[]): void {
	const tileset = editing.doc.tilesets[index];
	if (tileset === undefined || 'source' in tileset) return;
	const part = tilesetPart(tileset, index);
	if (tileset.tiles.some((tile) => tile.id === id)) {
		for (const property of properties) editing.add(setProperty(editing.doc, [[...part, { tile: id }]], property));
		return;
	}
	const position = tileset.tiles.findIndex((tile) => tile.id > id);
	editing.add(insertItems(editing.doc, part, 'tiles', [complete<Tile>('tile', { id, properties: [...properties] })], position));
}
