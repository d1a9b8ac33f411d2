import { currentSet, partOfSet } from '@tilewright/editor-core/session/terrain-editing.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import type { Subject } from '../../../contributions/thing.ts';
import { subject, thing } from '../../../contributions/thing.ts';
import { shapesSubject } from '../../collision/shapes-subject.ts';
import { tileEntries } from '../../properties/model/tile-entries.ts';
import { fittingTiles, fittingTileset } from '../../properties/model/tileset-subject.ts';

/** The Wang set or color that was chosen last (rule Q43), the selected collision shapes, the selected tiles, or the tileset (rule E91). */
export const tilesetDocumentSubject = (session: TilesetSession): Subject | undefined =>
	terrainSubject(session) ?? chosenShapes(session) ?? tilesSubject(session);

const chosenShapes = ({ shapes, selectedTiles }: TilesetSession): Subject | undefined =>
	shapes.value && shapesSubject(shapes.value, selectedTiles.value[0] ?? 0);

function terrainSubject({ doc, terrain }: TilesetSession): Subject | undefined {
	const set = currentSet(terrain, doc.value);
	const part = partOfSet(terrain, doc.value);
	if (set === undefined || terrain.inspected.value === undefined) return undefined;
	if (terrain.inspected.value === 'set')
		return subject({ kind: 'wangset', resource: 'wangset', use: 'wangset', things: [thing(part, set)] });
	const number = terrain.color.value;
	const color = set.colors[number - 1];
	const things = color === undefined ? [] : [thing([...part, { color: number }], color)];
	return subject({ kind: 'wangcolor', resource: 'wangcolor', use: 'wangcolor', things });
}

/** A tile without an entry in the tileset has only its id. */
function tilesSubject({ doc, selectedTiles }: TilesetSession): Subject | undefined {
	const tileset = doc.value;
	const ids = selectedTiles.value;
	if (ids.length === 0) {
		const own = subject({ kind: 'tileset', resource: 'tileset', use: 'tileset', things: [thing([], tileset)] }, true);
		return own && fittingTileset(own, tileset);
	}
	const entries = tileEntries(tileset);
	const things = ids.map((id) => thing([{ tile: id }], entries.get(id) ?? { id }));
	const tiles = subject({ kind: 'tiles', resource: 'tile', use: 'tile', things });
	return tiles && fittingTiles(tiles, tileset);
}
