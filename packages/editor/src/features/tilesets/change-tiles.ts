import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Failure } from '@tilewright/editor-core/session/failure.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { afterEdits, editing } from '@tilewright/editor-core/session/pending.ts';

/**
 * Runs a change of all cells of a map, which may take a while: the page shows it, and other edits of the map wait for it.
 *
 * @param title - the text that the page shows
 * @param how - changes the map; `rest` lets the page do something else
 */
export async function changeTilesOf(
	editor: Editor,
	session: MapSession,
	title: string,
	how: (rest: () => Promise<void>) => Promise<Failure>,
): Promise<void> {
	await afterEdits(session, async () => {
		const failure = await editing(session, () => editor.undertake(title, ({ rest }) => how(rest)));
		if (failure !== undefined) editor.fail(failure);
	});
}
