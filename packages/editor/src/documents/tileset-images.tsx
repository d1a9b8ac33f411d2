import { erased } from '@tilewright/edit';
import { usedGids } from '@tilewright/ops';
import type { Editor } from '../app/editor.ts';
import { askForFiles } from '../dialogs/ask-for-files.tsx';
import { isPicture } from '../files/paths.ts';
import { tilesetDocumentWords } from '../messages/en/tileset-document-words.ts';
import { tilesetsWords } from '../messages/en/tilesets-words.ts';
import { removeImages } from '../session/change-tileset-file.ts';
import type { Failure } from '../session/failure.ts';
import { filesOfMap } from '../session/files-of-map.ts';
import type { MapSession } from '../session/map-session.ts';
import { stepOnTiles } from '../session/step-by-parts.ts';
import type { TilesetSession } from '../session/tileset-session.ts';
import { choose } from '../ui/choice-dialog.tsx';
import { loadDialog } from '../ui/load-dialog.ts';
import { changeTilesOf } from './change-tiles.ts';

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
