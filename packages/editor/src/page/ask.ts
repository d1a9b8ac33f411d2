import { signal } from '@preact/signals';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { VNode } from 'preact';

/** A dialog that waits for its answer. */
export interface OpenDialog {
	readonly id: number;
	readonly content: VNode;
}

/** The open dialogs; the last is on top. */
export const dialogs = service('dialogs', (_: Editor) => signal<readonly OpenDialog[]>([]));

let lastId = 0;

/**
 * Shows a dialog until it calls `close`.
 *
 * @returns the value that it passed to `close`; `undefined` if it was cancelled
 */
export function ask<T>(editor: Editor, dialog: (close: (answer?: T) => void) => VNode): Promise<T | undefined> {
	const open = dialogs(editor);
	return new Promise((resolve) => {
		const id = ++lastId;
		const content = dialog((answer) => {
			open.value = open.value.filter((other) => other.id !== id);
			resolve(answer);
		});
		open.value = [...open.value, { id, content }];
	});
}
