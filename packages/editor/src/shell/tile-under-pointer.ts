import { cellWriter } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { filesOfMap } from '@tilewright/editor-core/session/files-of-map.ts';
import { splitGid } from '@tilewright/format';
import { mapFrameWords } from './map-frame-words.ts';

/** Describes the tile under the pointer on the current tile layer (rule E17); empty if there is no tile. */
export function tileUnderPointer({ currentMap, pointer }: Editor): string {
	const session = currentMap.value;
	const layer = session?.currentLayer.value;
	const cell = pointer.value?.cell;
	if (session === undefined || cell === undefined || layer?.type !== 'tilelayer') return '';
	const gid = cellWriter(session.map.value, layer).get(cell.x, cell.y);
	if (gid === 0) return mapFrameWords.emptyCell;
	const { tile, horizontal, vertical, diagonal } = splitGid(gid);
	const { tilesets } = session.map.value;
	const used = tilesets.filter(({ firstgid }) => firstgid <= tile).sort((a, b) => b.firstgid - a.firstgid)[0];
	const turned = horizontal || vertical || diagonal;
	const name = used === undefined ? '' : 'source' in used ? (filesOfMap(session).targets.tileset(used.source).doc?.name ?? '') : used.name;
	return mapFrameWords.tile(tile - (used?.firstgid ?? 0), name, turned);
}
