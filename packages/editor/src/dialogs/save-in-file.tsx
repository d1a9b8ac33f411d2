import { useState } from 'preact/hooks';
import { completePath, extensionOf, rootedPath, shownPath } from '../files/paths.ts';
import { text } from '../messages/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, TextInput } from '../ui/fields.ts';

/** What is put into a file of its own. */
const WORDS = {
	template: { title: text.templates.saveAs, field: text.templates.file, badName: text.templates.badName, isName: /[^/]\.(?:tx|tj|json)$/i },
	tileset: {
		title: text.actions.exportTileset,
		field: text.tilesets.file,
		badName: text.tilesets.badName,
		isName: /[^/]\.(?:tsx|tsj|json)$/i,
	},
} as const;

/** Asks for the file of a new template (rule E63), or for that of a tileset of the map (rule E89). */
export function SaveInFile({
	what,
	path,
	onClose,
}: {
	readonly what: keyof typeof WORDS;
	readonly path: string;
	readonly onClose: (path?: string) => void;
}) {
	const [typed, setTyped] = useState(shownPath(path));
	const chosen = completePath(rootedPath(typed), extensionOf(path));
	const { title, field, badName, isName } = WORDS[what];
	const isValid = isName.test(chosen);
	return (
		<Dialog
			title={title.replace('…', '')}
			onClose={() => onClose()}
			onSubmit={() => isValid && onClose(chosen)}
			footer={
				<>
					<Button onClick={() => onClose()}>{text.ui.cancel}</Button>
					<Button primary submit disabled={!isValid}>
						{text.templates.save}
					</Button>
				</>
			}
		>
			<Field label={field}>
				<TextInput value={typed} autoFocus onInput={setTyped} onCommit={setTyped} />
			</Field>
			{!isValid && <p class="dialog-note">{badName}</p>}
		</Dialog>
	);
}
