import type { Document } from '@tilewright/format';
import type { Graph } from '@tilewright/ops';
import type { Files } from '../files/files.ts';

/**
 * Counts the tiles of tilesets that do not say how many they have, by the sizes of their images: those of before Tiled 0.13 (rule J13). Without
 * that, nobody could choose a tile of them, and the next tileset would get their GIDs. The code for this is loaded when there are some.
 */
export async function withTileCounts(files: Files, graph: Graph): Promise<Graph> {
	if (![...graph.files.values()].some(({ doc }) => uncounted(doc).length > 0)) return graph;
	const { countTiles } = await import('./count-tiles.ts');
	return await countTiles(files, graph, uncounted);
}

/** The images of tilesets without a number of tiles. */
function uncounted(doc: Document): readonly string[] {
	const tilesets = doc.type === 'tileset' ? [doc] : doc.type === 'map' ? doc.tilesets : [];
	return tilesets.flatMap((tileset) =>
		'image' in tileset && tileset.image !== undefined && tileset.tilecount === 0 ? [tileset.image] : [],
	);
}
