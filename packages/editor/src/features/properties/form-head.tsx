import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { Button } from '../../ui/button.tsx';
import type { Form } from './form.ts';
import { propertiesWords } from './properties-words.ts';
import { titleOf } from './subject-title.ts';

/** Names the subject, and its file if it cannot be changed here. */
export function FormHead({ form: { editor, subject } }: { readonly form: Form }) {
	const { file } = subject;
	return (
		<header class="properties-head">
			<h2>{titleOf(subject)}</h2>
			{file !== undefined && (
				<p class="properties-note">
					<span>{propertiesWords.inFile(file.slice(file.lastIndexOf('/') + 1))}</span>
					<Button onClick={() => void runAction(editor, 'EditTileset')}>{propertiesWords.editFile}</Button>
					<Button onClick={() => void runAction(editor, 'EmbedTileset')}>{propertiesWords.embed}</Button>
				</p>
			)}
		</header>
	);
}
