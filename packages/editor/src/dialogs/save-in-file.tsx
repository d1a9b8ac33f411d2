import { useState } from 'preact/hooks';
import { completePath, extensionOf, rootedPath, shownPath } from '../files/paths.ts';
import { rareText } from '../messages/rare-text.ts';
import { text } from '../messages/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, TextInput } from '../ui/fields.ts';

interface Words {
	readonly title: string;
	readonly field: string;
	readonly badName: string;
	readonly isName: RegExp;
	/** Why it is asked. */
	readonly about?: string;
	/** The words of the button. */
	readonly save?: string;
}

/** What is put into a file of its own. */
const WORDS: Readonly<Record<'template' | 'tileset' | 'project', Words>> = {
	template: { title: text.templates.saveAs, field: text.templates.file, badName: text.templates.badName, isName: /[^/]\.(?:tx|tj|json)$/i },
	tileset: {
		title: text.actions.exportTileset,
		field: text.tilesets.file,
		badName: text.tilesets.badName,
		isName: /[^/]\.(?:tsx|tsj|json)$/i,
	},
	project: {
		title: rareText.customTypes.newProject,
		field: rareText.customTypes.file,
		badName: rareText.customTypes.badName,
		isName: /[^/]\.tiled-project$/,
		about: rareText.customTypes.about,
		save: rareText.customTypes.create,
	},
};

/** Asks for the file of a new template (rule E63), of a tileset of the map (rule E89), or of a project (rule E118). */
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
	const { title, field, badName, isName, about, save = text.templates.save } = WORDS[what];
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
