import type { Subject } from '../../panels/properties/model/thing.ts';
import { subject, thing } from '../../panels/properties/model/thing.ts';
import { tileEntries } from '../../panels/properties/model/tile-entries.ts';
import { fittingTiles, fittingTileset } from '../../panels/properties/model/tileset-subject.ts';
import type { TilesetSession } from '../../session/tileset-session.ts';
import { shapesSubject } from './shapes-subject.ts';

/** The selected collision shapes, else the selected tiles, else the tileset (rule E91). A tile that the tileset says nothing about has only its id. */
export function tilesetDocumentSubject({ doc, selectedTiles, shapes }: TilesetSession): Subject | undefined {
	const tileset = doc.value;
	const chosen = shapes.value && shapesSubject(shapes.value, selectedTiles.value[0] ?? 0);
	if (chosen !== undefined) return chosen;
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
