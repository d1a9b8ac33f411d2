import { erased } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { isPicture } from '@tilewright/editor-core/files/paths.ts';
import type { Failure } from '@tilewright/editor-core/session/failure.ts';
import { filesOfMap } from '@tilewright/editor-core/session/files-of-map.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { stepOnTiles } from '@tilewright/editor-core/session/step-by-parts.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import { usedGids } from '@tilewright/ops';
import { askForFiles } from '../../file-dialogs/ask-for-files.tsx';
import { choose } from '../../ui/choice-dialog.tsx';
import { loadDialog } from '../../ui/load-dialog.ts';
import { changeTilesOf } from './change-tiles.ts';
import { removeImages } from './change-tileset-file.ts';
import { tilesetDocumentWords } from './tileset-document-words.ts';
import { tilesetsWords } from './tilesets-words.ts';

const words = tilesetDocumentWords;

/** Asks for images among the files that are worked on: several to add as tiles, or one to show instead of another. */
export async function askForImages(editor: Editor, { files }: TilesetSession, several: boolean): Promise<readonly string[]> {
	const paths = (await loadDialog(() => files.list())).filter(isPicture);
	const [title, take] = several ? [words.chooseImages, words.take] : [words.chooseImage, words.takeInstead];
	return (await askForFiles(editor, { title, paths, take, several })) ?? [];
}

/** Removes tiles of a collection. If open maps use them, asks first; their cells and objects go there, too, as a step of each map (rule E94). */
export async function askToRemoveTiles(editor: Editor, session: TilesetSession, ids: readonly number[]): Promise<Failure> {
	const uses = editor.sessions.value.flatMap((other) => {
		const gids = other.kind === 'map' && other.files === session.files ? gidsIn(other, session.path.value, ids) : [];
		return other.kind === 'map' && gids.length > 0 ? [{ map: other, gids }] : [];
	});
	if (uses.length > 0) {
		const answers = [{ value: true, text: words.removeTiles, danger: true }] as const;
		const answer = await choose<true>(editor, { title: words.removeTiles, message: words.isUsed(uses.length), answers });
		if (answer === undefined) return undefined;
	}
	const failure = removeImages(session, ids);
	if (failure !== undefined) return failure;
	for (const { map, gids } of uses)
		await changeTilesOf(editor, map, tilesetsWords.removingTiles, (rest) => stepOnTiles(map, words.removeTiles, erased(gids), rest));
	return undefined;
}

/** The GIDs of tiles of a tileset file that a map uses. */
function gidsIn(session: MapSession, path: string, ids: readonly number[]): readonly number[] {
	const map = session.map.value;
	const { targets } = filesOfMap(session);
	const used = usedGids(map);
	return map.tilesets.flatMap((tileset) => {
		const isIt = 'source' in tileset && targets.pathOf(tileset.source) === path;
		return isIt ? ids.map((id) => tileset.firstgid + id).filter((gid) => used.has(gid)) : [];
	});
}
