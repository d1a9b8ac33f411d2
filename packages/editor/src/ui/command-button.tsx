import { runAction } from '../actions/run.ts';
import { useEditor } from '../app/context.ts';
import { IconButton } from './button.tsx';

/** The button of an action, with its icon, name and shortcut. Without such an action there is no button. */
export function CommandButton({ id }: { readonly id: string }) {
	const editor = useEditor();
	const command = editor.commands.value.get(id);
	if (command?.icon === undefined) return null;
	return (
		<IconButton
			icon={command.icon}
			label={command.text}
			keys={command.keys()}
			pressed={command.isOn()}
			disabled={!command.isEnabled()}
			onClick={() => void runAction(editor, id)}
		/>
	);
}
