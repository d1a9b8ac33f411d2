import type { WorldSession } from '@tilewright/editor-core/session/world-session.ts';
import type { TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { Rect, Vector } from '@tilewright/geometry';
import { around, geometryOf } from '@tilewright/geometry';
import type { Graph } from '@tilewright/ops';
import { targetsOf } from '@tilewright/ops';

/** A map in a world: the rectangle that it fills. */
export interface PlacedMap extends Rect {
	/** Where the world places its origin. An infinite map may begin before that. */
	readonly at: Vector;
	/** The name of its file, as the world has it. */
	readonly fileName: string;
	/** The path of its file. */
	readonly path: string;
	/** `undefined` if it cannot be read. */
	readonly map: TileMap | undefined;
	/** Whether the world lists it; else a pattern finds it, which decides its place. */
	readonly isListed: boolean;
}

/** The size of a map for which neither the world nor the map gives one. */
const UNKNOWN = { width: 256, height: 256 };

/** The cells of an infinite map without tiles. */
const NOTHING = { x: 0, y: 0, width: 1, height: 1 };

/** The maps of a world, from the bottom up: those that it lists, then those that its patterns find (rule T5). */
export function placedMaps({ doc, graph, path }: WorldSession): readonly PlacedMap[] {
	const files = graph.value;
	const { pathOf } = targetsOf(files, path.value);
	const links = files.files.get(path.value)?.links ?? [];
	const listed = doc.value.maps.map(({ fileName, x, y, width, height }) =>
		placed(files, { fileName, path: pathOf(fileName), isListed: true }, { x, y, width, height }),
	);
	const found = links.flatMap(({ path: fileName, to, place }) =>
		to === undefined || place === undefined ? [] : [placed(files, { fileName, path: to, isListed: false }, place)],
	);
	return [...listed, ...found];
}

function placed({ files }: Graph, which: Pick<PlacedMap, 'fileName' | 'path' | 'isListed'>, { x, y, width, height }: Rect): PlacedMap {
	const file = files.get(which.path);
	const map = file?.doc.type === 'map' ? file.doc : undefined;
	const at = { x, y };
	if (map?.infinite === true) {
		const box = geometryOf(map).bounds(chunksOf(map));
		return { ...which, map, at, ...box, x: x + box.x, y: y + box.y };
	}
	const size = width > 0 && height > 0 ? { width, height } : map === undefined ? UNKNOWN : sizeOf(map);
	return { ...which, map, at, x, y, ...size };
}

/** The size of a map on the screen, in pixels. */
function sizeOf(map: TileMap): { readonly width: number; readonly height: number } {
	const { width, height } = geometryOf(map).bounds({ x: 0, y: 0, width: map.width, height: map.height });
	return { width, height };
}

/** The cells of the chunks of an infinite map. */
function chunksOf({ layers }: TileMap): Rect {
	const chunks: Rect[] = [];
	for (const { layer } of eachLayer(layers)) if (layer.type === 'tilelayer' && 'chunks' in layer) chunks.push(...(layer.chunks ?? []));
	return around(chunks) ?? NOTHING;
}

/** The topmost map at a point. */
export const mapAt = (maps: readonly PlacedMap[], x: number, y: number): PlacedMap | undefined =>
	maps.findLast((map) => x >= map.x && x < map.x + map.width && y >= map.y && y < map.y + map.height);
