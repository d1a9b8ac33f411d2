import type { CellBounds, TileMap } from '@tilewright/format';

/** The drawn size of some cells of a map, in pixels (rules R1, R3, R5). */
export function pixelSize(map: TileMap, { width, height }: Pick<CellBounds, 'width' | 'height'>): { width: number; height: number } {
	const { tilewidth, tileheight } = map;
	const straight = { width: width * tilewidth, height: height * tileheight };
	if (width === 0 || height === 0) return { width: 0, height: 0 };
	switch (map.orientation) {
		case 'orthogonal':
			return straight;
		case 'isometric':
			return { width: ((width + height) * tilewidth) / 2, height: ((width + height) * tileheight) / 2 };
		case 'oblique':
			return { width: straight.width + Math.abs(height * map.skewx), height: straight.height + Math.abs(width * map.skewy) };
		case 'staggered':
		case 'hexagonal': {
			const side = map.orientation === 'hexagonal' ? map.hexsidelength : 0;
			return map.staggeraxis === 'y'
				? rows(width, height, tilewidth, tileheight, side)
				: turned(rows(height, width, tileheight, tilewidth, side));
		}
	}
}

/** Every other row is shifted by half a tile, and rows overlap. */
function rows(columns: number, count: number, tilewidth: number, tileheight: number, side: number): { width: number; height: number } {
	const overlap = Math.trunc((tileheight - side) / 2);
	return { width: columns * tilewidth + (count > 1 ? Math.trunc(tilewidth / 2) : 0), height: count * (overlap + side) + overlap };
}

const turned = ({ width, height }: { width: number; height: number }): { width: number; height: number } => ({
	width: height,
	height: width,
});
