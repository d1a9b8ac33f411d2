import { completePath, extensionOf, rootedPath, shownPath } from '@tilewright/editor-core/files/paths.ts';
import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, TextInput } from '../ui/fields.ts';
import { uiWords } from '../ui/ui-words.ts';
import { filesWords } from './files-words.ts';

/** The words of the question for the file of something new. */
export interface NewFileWords {
	readonly title: string;
	readonly field: string;
	readonly badName: string;
	readonly isName: RegExp;
	/** The reason for the question. */
	readonly about?: string;
	/** The words of the button. */
	readonly save?: string;
}

/** Asks for the file of a new template (rule E63), of a tileset of the map (rule E89), or of a project (rule E118). */
export function SaveInFile({
	words,
	path,
	onClose,
}: {
	readonly words: NewFileWords;
	readonly path: string;
	readonly onClose: (path?: string) => void;
}) {
	const [typed, setTyped] = useState(shownPath(path));
	const chosen = completePath(rootedPath(typed), extensionOf(path));
	const { title, field, badName, isName, about, save = filesWords.save } = words;
	const isValid = isName.test(chosen);
	return (
		<Dialog
			title={title}
			onClose={() => onClose()}
			onSubmit={() => isValid && onClose(chosen)}
			footer={
				<>
					<Button onClick={() => onClose()}>{uiWords.cancel}</Button>
					<Button primary submit disabled={!isValid}>
						{save}
					</Button>
				</>
			}
		>
			{about !== undefined && <p>{about}</p>}
			<Field label={field}>
				<TextInput value={typed} autoFocus onInput={setTyped} onCommit={setTyped} />
			</Field>
			{!isValid && <p class="dialog-note">{badName}</p>}
		</Dialog>
	);
}
