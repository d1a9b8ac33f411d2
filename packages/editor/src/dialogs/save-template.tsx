import { useState } from 'preact/hooks';
import { rootedPath, shownPath } from '../files/paths.ts';
import { text } from '../messages/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, TextInput } from '../ui/fields.ts';

/** Asks for the file of a new template (rule E63). */
export function SaveTemplate({ path, onClose }: { readonly path: string; readonly onClose: (path?: string) => void }) {
	const [typed, setTyped] = useState(shownPath(path));
	const chosen = rootedPath(typed);
	const isValid = /[^/]\.(?:tx|tj|json)$/i.test(chosen);
	return (
		<Dialog
			title={text.templates.saveAs.replace('…', '')}
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
			<Field label={text.templates.file}>
				<TextInput value={typed} autoFocus onInput={setTyped} onCommit={setTyped} />
			</Field>
			{!isValid && <p class="dialog-note">{text.templates.badName}</p>}
		</Dialog>
	);
}
