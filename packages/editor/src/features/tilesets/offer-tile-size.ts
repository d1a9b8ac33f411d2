import { setFields } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { halfOf, hasDiamonds } from '@tilewright/editor-core/session/diamonds.ts';
import { filesOfMap } from '@tilewright/editor-core/session/files-of-map.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { showBar } from '../../contributions/bar.ts';
import { tilesetsWords } from './tilesets-words.ts';

/** Offers the tile size of a map's first tileset to the map, if the two differ. Images of different sizes have no size to offer. */
export function offerTileSize(editor: Editor, session: MapSession): void {
	const { tilesets, tilewidth, tileheight, orientation } = session.map.value;
	const [entry] = tilesets;
	if (entry === undefined || tilesets.length > 1) return;
	const tileset = 'source' in entry ? filesOfMap(session).targets.tileset(entry.source)?.doc : entry;
	if (tileset?.image === undefined) return;
	const { tilewidth: width, tileheight: height, name } = tileset;
	const isDiamond = hasDiamonds(orientation);
	if (width === tilewidth && (height === tileheight || isDiamond)) return;
	// Tiles of diamonds stand on their cells, as high as they like.
	const cell = { tilewidth: width, tileheight: isDiamond ? halfOf(width) : height };
	const words = tilesetsWords.tileSize;
	showBar(session, {
		id: 'tile-size',
		text: words.differs(name, { width, height }, { width: tilewidth, height: tileheight }),
		answers: [
			{ text: words.keep, run: () => undefined },
			{
				text: words.take(cell.tilewidth, cell.tileheight),
				primary: true,
				run() {
					const [issue] = session.do(words.step, setFields(session.map.value, [], cell));
					if (issue !== undefined) editor.fail(issue.message);
				},
			},
		],
	});
}
