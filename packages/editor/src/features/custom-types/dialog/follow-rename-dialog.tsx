import { shownPath } from '@tilewright/editor-core/files/paths.ts';
import { useState } from 'preact/hooks';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkbox } from '../../../ui/fields.ts';
import { customTypesWords } from '../custom-types-words.ts';
import type { Renaming } from '../renaming.ts';

const words = customTypesWords;

/** The places where the new name of a type is written, besides the project. */
export interface FollowAnswer {
	readonly withClasses: boolean;
	readonly withFiles: boolean;
}

/** Asks whether classes in open documents, and other files, get the new name of a type (rule E111). */
export function FollowRenameDialog(props: {
	readonly renaming: Renaming;
	/** The open documents that have the type as a class. */
	readonly classes: { readonly documents: number; readonly things: number };
	/** The other files that use the type. */
	readonly paths: readonly string[];
	readonly onClose: (answer?: FollowAnswer) => void;
}) {
	const { renaming, classes, paths, onClose } = props;
	const [withClasses, setWithClasses] = useState(true);
	const [withFiles, setWithFiles] = useState(true);
	return (
		<Dialog
			title={words.renameTitle(renaming.from, renaming.to)}
			onClose={() => onClose()}
			onSubmit={() => onClose({ withClasses, withFiles })}
			footer={
				<>
					<Button onClick={() => onClose()}>{words.leave}</Button>
					<Button primary submit autoFocus>
						{words.rename}
					</Button>
				</>
			}
		>
			<p>{words.renameAbout}</p>
			{classes.things > 0 && (
				<Checkbox checked={withClasses} onChange={setWithClasses}>
					{words.renameClasses(classes.things, classes.documents)}
				</Checkbox>
			)}
			{paths.length > 0 && (
				<>
					<Checkbox checked={withFiles} onChange={setWithFiles}>
						{words.renameFiles(paths.length)}
					</Checkbox>
					<ul class="rename-files">
						{paths.map((path) => (
							<li key={path}>{shownPath(path)}</li>
						))}
					</ul>
				</>
			)}
			<p class="type-note">{words.renameLeft}</p>
		</Dialog>
	);
}
