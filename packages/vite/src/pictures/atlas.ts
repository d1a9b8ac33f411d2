import type { Picture, Tileset } from '@tilewright/play';
import potpack from 'potpack';
import type { AtlasOptions } from '../options.ts';
import type { Part } from './pixels.ts';

/** The largest side of a picture that all devices can draw. */
const MOST = 4096;

/** A part of a picture in an atlas. */
export interface PlacedPart {
	readonly part: Part;
	/** The pictures of tiles that show it. */
	readonly pictures: readonly Picture[];
	/** Where it is in the atlas, with the pixels that are repeated around it. */
	readonly x: number;
	readonly y: number;
}

/** A part, and the room that it needs. */
interface Box {
	readonly part: Part;
	readonly pictures: Picture[];
	readonly w: number;
	readonly h: number;
	x?: number | undefined;
	y?: number | undefined;
}

/**
 * Finds places for the pictures of a collection of images, in as few atlases as are possible without one being too large for some devices.
 * Equal parts have one place. A picture that is too large itself has none.
 *
 * @param fileOf - the path of the file of a picture
 */
export function atlasesFor(
	{ entries }: Pick<Tileset, 'entries'>,
	fileOf: (picture: Picture) => string | undefined,
	{ padding, extrude }: Required<AtlasOptions>,
): PlacedPart[][] {
	const boxes = new Map<string, Box>();
	const around = padding + 2 * extrude;
	for (const { picture } of entries.values()) {
		const file = picture === undefined ? undefined : fileOf(picture);
		if (picture === undefined || file === undefined) continue;
		const { x, y, width, height } = picture;
		const key = `${x} ${y} ${width} ${height} ${file}`;
		const box = boxes.get(key) ?? { part: { file, x, y, width, height }, pictures: [], w: width + around, h: height + around };
		boxes.set(key, box);
		box.pictures.push(picture);
	}
	const pages = paged([...boxes.values()].filter(({ w, h }) => w <= MOST && h <= MOST));
	return pages.map((page) => page.map(({ part, pictures, x = 0, y = 0 }) => ({ part, pictures, x, y })));
}

function paged(boxes: readonly Box[]): Box[][] {
	if (boxes.length === 0) return [];
	const page = [...boxes];
	const { w, h } = potpack(page);
	if (w <= MOST && h <= MOST) return [page];
	const middle = Math.ceil(boxes.length / 2);
	return [...paged(boxes.slice(0, middle)), ...paged(boxes.slice(middle))];
}
