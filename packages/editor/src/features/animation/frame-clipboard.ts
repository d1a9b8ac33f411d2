import { signal } from '@preact/signals';
import { systemClipboard } from '@tilewright/editor-core/clipboard/system-clipboard.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { Frame } from '@tilewright/format';
import { isObject } from '@tilewright/format/internal';

/** The frames that were copied last in an editor. */
const lastCopied = service('copied frames', (_: Editor) => signal<string | undefined>(undefined));

/** Copies frames as the JSON of an animation, so that they can be pasted to any other tile (rule E101). */
export async function copyFrames(editor: Editor, frames: readonly Frame[]): Promise<void> {
	const text = JSON.stringify(frames);
	lastCopied(editor).value = text;
	// Without permission, they can be pasted only in this editor.
	await systemClipboard(editor).write(text);
}

/** The frames that were copied last; none if the clipboard has something else. */
export async function copiedFrames(editor: Editor): Promise<readonly Frame[]> {
	try {
		const frames: unknown = JSON.parse((await systemClipboard(editor).read()) ?? lastCopied(editor).peek() ?? '');
		return Array.isArray(frames) && frames.every(isFrame) ? frames.map(({ tileid, duration }) => ({ tileid, duration })) : [];
	} catch {
		return [];
	}
}

const isFrame = (value: unknown): value is Frame => isObject(value) && isCount(value['tileid']) && isCount(value['duration']);

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
