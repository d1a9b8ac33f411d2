import type { CellBounds } from '@tilewright/format';
import { overlap } from '@tilewright/geometry';
import type { TileLayer } from '../model/game-map.ts';

/** The rectangles that have the cells of a layer: all of it, or its chunks, which may be far from each other. Chunks may overlap. */
export const layerParts = ({ x, y, width, height, chunks }: TileLayer, within?: CellBounds): CellBounds[] =>
	(chunks ?? [{ x, y, width, height }]).flatMap((part) => (within === undefined ? part : (overlap(part, within) ?? [])));
