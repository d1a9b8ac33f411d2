import { belongsToField } from '@tilewright/editor-canvas/keys/pressed-keys.ts';
import { attempt } from '@tilewright/editor-core/commands/run.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { Maximize2 } from 'lucide-preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ask } from '../../page/ask.ts';
import { useEditor } from '../../page/context.ts';
import { IconButton } from '../../ui/button.tsx';
import { useFieldAttributes } from '../../ui/field.tsx';
import { loadDialog } from '../../ui/load-dialog.ts';
import { propertiesWords } from './properties-words.ts';

interface LongTextProps {
	readonly value: string;
	readonly onCommit: (value: string) => void;
	readonly label?: string | undefined;
	readonly mixed?: boolean | undefined;
	readonly disabled?: boolean | undefined;
}

/** A text of several lines. It is committed when the focus leaves and by Ctrl+Enter; Escape restores what was there. */
export function LongText({ value, onCommit, label, mixed = false, disabled }: LongTextProps) {
	const editor = useEditor();
	const attributes = useFieldAttributes(label);
	const area = useRef<HTMLTextAreaElement>(null);
	const shown = mixed ? '' : value;
	// At once: after the next frame, it would remove text that was typed in the meantime.
	useLayoutEffect(() => {
		if (area.current !== null) area.current.value = shown;
	}, [shown]);
	const commit = (written: string): void => {
		if (written !== shown) onCommit(written);
	};
	return (
		<>
			<textarea
				{...attributes}
				ref={area}
				class="input property-long-text"
				rows={Math.min(6, Math.max(2, shown.split('\n').length))}
				defaultValue={shown}
				placeholder={mixed ? '—' : undefined}
				disabled={disabled}
				spellcheck={false}
				onBlur={({ currentTarget }) => commit(currentTarget.value)}
				onKeyDown={(event) => {
					if (belongsToField(event)) event.stopPropagation();
					if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) commit(event.currentTarget.value);
					if (event.key === 'Escape') event.currentTarget.value = shown;
				}}
			/>
			<IconButton
				icon={Maximize2}
				label={propertiesWords.editText(propertiesWords.shapes.text)}
				disabled={disabled}
				onClick={() =>
					void attempt(editor, async () => {
						const written = await askForText(editor, propertiesWords.shapes.text, shown);
						if (written !== undefined) commit(written);
					})
				}
			/>
		</>
	);
}

/** Lets the user edit a text of several lines in a dialog (rule E110). */
export async function askForText(editor: Editor, title: string, value: string): Promise<string | undefined> {
	const { TextDialog } = await loadDialog(() => import('./text-dialog.tsx'));
	return await ask<string>(editor, (close) => <TextDialog title={title} value={value} onClose={close} />);
}
