import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { chooseTemplate, currentTemplate, templatesAtHand } from '@tilewright/editor-core/session/templates.ts';
import { useEditor } from '../../page/context.ts';
import { CommandButton } from '../../ui/command-button.tsx';
import { Select } from '../../ui/fields.ts';
import { templatesWords } from '../templates/templates-words.ts';
import { loadTemplate } from '../templates/use-templates.ts';

/** The choice of the template to insert: one that is at hand, or another file. */
export function TemplateOptions() {
	const editor = useEditor();
	const session = editor.toolMap.value;
	if (session === undefined) return null;
	const current = currentTemplate(session);
	const none = current === undefined ? [{ value: '', text: templatesWords.none, disabled: true }] : [];

	async function use(path: string): Promise<void> {
		const failure = session && (await loadTemplate(session, path));
		if (failure !== undefined) editor.fail(failure);
		else if (session !== undefined) chooseTemplate(session, path);
	}

	return (
		<>
			<Select
				label={templatesWords.current}
				value={current ?? ''}
				options={[...none, ...templatesAtHand(session).map((path) => ({ value: path, text: nameOf(path) }))]}
				onChange={(path) => void use(path)}
			/>
			<CommandButton id="ChooseTemplate" />
		</>
	);
}
