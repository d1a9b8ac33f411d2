import { completePath, extensionOf, rootedPath, shownPath } from '@tilewright/editor-core/files/paths.ts';
import { useState } from 'preact/hooks';
import { customTypesWords } from '../features/custom-types/custom-types-words.ts';
import { templatesWords } from '../features/templates/templates-words.ts';
import { tilesetActionsWords } from '../features/tilesets/tileset-actions-words.ts';
import { tilesetsWords } from '../features/tilesets/tilesets-words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, TextInput } from '../ui/fields.ts';
import { uiWords } from '../ui/ui-words.ts';

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
	template: {
		title: templatesWords.saveAsTitle,
		field: templatesWords.file,
		badName: templatesWords.badName,
		isName: /[^/]\.(?:tx|tj|json)$/i,
	},
	tileset: {
		title: tilesetActionsWords.exportTitle,
		field: tilesetsWords.file,
		badName: tilesetsWords.badName,
		isName: /[^/]\.(?:tsx|tsj|json)$/i,
	},
	project: {
		title: customTypesWords.newProject,
		field: customTypesWords.file,
		badName: customTypesWords.badName,
		isName: /[^/]\.tiled-project$/,
		about: customTypesWords.about,
		save: customTypesWords.create,
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
	const { title, field, badName, isName, about, save = templatesWords.save } = WORDS[what];
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
