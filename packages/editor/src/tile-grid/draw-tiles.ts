import type { PictureShelf } from '@tilewright/editor-canvas/stage/pictures.ts';
import { frameEnd } from '@tilewright/format';
import type { TilesetArt } from '@tilewright/render';
import { shownArt } from '@tilewright/render/internal';
import type { PlacedTile, TileLayout } from './tile-layout.ts';
import type { TileMarker } from './tile-marker.ts';

/** The state of a tileset that a grid shows. */
interface Drawn {
	readonly layout: TileLayout;
	readonly art: TilesetArt;
	readonly pictures: PictureShelf;
	readonly zoom: number;
	readonly chosen: ReadonlySet<number>;
	/** The time that animations have run, in milliseconds. */
	readonly time: number;
	/** Draws over the tiles. */
	readonly marker: TileMarker | undefined;
}

/** Draws the tiles that are scrolled into view. @returns when one of them shows another frame */
export function drawTiles(
	context: CanvasRenderingContext2D,
	host: HTMLElement,
	{ layout, art, pictures, zoom, chosen, time, marker }: Drawn,
): number {
	let next = Infinity;
	const { canvas } = context;
	const density = window.devicePixelRatio;
	const { clientWidth: width, clientHeight: height, scrollLeft, scrollTop } = host;
	Object.assign(canvas, { width: Math.round(width * density), height: Math.round(height * density) });
	context.setTransform(density * zoom, 0, 0, density * zoom, -scrollLeft * density, -scrollTop * density);
	context.imageSmoothingEnabled = zoom < 1;
	const styles = getComputedStyle(host);
	const wanted = new Set<NonNullable<ReturnType<TilesetArt['art']>>['picture']>();
	const visible = layout.within({ x: scrollLeft / zoom, y: scrollTop / zoom, width: width / zoom, height: height / zoom });
	for (const tile of visible) {
		const own = art.art(tile.id);
		const { picture, source } = (own && shownArt(own, time)) ?? {};
		next = Math.min(next, frameEnd(own?.tile?.animation ?? [], time) ?? Infinity);
		const decoded = picture && pictures.get(picture);
		if (source !== undefined && decoded !== undefined)
			context.drawImage(decoded.source, source.x, source.y, source.width, source.height, tile.x, tile.y, tile.width, tile.height);
		else {
			if (picture !== undefined) wanted.add(picture);
			context.fillStyle = styles.getPropertyValue('--bg-hover');
			context.fillRect(tile.x, tile.y, tile.width, tile.height);
		}
	}
	marker?.draw(context, visible, 1 / zoom);
	outline(
		context,
		visible.filter(({ id }) => chosen.has(id)),
		styles.getPropertyValue('--overlay-selection'),
		zoom,
	);
	pictures.want([...wanted].flatMap((key) => (key === undefined ? [] : [key])));
	return next;
}

/** Draws a line around tiles, and none between them: their colors stay as they are. */
function outline(context: CanvasRenderingContext2D, tiles: readonly PlacedTile[], color: string, zoom: number): void {
	const places = new Set(tiles.map(({ column, row }) => `${column} ${row}`));
	context.beginPath();
	for (const { column, row, x, y, width, height } of tiles) {
		const sides = [
			[column, row - 1, x, y, x + width, y],
			[column + 1, row, x + width, y, x + width, y + height],
			[column, row + 1, x, y + height, x + width, y + height],
			[column - 1, row, x, y, x, y + height],
		] as const;
		for (const [beside, below, fromX, fromY, toX, toY] of sides) {
			if (places.has(`${beside} ${below}`)) continue;
			context.moveTo(fromX, fromY);
			context.lineTo(toX, toY);
		}
	}
	context.lineCap = 'square';
	context.strokeStyle = '#ffffff';
	context.lineWidth = 4 / zoom;
	context.stroke();
	context.strokeStyle = color;
	context.lineWidth = 2 / zoom;
	context.stroke();
}
