import type { Editor } from '../app/editor.ts';

/** Runs an action by its id, if it can be done now. What goes wrong is shown to the user. */
export async function runAction(editor: Editor, id: string): Promise<void> {
	const command = editor.commands.value.get(id);
	if (command === undefined) throw new RangeError(`There is no action ${id}.`);
	if (!command.isEnabled()) return;
	try {
		await command.run();
	} catch (error) {
		editor.fail(error instanceof Error ? error.message : String(error));
		console.error(error);
	}
}
