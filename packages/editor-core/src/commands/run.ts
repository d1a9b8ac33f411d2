import type { Editor } from '../editor/editor.ts';

/** Runs an action by its id, if it can be done now. Errors are shown to the user. */
export async function runAction(editor: Editor, id: string): Promise<void> {
	const command = editor.commands.value.get(id);
	if (command === undefined) throw new RangeError(`There is no action ${id}.`);
	if (command.isEnabled()) await attempt(editor, () => command.run());
}

/** Does something that the user asked for. Errors are shown. */
export async function attempt(editor: Editor, work: () => unknown): Promise<void> {
	try {
		await work();
	} catch (error) {
		editor.fail(error instanceof Error ? error.message : String(error));
		console.error(error);
	}
}
