import { setFields } from '@tilewright/edit';
import type { Editor } from '../app/editor.ts';
import { showBar } from '../bars/bar.ts';
import { text } from '../messages/text.ts';
import { filesOfMap } from '../session/files-of-map.ts';
import type { MapSession } from '../session/map-session.ts';

/** Offers the tile size of a map's first tileset to the map, if the two differ. Images of different sizes have no size to offer. */
export function offerTileSize(editor: Editor, session: MapSession): void {
	const { tilesets, tilewidth, tileheight } = session.map.value;
	const [entry] = tilesets;
	if (entry === undefined || tilesets.length > 1) return;
	const tileset = 'source' in entry ? filesOfMap(session).targets.tileset(entry.source)?.doc : entry;
	if (tileset?.image === undefined) return;
	const { tilewidth: width, tileheight: height, name } = tileset;
	if (width === tilewidth && height === tileheight) return;
	const words = text.tilesets.tileSize;
	showBar(session, {
		id: 'tile-size',
		text: words.differs(name, { width, height }, { width: tilewidth, height: tileheight }),
		answers: [
			{ text: words.keep, run: () => undefined },
			{
				text: words.take(width, height),
				primary: true,
				run() {
					const [issue] = session.do(words.step, setFields(session.map.value, [], { tilewidth: width, tileheight: height }));
					if (issue !== undefined) editor.fail(issue.message);
				},
			},
		],
	});
}
