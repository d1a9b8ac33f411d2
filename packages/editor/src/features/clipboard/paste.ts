import { boundsOfObjects, EMPTY_REGION, pasteClip } from '@tilewright/edit';
import { pointOnLayer } from '@tilewright/editor-canvas/objects/point-on-layer.ts';
import { shownShift } from '@tilewright/editor-canvas/stage/layer-shift.ts';
import { chooseTool } from '@tilewright/editor-canvas/tool/current-tool.ts';
import { snap } from '@tilewright/editor-canvas/tools/objects/snapping.ts';
import { takeStamp } from '@tilewright/editor-canvas/tools/tiles/take-stamp.ts';
import { clipboardWords } from '@tilewright/editor-core/clipboard/clipboard-words.ts';
import { copiedClip } from '@tilewright/editor-core/clipboard/copied-clip.ts';
import { withShapesOnly } from '@tilewright/editor-core/clipboard/shapes-only.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { filesOfMap } from '@tilewright/editor-core/session/files-of-map.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Layer, TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { collisionWords } from '../collision/collision-words.ts';
import { tileActionsWords } from '../painting/tile-actions-words.ts';

/** Pastes (rule E32): tiles become the stamp, and the stamp brush takes over; objects come to the pointer. */
export async function paste(editor: Editor, session: MapSession): Promise<void> {
	const { copied, isRefused } = await copiedClip(editor);
	const tiles = copied && session.isShapes !== true ? onlyLayers(copied.clip, 'tilelayer') : undefined;
	const objects = copied && onlyLayers(copied.clip, 'objectgroup');
	if (copied === undefined || (tiles === undefined && objects === undefined)) return nothingToPaste(editor, isRefused);
	if (objects !== undefined) {
		const point = pastePoint(editor, session, objects);
		pasteObjects(editor, session, objects, { ...copied, ...(point && { point }) });
	}
	if (tiles === undefined) return tellSource(editor, isRefused);
	takeStamp(editor, [{ clip: tiles, ...(copied.files && { files: copied.files }) }]);
	session.selectArea(EMPTY_REGION);
	chooseTool(editor, 'StampTool');
	tellSource(editor, isRefused);
}

/** Pastes at the old place, as one step (rule E33). */
export async function pasteInPlace(editor: Editor, session: MapSession): Promise<void> {
	const { copied, isRefused } = await copiedClip(editor);
	if (copied === undefined) return nothingToPaste(editor, isRefused);
	pasteObjects(editor, session, copied.clip, copied);
	tellSource(editor, isRefused);
}

const nothingToPaste = ({ notify }: Editor, isRefused: boolean): void =>
	notify(isRefused ? clipboardWords.refused : tileActionsWords.nothingToPaste);

/** Says where it came from, if that may surprise. Steps take earlier messages away. */
function tellSource({ notify }: Editor, isRefused: boolean): void {
	if (isRefused) notify(clipboardWords.ownOnly);
}

function pasteObjects(
	editor: Editor,
	session: MapSession,
	clip: TileMap,
	{ files: clipFiles, point }: Pick<Parameters<typeof pasteClip>[2] & object, 'files' | 'point'>,
): void {
	const fitting = session.isShapes === true ? withShapesOnly(clip) : clip;
	const { changes, issues, objects } = pasteClip(session.map.value, fitting, {
		layers: session.selectedLayers.value,
		files: filesOfMap(session),
		...(clipFiles && { clipFiles }),
		...(point && { point }),
	});
	session.do(tileActionsWords.paste, changes);
	if (objects.length > 0) session.selectedObjects.value = objects;
	const [issue] = issues;
	if (issue !== undefined) editor.notify(issue.message);
	else if (fitting !== clip) editor.notify(collisionWords.refused);
}

/** A map with its layers of one type; `undefined` if it has none. */
function onlyLayers(clip: TileMap, type: Layer['type']): TileMap | undefined {
	const kept = (layers: readonly Layer[]): Layer[] =>
		layers.flatMap((layer) => (layer.type === 'group' ? kept(layer.layers) : layer.type === type ? [layer] : []));
	const layers = kept(clip.layers);
	return layers.length === 0 ? undefined : { ...clip, layers };
}

/**
 * The place for the middle of pasted objects, in the pixels of objects on the current layer: at the pointer, or in the middle of the view. The
 * top left of the objects snaps as the user has set it (rule E32).
 */
function pastePoint(editor: Editor, session: MapSession, clip: TileMap): Vector | undefined {
	const middle = pointOnLayer(editor, session);
	const bounds = boundsOfObjects(
		clip,
		clip.layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects.map(({ id }) => id) : [])),
	);
	if (middle === undefined || bounds === undefined) return undefined;
	const shift = shownShift(session, session.currentLayerId.value);
	const [right, down] = [bounds.width / 2, bounds.height / 2];
	const corner = snap({ editor, session }, { x: middle.x - right, y: middle.y - down }, shift, { ctrl: false, shift: false });
	return { x: corner.x + right, y: corner.y + down };
}
