import type { TileMap, World } from '@tilewright/format';
import type { Loader } from '@tilewright/ops';
import { resolveDocument } from '@tilewright/ops';
import type { Pixels, Renderer } from '@tilewright/render-node';
import { asBlocks, forIterm, forKitty } from './protocols.ts';
import { resized } from './resized.ts';
import type { TerminalPictures } from './terminal-pictures.ts';

const MOST_COLUMNS = 60;
const MOST_ROWS = 20;

/** The approximate width of a terminal column in pixels; a row is twice as high. */
const COLUMN = 10;

/** More cells take too long to draw. */
const MOST_CELLS = 2_000_000;

/** The map is drawn larger by this factor and then averaged, so that thin lines of tiles do not disappear. */
const OVERSAMPLING = 4;

/**
 * A small picture of a map or world for a terminal.
 *
 * @param path - path of the document
 * @param loader - loads what it refers to
 * @param columns - of the terminal
 * @returns the text to print; `undefined` if there is nothing to show, or drawing would take too long
 */
export async function thumbnail(
	doc: TileMap | World,
	path: string,
	loader: Loader,
	shown: TerminalPictures,
	columns: number,
): Promise<string | undefined> {
	const graph = await resolveDocument(doc, path, loader);
	const { encodePng, openRenderer } = await import('@tilewright/render-node');
	const renderer = await openRenderer(graph, { loader });
	const { width, height } = renderer.scene.bounds;
	if (width <= 0 || height <= 0 || cellsOf(renderer) > MOST_CELLS) return undefined;
	const widest = Math.max(1, Math.min(MOST_COLUMNS, columns - 1));
	const unit = shown === 'blocks' ? 1 : COLUMN;
	const scale = Math.min(shown === 'blocks' ? Number.POSITIVE_INFINITY : 1, (widest * unit) / width, (MOST_ROWS * 2 * unit) / height);
	const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
	const pixels = await reduced(renderer, scale, size);
	if (shown === 'blocks') return asBlocks(pixels);
	const png = await encodePng(pixels);
	const across = Math.max(1, Math.round(size.width / unit));
	return shown === 'iterm' ? forIterm(png, across) : forKitty(png, across);
}

function cellsOf({ scene }: Renderer): number {
	return scene.maps.reduce(
		(sum, { cells, layers }) => sum + cells.width * cells.height * layers.filter(({ kind }) => kind === 'tiles').length,
		0,
	);
}

/** The picture at its final size. */
async function reduced(renderer: Renderer, scale: number, size: { readonly width: number; readonly height: number }): Promise<Pixels> {
	const drawnScale = Math.min(1, scale * OVERSAMPLING);
	const canvas = await renderer.canvas({ scale: drawnScale }, { smooth: drawnScale < 1, background: true });
	const { width, height } = canvas;
	const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
	return resized({ width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) }, size);
}
