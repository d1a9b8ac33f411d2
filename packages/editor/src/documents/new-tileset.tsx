import { ask } from '../app/ask.ts';
import type { Editor } from '../app/editor.ts';
import { NewTileset } from '../dialogs/loaded-later.ts';
import type { MadeTileset } from '../dialogs/new-tileset.tsx';
import type { MapSession } from '../session/map-session.ts';
import { startTileset } from '../session/open-document.ts';
import { offerTileSize } from './offer-tile-size.ts';
import { openPath } from './open-path.ts';

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
