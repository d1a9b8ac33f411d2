import type { Rect } from '@tilewright/geometry';
import type { MapScene, SceneLayer } from '@tilewright/render';
import { drawListOf, drawOnCanvas } from '@tilewright/render';
import { cssColor, mapBackground } from '@tilewright/render/internal';
import type { MapStage } from '../stage/map-stage.ts';
import { untilLost, watched } from '../stage/restored.ts';
import type { Band } from './band.ts';
import { coarseCells } from './coarse-cells.ts';
import type { DrawnPart } from './draw-part.ts';
import { EDGE } from './tile.ts';
import type { TileColors } from './tile-colors.ts';
import { tileColors } from './tile-colors.ts';

/** Cells whose shorter side has fewer pixels are drawn from afar. */
const SMALLEST = 3;

/**
 * Whether cells are so small that a map is drawn from afar: each pixel has the mean color of its part of the map, where the renderer would take
 * one pixel of many tiles. It looks calmer, and takes as long for a large map as for a small one.
 */
export const isCoarse = ({ map }: MapScene, scale: number): boolean => Math.min(map.tilewidth, map.tileheight) * scale < SMALLEST;

type TileScene = SceneLayer & { kind: 'tiles' };

const buffer = new Float32Array(EDGE * EDGE * 4);
const bytes = new ArrayBuffer(EDGE * EDGE * 4);
const surfaces = untilLost(() => [0, 1].flatMap(() => watched(new OffscreenCanvas(EDGE, EDGE)).getContext('2d') ?? []));

/** Draws a part of a band from afar, in place of the old picture. Animated tiles show their first frames. */
export function drawCoarsePart(
	target: OffscreenCanvas,
	x: number,
	y: number,
	band: Band,
	scale: number,
	part: Rect,
	stage: MapStage,
): DrawnPart {
	const [map] = band.scene.maps;
	const context = target.getContext('2d');
	const [picture, layerPicture] = surfaces();
	if (map === undefined || context === null || picture === undefined || layerPicture === undefined)
		return { animated: undefined, incomplete: false };
	const { width, height } = part;
	const colors = tileColors(map, stage);
	const view = { x: 0, y: 0, width: 1, height: 1, scale: { x: scale, y: scale }, part };
	const runs = runsOf(map.layers);
	const [lowest] = runs;
	const background = band.options.background === true ? mapBackground(map.map) : undefined;
	let incomplete = false;
	// Most parts are tile layers on a color, or on nothing: they need no canvas in between.
	const startsWithTiles = lowest?.[0]?.kind === 'tiles' && lowest[0].walked.layer.mode === 'normal';
	const start = startsWithTiles ? cellsOf(lowest.filter(isTiles), background) : undefined;
	if (start !== undefined && runs.length === 1 && !colors.hasLarge) {
		context.putImageData(start, x, y);
		return { animated: undefined, incomplete: colors.incomplete };
	}
	picture.setTransform(1, 0, 0, 1, 0, 0);
	picture.globalAlpha = 1;
	picture.globalCompositeOperation = 'source-over';
	picture.clearRect(0, 0, width, height);
	if (start !== undefined) {
		picture.putImageData(start, 0, 0);
		if (colors.hasLarge) drawLayers((lowest ?? []).filter(isTiles).map((layer) => largeOnly(layer, colors)));
	} else if (background !== undefined) {
		picture.fillStyle = cssColor(background);
		picture.fillRect(0, 0, width, height);
	}
	for (const run of start === undefined ? runs : runs.slice(1)) {
		const [first] = run;
		const layers = run.filter(isTiles);
		if (first === undefined || layers.length === 0) {
			drawLayers(run);
			continue;
		}
		layerPicture.putImageData(cellsOf(layers, undefined), 0, 0);
		picture.globalCompositeOperation = operationOf(first);
		picture.drawImage(layerPicture.canvas, 0, 0, width, height, 0, 0, width, height);
		picture.globalCompositeOperation = 'source-over';
		if (colors.hasLarge) drawLayers(layers.map((layer) => largeOnly(layer, colors)));
	}
	context.clearRect(x, y, width, height);
	context.drawImage(picture.canvas, 0, 0, width, height, x, y, width, height);
	return { animated: undefined, incomplete: incomplete || colors.incomplete };

	/** The cells of tile layers, on a color. */
	function cellsOf(layers: readonly TileScene[], color: string | undefined): ImageData {
		buffer.fill(0, 0, width * height * 4);
		if (map !== undefined) coarseCells(layers, map, scale, part, colors, buffer);
		return imageOf(width, height, color);
	}

	/** Draws layers as the renderer does. */
	function drawLayers(layers: readonly SceneLayer[]): void {
		if (map === undefined || picture === undefined) return;
		const scene = { ...band.scene, maps: [{ ...map, layers }] };
		const list = drawListOf(scene, view, { ...band.options, background: false, layers: () => true });
		const items = band.onlyNames ? list.items.filter(({ kind }) => kind === 'label') : list.items;
		if (list.images.some((image) => stage.pictures.get(image) === undefined)) {
			incomplete = true;
			stage.want(list.images);
		}
		drawOnCanvas({ ...list, items }, picture, stage.pictures, stage.platform);
	}
}

