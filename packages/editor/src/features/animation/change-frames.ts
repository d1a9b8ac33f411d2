import type { Change } from '@tilewright/edit';
import { addFrames, moveFrames, removeFrames, setFrameDuration } from '@tilewright/edit';
import { doMerging } from '@tilewright/editor-core/session/merge-steps.ts';
import type { Frame } from '@tilewright/format';
import { copiedFrames, copyFrames } from './frame-clipboard.ts';
import type { FrameList } from './frame-list.ts';
import { framesWords } from './frames-words.ts';

const words = framesWords;

/** The position behind the selected frames; the end if none is selected. */
const placeIn = ({ selected, frames }: FrameList): number => (selected.value.at(-1) ?? frames.value.length - 1) + 1;

const positionsFrom = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => first + i);

/** Adds tiles as frames with the default duration, and selects these. */
export const addTiles = (list: FrameList, ids: readonly number[], position = placeIn(list)): void =>
	insert(
		list,
		words.addStep,
		ids.map((tileid) => ({ tileid, duration: list.duration.value })),
		position,
	);

function insert(list: FrameList, step: string, frames: readonly Frame[], position: number): void {
	const { session, tile } = list;
	run(list, step, () => addFrames(session.doc.value, [], tile, frames, position));
	list.select(positionsFrom(position, frames.length));
}

/** Removes the selected frames. The one that follows is selected. */
export function removeSelected(list: FrameList, step = words.removeStep): void {
	const { session, tile, selected, frames } = list;
	const [first] = selected.value;
	if (first === undefined) return;
	run(list, step, () => removeFrames(session.doc.value, [], tile, selected.value));
	list.select(frames.value.length === 0 ? [] : [Math.min(first, frames.value.length - 1)]);
}

/**
 * Moves frames together.
 *
 * @param before - the position of the frame that follows them then, as long as none is moved
 */
export function moveTo(list: FrameList, positions: readonly number[], before: number): void {
	const { session, tile } = list;
	const to = before - positions.filter((position) => position < before).length;
	run(list, words.moveStep, () => moveFrames(session.doc.value, [], tile, positions, to));
	list.select(positionsFrom(to, positions.length));
}

/** Moves the selected frames by one place. */
export function stepSelected(list: FrameList, direction: -1 | 1): void {
	const { selected, frames } = list;
	const [first, last] = [selected.value[0], selected.value.at(-1)];
	if (first === undefined || last === undefined) return;
	const before = direction < 0 ? Math.max(0, first - 1) : Math.min(frames.value.length, last + 2);
	moveTo(list, selected.value, before);
}

/** Says how long one frame is shown. Changes that follow at once are one step. */
export function setDuration(list: FrameList, position: number, duration: number): void {
	const { session, tile } = list;
	run(list, words.durationStep, () => setFrameDuration(session.doc.value, [], tile, [position], duration), `frame ${tile} ${position}`);
}

/** Gives the selected frames the default duration. */
export function applyDuration(list: FrameList): void {
	const { session, tile, selected, duration } = list;
	run(list, words.durationStep, () => setFrameDuration(session.doc.value, [], tile, selected.value, duration.value));
}

/** Copies the selected frames. */
export async function copySelected({ editor, frames, selected }: FrameList): Promise<void> {
	const chosen = new Set(selected.value);
	if (chosen.size > 0)
		await copyFrames(
			editor,
			frames.value.filter((_, i) => chosen.has(i)),
		);
}

/** Copies the selected frames, and removes them at once. */
export async function cutSelected(list: FrameList): Promise<void> {
	const copied = copySelected(list);
	removeSelected(list, words.cutStep);
	await copied;
}

/** Pastes copied frames behind the selected ones. Those of tiles that the tileset lacks are left out, and the user is told. */
export async function pasteFrames(list: FrameList): Promise<void> {
	const copied = await copiedFrames(list.editor);
	const frames = copied.filter(({ tileid }) => list.session.hasTile(tileid));
	if (frames.length > 0) insert(list, words.pasteStep, frames, placeIn(list));
	if (copied.length === 0) list.editor.notify(words.nothingToPaste);
	else if (frames.length < copied.length) list.editor.notify(words.leftOut(copied.length - frames.length));
}

/** Does changes as a step, or lets the last one grow, and says why they are impossible. */
function run({ editor, session }: FrameList, step: string, make: () => readonly Change[], merge?: string): void {
	try {
		if (merge !== undefined) doMerging(session, step, make(), merge);
		else session.do(step, make());
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		editor.notify(error.message);
	}
}
