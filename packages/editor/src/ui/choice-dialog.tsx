import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { ask } from '../page/ask.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { uiWords } from './ui-words.ts';

/** A question with some answers. */
export interface Choice<T> {
	readonly title: string;
	readonly message: string;
	/** Each becomes a button, in this order, after Cancel. Enter takes the primary one. */
	readonly answers: readonly { readonly value: T; readonly text: string; readonly primary?: boolean; readonly danger?: boolean }[];
}

/** Asks a question. @returns the answer; `undefined` if the user cancels */
export function choose<T>(editor: Editor, { title, message, answers }: Choice<T>): Promise<T | undefined> {
	return ask<T>(editor, (close) => (
		<Dialog
			title={title}
			size={answers.length > 2 ? 'medium' : 'small'}
			onClose={() => close()}
			footer={
				<>
					<Button onClick={() => close()}>{uiWords.cancel}</Button>
					{answers.map(({ value, text: words, primary, danger }) => (
						<Button key={words} primary={primary} danger={danger} autoFocus={primary} onClick={() => close(value)}>
							{words}
						</Button>
					))}
				</>
			}
		>
			<p>{message}</p>
		</Dialog>
	));
}