/** Splits layers into runs: neighbouring tile layers that are blended normally, or one other layer. */
function runsOf(layers: readonly SceneLayer[]): readonly (readonly SceneLayer[])[] {
	const runs: SceneLayer[][] = [];
	const joins = (layer: SceneLayer | undefined): boolean => layer?.kind === 'tiles' && layer.walked.layer.mode === 'normal';
	for (const layer of layers) {
		const last = runs.at(-1);
		if (last !== undefined && joins(last[0]) && joins(layer)) last.push(layer);
		else runs.push([layer]);
	}
	return runs;
}

function operationOf({ walked }: SceneLayer): GlobalCompositeOperation {
	const { mode } = walked.layer;
	return mode === 'normal' ? 'source-over' : mode === 'add' ? 'lighter' : mode;
}

/** A layer with only its large tiles. */
const largeOnly = (layer: TileScene, colors: TileColors): TileScene => ({
	...layer,
	parts: layer.parts.map((part) => ({
		...part,
		gidAt: (x, y) => {
			const gid = part.gidAt(x, y);
			return gid !== 0 && colors.isLarge(gid) ? gid : 0;
		},
	})),
});

const isTiles = (layer: SceneLayer): layer is TileScene => layer.kind === 'tiles';

/** The pixels of the buffer, on a color, as canvases take them: not premultiplied. */
function imageOf(width: number, height: number, color: string | undefined): ImageData {
	const data = new Uint8ClampedArray(bytes, 0, width * height * 4);
	const [, alphaHex = 'ff', red, green, blue] = /^#(..)?(..)(..)(..)$/.exec(color ?? '') ?? [];
	const below = [red, green, blue].map((hex) => (hex === undefined ? 0 : Number.parseInt(hex, 16) / 255));
	const [r = 0, g = 0, b = 0] = below;
	const dense = red === undefined ? 0 : Number.parseInt(alphaHex, 16) / 255;
	for (let i = 0; i < width * height * 4; i += 4) {
		const covered = buffer[i + 3] ?? 0;
		const through = (1 - covered) * dense;
		const alpha = covered + through;
		const by = alpha <= 0 ? 0 : 255 / alpha;
		data[i] = ((buffer[i] ?? 0) + through * r) * by;
		data[i + 1] = ((buffer[i + 1] ?? 0) + through * g) * by;
		data[i + 2] = ((buffer[i + 2] ?? 0) + through * b) * by;
		data[i + 3] = alpha * 255;
	}
	return new ImageData(data, width, height);
}
