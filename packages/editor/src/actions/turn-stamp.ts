import type { Turn } from '@tilewright/edit';
import { turnClip } from '@tilewright/edit';
import type { Editor } from '../app/editor.ts';

/** Turns the stamp, with all its variations (rule E13). */
export function turnStamp({ stamp }: Editor, turn: Turn): void {
	stamp.value = stamp.value.map((variation) => ({ ...variation, clip: turnClip(variation.clip, turn) }));
}
