import type { MapObject, Template, TemplateInstance, TileMap, TilesetReference } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { makeIssue, TILE_BITS, tileNotInTemplate } from '@tilewright/format/internal';
import { moveReferences, referenceTo } from '@tilewright/ops';
import type { Change } from '../change/change.ts';
import { collect } from '../change/collect.ts';
import { replacePart } from '../change/replace-part.ts';
import { createObject } from '../make/create-object.ts';
import { createTemplate } from '../make/create-template.ts';
import { findObject } from '../objects/find-object.ts';
import type { EditOutcome } from '../outcome.ts';

/** The result of {@link makeTemplate}. */
export interface MadeTemplate extends EditOutcome {
	/** The content of the new file; `undefined` if the object cannot become a template. */
	readonly template: Template | undefined;
}

/**
 * Makes a template of an object. The object becomes an instance of it, without overrides.
 *
 * @param id - of an object that is no instance
 * @param path - of the new file; the caller writes it
 * @param mapPath - of the map
 * @returns the template, with references for its folder, and the changes of the map. The tile of an embedded tileset cannot be in a
 * template, which is reported
 * @throws RangeError if the map has no such object, or it is an instance
 * @example const { template, changes } = makeTemplate(map, 3, 'templates/door.tj', 'maps/cave.tmj');
 */
export function makeTemplate(map: TileMap, id: number, path: string, mapPath: string): MadeTemplate {
	const { object } = findObject(map, id);
	if ('template' in object) throw new RangeError(`The object ${id} is an instance of a template already.`);
	const made = templateOf(map, object);
	if (typeof made === 'string')
		return { template: undefined, changes: [], issues: [makeIssue(tileNotInTemplate, '', { object: id, reason: made })] };
	const changes = replaceWithTemplate(map, [id], referenceTo(path, mapPath));
	return { template: moveReferences(made, mapPath, path), changes, issues: [] };
}

/** The template with references for the folder of the map, or the reason why there can be none. */
function templateOf({ tilesets }: TileMap, object: Exclude<MapObject, TemplateInstance>): Template | string {
	if (!('gid' in object) || object.gid === undefined) return createTemplate(object);
	const owner = tileFinder(tilesets)(object.gid & TILE_BITS);
	if (owner === undefined) return 'its tile belongs to no tileset';
	if (!('source' in owner.tileset)) return 'its tile is in a tileset that is embedded in the map';
	const tileset: TilesetReference = { ...owner.tileset, firstgid: 1 };
	return createTemplate({ ...object, gid: (((object.gid & ~TILE_BITS) >>> 0) + 1 + owner.id) >>> 0 }, tileset);
}

/**
 * Replaces objects with instances of a template. Each keeps its id and its position; all else goes. An instance that gets its own
 * template again loses its overrides.
 *
 * @param ids - of the objects
 * @param template - the reference, as the map stores it
 * @throws RangeError if the map has no such object
 * @example replaceWithTemplate(map, [3], '../templates/door.tj')
 */
export const replaceWithTemplate = (map: TileMap, ids: readonly number[], template: string): Change[] =>
	collect(map, (editing) => {
		for (const id of new Set(ids)) {
			const { object, layer } = findObject(editing.doc, id);
			const instance = createObject(map, { shape: 'template', id, x: object.x, y: object.y, template });
			editing.add(replacePart(editing.doc, [{ layer: layer.id }, { object: id }], instance));
		}
	});
