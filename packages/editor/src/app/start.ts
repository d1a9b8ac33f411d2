import { EXAMPLE_MAP, exampleFiles } from '../files/example-files.ts';
import type { Files } from '../files/files.ts';
import { servedFiles, tokenIn } from '../files/served-files.ts';
import { text } from '../messages/text.ts';
import { openMap } from '../session/open-map.ts';
import type { Editor } from './editor.ts';

/**
 * Opens what the page was started for: the files behind `tilewright edit` if the address has its token, else the example world.
 *
 * @param address - of the page
 */
export async function start(editor: Editor, { origin, hash }: { readonly origin: string; readonly hash: string }): Promise<void> {
	const token = tokenIn(hash);
	if (token === undefined) return await openAll(editor, await exampleFiles(), [EXAMPLE_MAP]);
	const served = await servedFiles({ origin, token });
	if (!('kind' in served)) {
		editor.fail(text.connection.refused, served.why);
		return;
	}
	document.addEventListener('visibilitychange', () => served.setVisible(document.visibilityState === 'visible'));
	await openAll(editor, served, served.toOpen);
}

async function openAll(editor: Editor, files: Files, paths: readonly string[]): Promise<void> {
	editor.files.value = files;
	for (const path of paths) {
		const opened = await openMap(files, path);
		if ('session' in opened) editor.open(opened.session);
		else editor.fail(text.connection.cannotOpen(path), opened.failed.map(({ message }) => message).join('\n'));
	}
}
