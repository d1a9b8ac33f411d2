import type { TilesetContent } from './tileset-content.ts';
import { imageAt } from './tileset-content.ts';

/** The picture of a tile: a part of an image. */
interface Picture {
	readonly image: string;
	readonly x: number;
	readonly y: number;
	readonly width: number | undefined;
	readonly height: number | undefined;
}

/** The picture of a tile; `undefined` if the tileset has none for it. */
export function pictureOf({ content, folder }: TilesetContent, id: number): Picture | undefined {
	if (content === undefined) return undefined;
	if (content.image === undefined) {
		const tile = content.tiles.find((each) => each.id === id);
		if (tile?.image === undefined) return undefined;
		const { x = 0, y = 0, width = tile.imagewidth, height = tile.imageheight } = tile;
		return { image: imageAt(tile.image, folder), x, y, width, height };
	}
	const { columns, margin, spacing, tilewidth: width, tileheight: height, tilecount } = content;
	if (id >= tilecount || columns <= 0) return undefined;
	const [column, row] = [id % columns, Math.floor(id / columns)];
	return {
		image: imageAt(content.image, folder),
		x: margin + column * (width + spacing),
		y: margin + row * (height + spacing),
		width,
		height,
	};
}

/** The tile of a tileset that has a picture; `undefined` if none has it. */
export function tileWith(tileset: TilesetContent, picture: Picture): number | undefined {
	const { content } = tileset;
	if (content === undefined) return undefined;
	const isIt = (id: number): boolean => {
		const own = pictureOf(tileset, id);
		return (
			own !== undefined &&
			own.image === picture.image &&
			own.x === picture.x &&
			own.y === picture.y &&
			own.width === picture.width &&
			own.height === picture.height
		);
	};
	if (content.image === undefined) return content.tiles.find(({ id }) => isIt(id))?.id;
	const { columns, margin, spacing, tilewidth, tileheight } = content;
	const id = Math.round((picture.y - margin) / (tileheight + spacing)) * columns + Math.round((picture.x - margin) / (tilewidth + spacing));
	return id >= 0 && isIt(id) ? id : undefined;
}
