import type { Frame } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import { removeItems } from '../change/change-lists.ts';
import type { Part } from '../change/part.ts';
import { setFields } from '../change/set-fields.ts';
import { addTileEntry, isListed } from './tile-entry.ts';
import type { WangDocument } from './tileset-in.ts';
import { tilesetIn } from './tileset-in.ts';

/**
 * Gives a tile an animation; without frames it has none. The other functions for frames add to it.
 *
 * @param part - `[]` for a tileset file; the part of an embedded tileset
 * @param tile - the id of the tile
 * @throws RangeError if there is no such tileset or tile
 * @example setAnimation(tileset, [], 4, [{ tileid: 4, duration: 100 }, { tileid: 5, duration: 100 }])
 */
export function setAnimation(doc: WangDocument, part: Part, tile: number, frames: readonly Frame[]): Change[] {
	const tileset = tilesetIn(doc, part);
	const at = tileset.tiles.findIndex(({ id }) => id === tile);
	const entry = tileset.tiles[at];
	const animation = frames.map((frame) => ({ ...frame }));
	if (entry === undefined) return animation.length === 0 ? [] : addTileEntry(doc, part, tile, { animation });
	const isKept = isListed(tileset, { ...entry, animation });
	return isKept ? setFields(doc, [...part, { tile }], { animation }) : removeItems(doc, part, 'tiles', at);
}

/**
 * Adds frames to the animation of a tile.
 *
 * @param position - of the first new frame, from 0; negative or too large is the end
 * @throws RangeError if there is no such tileset or tile
 * @example addFrames(tileset, [], 4, [{ tileid: 5, duration: 100 }])
 */
export function addFrames(doc: WangDocument, part: Part, tile: number, frames: readonly Frame[], position = -1): Change[] {
	return setAnimation(doc, part, tile, inserted(framesOf(doc, part, tile), frames, position));
}

/**
 * Removes frames from the animation of a tile.
 *
 * @param positions - of the frames, from 0
 * @throws RangeError if there is no such tileset or tile
 */
export function removeFrames(doc: WangDocument, part: Part, tile: number, positions: readonly number[]): Change[] {
	const removed = new Set(positions);
	const left = framesOf(doc, part, tile).filter((_, i) => !removed.has(i));
	return setAnimation(doc, part, tile, left);
}

/**
 * Moves frames in the animation of a tile, together and in their order.
 *
 * @param positions - of the frames, from 0
 * @param to - the position of the first one, among the frames that are not moved; negative or too large is the end
 * @throws RangeError if there is no such tileset or tile
 * @example moveFrames(tileset, [], 4, [2, 3], 0)
 */
export function moveFrames(doc: WangDocument, part: Part, tile: number, positions: readonly number[], to: number): Change[] {
	const moved = new Set(positions);
	const frames = framesOf(doc, part, tile);
	const rest = frames.filter((_, i) => !moved.has(i));
	const taken = frames.filter((_, i) => moved.has(i));
	return setAnimation(doc, part, tile, inserted(rest, taken, to));
}

/**
 * Says how long frames of an animation are shown.
 *
 * @param positions - of the frames, from 0
 * @param duration - in milliseconds
 * @throws RangeError if there is no such tileset or tile, or the duration is negative or no whole number
 */
export function setFrameDuration(doc: WangDocument, part: Part, tile: number, positions: readonly number[], duration: number): Change[] {
	if (!Number.isSafeInteger(duration) || duration < 0) throw new RangeError(`A frame cannot be shown for ${duration} milliseconds.`);
	const meant = new Set(positions);
	const frames = framesOf(doc, part, tile).map((frame, i) => (meant.has(i) ? { ...frame, duration } : frame));
	return setAnimation(doc, part, tile, frames);
}

const framesOf = (doc: WangDocument, part: Part, tile: number): readonly Frame[] =>
	tilesetIn(doc, part).tiles.find(({ id }) => id === tile)?.animation ?? [];

function inserted(frames: readonly Frame[], added: readonly Frame[], position: number): Frame[] {
	const at = position < 0 ? frames.length : position;
	return [...frames.slice(0, at), ...added, ...frames.slice(at)];
}
