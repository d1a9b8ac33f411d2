import { useEditor } from '../../app/context.ts';
import { nameOf } from '../../files/paths.ts';
import { templatesWords } from '../../messages/en/templates-words.ts';
import { chooseTemplate, currentTemplate, templatesAtHand } from '../../objects/templates.ts';
import { loadTemplate } from '../../session/use-templates.ts';
import { CommandButton } from '../../ui/command-button.tsx';
import { Select } from '../../ui/fields.ts';

/** Which template is inserted: one that is at hand, or another file. */
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
