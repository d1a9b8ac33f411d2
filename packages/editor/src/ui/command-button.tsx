import { useComputed } from '@preact/signals';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { commandIcons } from '../page/command-icons.ts';
import { useEditor } from '../page/context.ts';
import { IconButton } from './button.tsx';

/** The button of an action, with its icon, name and shortcut. Without such an action there is no button. */
export function CommandButton({ id }: { readonly id: string }) {
	const editor = useEditor();
	const command = editor.commands.value.get(id);
	// What they read changes more often than what is shown.
	const isOn = useComputed(() => editor.commands.value.get(id)?.isOn());
	const isEnabled = useComputed(() => editor.commands.value.get(id)?.isEnabled());
	const icon = commandIcons(editor).get(id);
	if (command === undefined || icon === undefined) return null;
	return (
		<IconButton
			icon={icon}
			label={command.text}
			keys={command.keys()}
			pressed={isOn.value}
			disabled={isEnabled.value !== true}
			onClick={() => void runAction(editor, id)}
		/>
	);
}
