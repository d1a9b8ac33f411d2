import { erased, findObject } from '@tilewright/edit';
import type { Issue } from '@tilewright/format';
import { cellAt, splitGid } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { Session } from '../session/session.ts';
import { targetOf } from './target.ts';

/** The removal of cells and objects with a tile that no tileset has. */
export interface TileRemoval {
	/** The GID without its flags. */
	readonly gid: number;
	/** Returns the new GID of a tile: 0 for this one. */
	readonly change: (tile: number) => number;
}

/**
 * Offers to remove the cells and objects of a map with the GID of a finding. Each program shows them in its own way, so people decide: it is
 * no safe fix (rule E138).
 *
 * @returns `undefined` if the finding is about something else, or about a map that has changed since
 */
export function tileRemovalFor(session: Session, { code, pointer, message }: Issue): TileRemoval | undefined {
	if (session.kind !== 'map' || (code !== 'gid-without-tileset' && code !== 'gid-past-end')) return undefined;
	const map = session.map.value;
	const { layer: id, cell, object } = targetOf(map, pointer);
	let gid = 0;
	if (object !== undefined) {
		const found = findObject(map, object).object;
		gid = 'gid' in found ? (found.gid ?? 0) : 0;
	} else if (cell !== undefined)
		for (const { layer } of eachLayer(map.layers)) if (layer.id === id && layer.type === 'tilelayer') gid = cellAt(layer, cell.x, cell.y);
	const { tile } = splitGid(gid);
	// The findings of the worker may be a moment old.
	if (tile === 0 || !message.includes(`GID ${tile} `)) return undefined;
	return { gid: tile, change: erased([tile]) };
}
