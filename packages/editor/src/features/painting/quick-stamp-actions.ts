import type { ClipVariation } from '@tilewright/edit';
import { isEmpty } from '@tilewright/edit';
import { currentTool } from '@tilewright/editor-canvas/tool/current-tool.ts';
import { stampOfArea } from '@tilewright/editor-canvas/tools/tiles/capture.ts';
import { takeStamp } from '@tilewright/editor-canvas/tools/tiles/take-stamp.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Action } from '../../contributions/action.ts';
import { tileActionsWords } from './tile-actions-words.ts';

const words = tileActionsWords;
const SELECTING: ReadonlySet<string | undefined> = new Set(['RectangularSelectTool', 'MagicWandTool', 'SelectSameTileTool']);

/** Returns the content for a slot: the stamp; while a selection tool is used, the selected area (rule E116). */
function toStore(editor: Editor): readonly ClipVariation[] {
	const session = editor.currentMap.value;
	if (session === undefined || !SELECTING.has(currentTool(editor)?.id) || isEmpty(session.area.value)) return editor.stamp.value;
	const stamp = stampOfArea(session, session.selectedLayers.value, session.area.value);
	return stamp === undefined ? [] : [stamp];
}

const store = (slot: number, extend: boolean): Action => ({
	id: `${extend ? 'ExtendStamp' : 'StoreStamp'}${slot}`,
	text: extend ? words.extendStamp(slot) : words.storeStamp(slot),
	keys: [`$mod+${extend ? 'Shift+' : ''}Digit${slot}`],
	isEnabled: (editor) => toStore(editor).length > 0,
	run: (editor) => {
		const { quickStamps } = editor.tileOptions;
		const before = extend ? (quickStamps.value[slot] ?? []) : [];
		quickStamps.value = { ...quickStamps.value, [slot]: [...before, ...toStore(editor)] };
		editor.notify(words.stampStored(slot));
	},
});

const recall = (slot: number): Action => ({
	id: `UseStamp${slot}`,
	text: words.recallStamp(slot),
	keys: [`${slot}`],
	isEnabled: ({ tileOptions }) => tileOptions.quickStamps.value[slot] !== undefined,
	run: (editor) => {
		const stamp = editor.tileOptions.quickStamps.value[slot];
		if (stamp !== undefined) takeStamp(editor, stamp);
	},
});

/** Stamps by digits: `Ctrl+1` stores, `1` uses, `Ctrl+Shift+1` adds a variation (rule E116). */
export const quickStampActions: readonly Action[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((slot) => [
	recall(slot),
	store(slot, false),
	store(slot, true),
]);
