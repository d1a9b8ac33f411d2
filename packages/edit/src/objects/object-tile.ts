import type { Issue, MapObject, TileMap, Tileset } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { makeIssue, TILE_BITS, tileSizeUnknown } from '@tilewright/format/internal';
import { moveReferences } from '@tilewright/ops';
import { setFields } from '../change/set-fields.ts';
import type { DocumentFiles, MapInFiles } from '../files/map-files.ts';
import { mapInFiles } from '../files/map-files.ts';
import { pictureOf } from '../files/pictures.ts';
import { contentOf } from '../files/tileset-content.ts';
import type { EditOutcome } from '../outcome.ts';
import { findObject } from './find-object.ts';

/**
 * Gives tile objects the size of their tiles. Objects without a tile stay as they are.
 *
 * @param ids - of the objects; instances of templates may be among them
 * @param files - of the map: they tell the size of tiles in tilesets that are not embedded
 * @returns the changes; an object whose tile has no known size stays and is reported
 * @throws RangeError if the map has no such object
 * @example const { changes } = resetTileSize(map, [3, 4], { path, targets: targetsOf(graph, path) });
 */
export const resetTileSize = (map: TileMap, ids: readonly number[], files?: DocumentFiles): EditOutcome =>
	changeTileObjects(map, ids, files, ({ size }) => size);

/**
 * Gives tile objects another tile. Flips stay. An object that is as large as its old tile gets the size of the new one; another one
 * keeps its size. Objects without a tile stay as they are.
 *
 * @param tile - a GID of the map without flags
 * @param files - of the map, as for {@link resetTileSize}
 * @throws RangeError if the map has no such object, or no tileset has the tile
 * @example const { changes } = replaceObjectTile(map, [3, 4], 17, { path, targets: targetsOf(graph, path) });
 */
export function replaceObjectTile(map: TileMap, ids: readonly number[], tile: number, files?: DocumentFiles): EditOutcome {
	const owner = tileFinder(map.tilesets)(tile);
	if (owner === undefined || (tile & ~TILE_BITS) !== 0) throw new RangeError(`The map has no tile with the GID ${tile}.`);
	const newSize = sizeIn(owner.tileset, owner.id, mapInFiles(map, files));
	return changeTileObjects(
		map,
		ids,
		files,
		({ width, height, size }) => (size === undefined || width !== size.width || height !== size.height ? { width, height } : newSize),
		({ gid }) => ((gid & ~TILE_BITS) | tile) >>> 0,
	);
}

/** A width and a height, in pixels. */
interface Size {
	readonly width: number;
	readonly height: number;
}

/** The tile that a tile object shows, with what it inherits from its template. */
interface Shown extends Size {
	readonly gid: number;
	/** The size of its tile; missing if it is not known. */
	readonly size?: Size;
}

/**
 * @param sizeOf - the new size of an object; `undefined` if it is not known
 * @param gidOf - the new tile of an object; missing if all keep theirs
 */
function changeTileObjects(
	map: TileMap,
	ids: readonly number[],
	files: DocumentFiles | undefined,
	sizeOf: (shown: Shown) => Size | undefined,
	gidOf?: (shown: Shown) => number,
): EditOutcome {
	const own = mapInFiles(map, files);
	const issues: Issue[] = [];
	const changes = [...new Set(ids)].flatMap((id) => {
		const { object, layer } = findObject(map, id);
		const shown = shownBy(object, own);
		if (shown === undefined) return [];
		const { width, height } = sizeOf(shown) ?? shown;
		if (sizeOf(shown) === undefined) issues.push(makeIssue(tileSizeUnknown, '', { object: id }));
		// What an instance inherits and does not change stays inherited.
		return setFields(map, [{ layer: layer.id }, { object: id }], {
			...(gidOf && { gid: gidOf(shown) }),
			...(width !== shown.width && { width }),
			...(height !== shown.height && { height }),
		});
	});
	return { changes, issues };
}

/** Returns the tile that an object shows; `undefined` if it has none. */
function shownBy(object: MapObject, files: MapInFiles): Shown | undefined {
	const target = 'template' in object ? files.targets.template(object.template) : undefined;
	// Seen from the folder of the map.
	const template = target?.doc && moveReferences(target.doc, target.path, files.path);
	const { width = template?.object.width ?? 0, height = template?.object.height ?? 0 } = object;
	const own = 'gid' in object ? object.gid : undefined;
	const inherited = template !== undefined && 'gid' in template.object ? template.object.gid : undefined;
	const gid = own ?? inherited;
	if (gid === undefined) return undefined;
	const owner = tileFinder(own === undefined ? (template?.tileset ? [template.tileset] : []) : files.doc.tilesets)(gid & TILE_BITS);
	const size = owner && sizeIn(owner.tileset, owner.id, files);
	return { gid, width, height, ...(size && { size }) };
}

function sizeIn(tileset: Tileset, id: number, { targets, path }: MapInFiles): Size | undefined {
	const { width, height } = pictureOf(contentOf(tileset, targets, path), id) ?? {};
	return width === undefined || height === undefined ? undefined : { width, height };
}
