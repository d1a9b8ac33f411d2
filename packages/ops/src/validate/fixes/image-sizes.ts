import type { ImageSize, TextChange } from '@tilewright/format';
import type { RawObject } from '@tilewright/format/internal';
import { imageCounts, isObject, parsePointer, pointerOf, short, valueAt } from '@tilewright/format/internal';
import type { Fix, Fixer } from './fix.ts';

/**
 * Writes the sizes of images as they are (rule J15). A tileset is left alone if it would get other columns, or more tiles than there are
 * GIDs up to the next one: programs that rely on these numbers would see other tiles.
 */
export const imageSizes: Fixer = ({ raw, issues, sizeOf }) =>
	issues.flatMap(({ code, pointer }) => {
		if (code !== 'image-differs' || sizeOf === undefined) return [];
		const at = pointerOf(parsePointer(pointer).slice(0, -1));
		const holder = valueAt(raw, at);
		if (!isObject(holder) || typeof holder['image'] !== 'string') return [];
		const size = sizeOf(holder['image']);
		return size === undefined ? [] : (fixOf(holder, at, size, roomFor(raw, holder)) ?? []);
	});

function fixOf(holder: RawObject, at: string, size: ImageSize, room: number): Fix | undefined {
	const { width, height } = size;
	const wanted: Record<string, number> = { imagewidth: width, imageheight: height };
	const isTileset = holder['tilewidth'] !== undefined;
	if (isTileset) {
		const counts = imageCounts(holder, size);
		if (counts === undefined || counts.columns !== holder['columns'] || counts.tilecount > room) return undefined;
		wanted['tilecount'] = counts.tilecount;
	}
	const changes = Object.entries(wanted).flatMap(([field, value]): TextChange[] =>
		holder[field] === value ? [] : [{ type: 'set', pointer: `${at}/${field}`, value }],
	);
	const count = isTileset && wanted['tilecount'] !== holder['tilecount'] ? `, and \`tilecount\` to ${wanted['tilecount']}` : '';
	const says = `set the size of the image ${short(holder['image'])} to ${width} × ${height}${count}`;
	return changes.length === 0 ? undefined : { code: 'image-differs', pointer: `${at}/image`, says, changes };
}

/** The most tiles that a tileset may have without other GIDs meaning other tiles. */
function roomFor(raw: RawObject, holder: RawObject): number {
	const { firstgid, tilecount } = holder;
	const own = typeof tilecount === 'number' ? tilecount : 0;
	// The maps that use a tileset file are not known here.
	if (typeof firstgid !== 'number' || !Array.isArray(raw['tilesets'])) return own;
	const next = raw['tilesets'].reduce((least: number, other: unknown) => {
		const first = isObject(other) ? Number(other['firstgid']) : Number.NaN;
		return first > firstgid ? Math.min(least, first) : least;
	}, Number.POSITIVE_INFINITY);
	return Math.max(own, next - firstgid);
}
