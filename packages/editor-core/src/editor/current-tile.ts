import type { Change } from '@tilewright/edit';
import { insertItems, layeredStamp } from '@tilewright/edit';
import { filesOfMap } from '../session/files-of-map.ts';
import type { MapSession } from '../session/map-session.ts';
import type { Editor } from './editor.ts';

/** A tile for objects, in the GIDs of a map. */
export interface CurrentTile {
	readonly gid: number;
	/** The changes that add its tileset, if the map lacks it. */
	readonly tilesets: readonly Change[];
}

/** The first tile of the stamp; `undefined` without a stamp. */
export function currentTile({ stamp }: Editor, session: MapSession): CurrentTile | undefined {
	const [variation] = stamp.value;
	if (variation === undefined) return undefined;
	const { variations, tilesets } = layeredStamp(session.map.value, [variation], filesOfMap(session));
	const gid = variations[0]?.layers.flatMap(({ stamp: { gids } }) => [...gids]).find((each) => each !== 0);
	return gid === undefined ? undefined : { gid, tilesets: insertItems(session.map.value, [], 'tilesets', tilesets) };
}
