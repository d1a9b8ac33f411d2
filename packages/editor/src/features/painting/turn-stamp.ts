import type { Turn } from '@tilewright/edit';
import { turnClip } from '@tilewright/edit';
import { turnWangId } from '@tilewright/edit/terrain';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';

/** Turns the stamp, with all its variations (rule E13). If a tileset is shown, its pattern for tiles is turned (rule Q42). */
export function turnStamp({ current, stamp }: Editor, turn: Turn): void {
	if (current.value?.kind === 'tileset') {
		const { pattern } = current.value.terrain;
		if (pattern.value !== undefined) pattern.value = turnWangId(pattern.value, turn);
		return;
	}
	stamp.value = stamp.value.map((variation) => ({ ...variation, clip: turnClip(variation.clip, turn) }));
}
