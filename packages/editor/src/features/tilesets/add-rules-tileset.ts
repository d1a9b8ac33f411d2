import { automapTileset } from '@tilewright/edit/automap';
import { writeNew } from '@tilewright/editor-core/background/run-in-background.ts';
import { formFor } from '@tilewright/editor-core/files/file-form.ts';
import { isRefused } from '@tilewright/editor-core/files/files.ts';
import { folderOf } from '@tilewright/editor-core/files/paths.ts';
import type { Failure } from '@tilewright/editor-core/session/failure.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { newFilePath } from '@tilewright/editor-core/session/new-file-path.ts';
import { addTilesetFile } from './change-tilesets.ts';

/** The name of the files: by it, automapping knows the tileset (rule A18). */
const NAME = 'automap-tiles';

/**
 * Adds the tileset of special tiles that automapping rules use (rule A18). Its files are written next to the map, unless they are there
 * already: other programs that read the map need them, too.
 */
export async function addRulesTileset(session: MapSession): Promise<Failure> {
	const path = newFilePath(session, 'tileset', NAME);
	const { image = '', ...tileset } = automapTileset();
	const picture = new TextEncoder().encode(decodeURIComponent(image.slice(image.indexOf(',') + 1)));
	const bytes = await writeNew({ ...tileset, image: `${NAME}.svg` }, formFor(path).syntax);
	for (const [file, content] of [
		[`${folderOf(path)}/${NAME}.svg`, picture],
		[path, bytes],
	] as const) {
		const written = await session.files.write(file, content, 'nothing');
		if (isRefused(written)) return written.why;
	}
	return await addTilesetFile(session, path);
}
