import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { startTileset } from '@tilewright/editor-core/session/open-document.ts';
import { openPath } from '../../opening/open-path.ts';
import { ask } from '../../page/ask.ts';
import type { MadeTileset } from './new-tileset-dialog.tsx';
import { NewTileset } from './new-tileset-dialog.tsx';
import { offerTileSize } from './offer-tile-size.ts';

/**
 * Asks what a new tileset is like, and makes it: for a map, else as a document of its own, which opens (rules E86, E87). If it takes only some
 * of the images, it asks for the others again.
 *
 * @param images - the paths of the images to begin with
 * @param session - the map that gets it, if any
 */
export async function newTileset(editor: Editor, images: readonly string[], session: MapSession | undefined): Promise<void> {
	const files = session?.files ?? editor.files.value;
	let left = images;
	do {
		const begin = left;
		const made = await ask<MadeTileset>(editor, (close) => <NewTileset session={session} files={files} images={begin} onClose={close} />);
		if (made === undefined) break;
		if (session === undefined && made.file !== undefined) {
			if (files.kind === 'memory') editor.open(await startTileset(files, made.file, made.tileset));
			else await openPath(editor, made.file, files);
		}
		left = left.filter((path) => !made.images.includes(path));
	} while (left.length > 0);
	if (session !== undefined) offerTileSize(editor, session);
}
