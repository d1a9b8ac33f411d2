import { apply, createTileset } from '@tilewright/edit';
import { addWangSet, setWangColorCount } from '@tilewright/edit/terrain';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import type { TilesetFile, WangSet } from '@tilewright/format';
import { filesWith, openTileset } from '../../../editor-core/test/support/open-documents.ts';
import { editing, emptyMap } from './editing.ts';

/** A tileset of 4 × 2 tiles, 16 pixels wide and high, whose image cannot be read. */
export const ground: TilesetFile = createTileset({
	...{ name: 'ground', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 64, imageheight: 32 },
});

/** The same with a Wang set of two colors. */
export function groundWith(type: WangSet['type']): TilesetFile {
	const added = apply(ground, addWangSet(ground, [], type, { name: 'Land' })).doc;
	return apply(added, setWangColorCount(added, [], 0, 2)).doc;
}

/** An editor with all actions, in which a tileset is shown. */
export async function editingTileset(tileset: TilesetFile): Promise<{ readonly editor: Editor; readonly session: TilesetSession }> {
	const { editor, session: map } = editing(emptyMap());
	const session = await openTileset(filesWith({ '/ground.tsj': tileset }), '/ground.tsj');
	editor.open(session);
	editor.close(map);
	return { editor, session };
}

/** The ids of the tiles of the first Wang set, by tile. */
export const idsOf = ({ doc }: TilesetSession): Readonly<Record<number, string>> =>
	Object.fromEntries((doc.value.wangsets[0]?.wangtiles ?? []).map(({ tileid, wangid }) => [tileid, wangid.join('')]));

/** The names of the steps. */
export const stepsOf = ({ history }: TilesetSession): readonly string[] => history.steps.map(({ name }) => name);
