import type { Rect, Vector } from '@tilewright/geometry';

import type { AnimatedArea } from '@tilewright/render';
import type { MapStage } from '../stage/map-stage.ts';
import { restored, watched } from '../stage/restored.ts';
import type { Band } from './band.ts';
import type { ChangedArea } from './changed-area.ts';
import { drawCoarsePart, isCoarse } from './coarse-part.ts';
import { drawPart } from './draw-part.ts';
import { blocksAtFirst, nextPart } from './slices.ts';
import type { Tile } from './tile.ts';
import { BLOCKS, EDGE, freshen, newTile, staleAll, staleIn } from './tile.ts';

/** The view of a band in a frame. */
export interface Shown {
	readonly band: Band;
	/** Pixels of the device for each pixel of the map's screen. */
	readonly scale: number;
	/** The visible part of the picture of the whole plane. */
	readonly part: Rect;
	readonly time: number;
	/** The number of the frame. */
	readonly frame: number;
	/** The point at which the user looks: parts near it are drawn first. */
	readonly focus: Vector;
}

/** The state of the canvas after the picture was put on it. */
export interface Put {
	/** When the picture changes next, on the clock of animations. */
	readonly next: number;
	/** Whether all that is seen was drawn once. Animations may have gone on since then. */
	readonly whole: boolean;
}

/** Keeps the picture of a band in tiles. */
export interface BandRaster {
	/** Notes the area that must be drawn again. @param changed - the area that looks different since the last frame */
	update(shown: Shown, changed: ChangedArea): void;
	/** Draws tiles until the time is over. @returns whether all that is seen is drawn */
	work(shown: Shown, mayGoOn: () => boolean): boolean;
	/** Puts the drawn tiles on the canvas. */
	draw(shown: Shown, context: CanvasRenderingContext2D): Put;
	/** Drops tiles that were not seen for long, while there are too many. */
	trim(frame: number, most: number): void;
	readonly tiles: number;
}

interface Level {
	readonly scale: number;
	/** The number of blocks that are drawn at once: fewer, if that took long. */
	blocks: number | undefined;
	readonly tiles: Map<string, Tile>;
}

/** The number of other scales whose tiles are kept, to be shown while those at the new scale are drawn. */
const OTHER_SCALES = 2;

export function bandRaster(stage: MapStage): BandRaster {
	/** The scale that is shown comes first. */
	let levels: Level[] = [];
	let last: Band | undefined;
	let loads = stage.loads.value;
	let losses = restored.value;

	function levelAt(scale: number): Level {
		const level = levels.find((each) => each.scale === scale) ?? { scale, blocks: undefined, tiles: new Map() };
		levels = [level, ...levels.filter((each) => each !== level)].slice(0, 1 + OTHER_SCALES);
		return level;
	}

	const eachTile = (visit: (tile: Tile, scale: number) => void): void => {
		for (const { scale, tiles } of levels) for (const tile of tiles.values()) visit(tile, scale);
	};

	/** Other content may take longer to draw: the number of blocks at once is found again. */
	function staleEverything(): void {
		eachTile(staleAll);
		for (const level of levels) level.blocks = undefined;
	}

	function invalidate(rect: Rect): void {
		for (const { scale, tiles } of levels) {
			const area = { x: rect.x * scale - 2, y: rect.y * scale - 2, width: rect.width * scale + 4, height: rect.height * scale + 4 };
			forEachTileIn(area, tiles, (tile) => {
				staleIn(tile, area);
				tile.edited = true;
			});
		}
	}

	return {
		get tiles() {
			return levels.reduce((sum, { tiles }) => sum + tiles.size, 0);
		},
		update({ band, scale, part, time }, changed) {
			if (last !== undefined && (last.key !== band.key || changed === 'all')) staleEverything();
			else if (changed !== 'all') {
				const own = new Set(band.scene.maps.flatMap(({ layers }) => layers.map(({ layer }) => layer.id)));
				for (const [layer, rects] of changed) {
					if (!own.has(layer)) continue;
					if (rects === 'all') staleEverything();
					else for (const rect of rects) invalidate(rect);
				}
			}
			if (losses !== restored.value) staleEverything();
			losses = restored.value;
			if (loads !== stage.loads.value) eachTile((tile) => tile.incomplete && staleAll(tile));
			loads = stage.loads.value;
			last = band;
			const level = levelAt(scale);
			forEachPlace(part, (column, row) => {
				const key = `${column} ${row}`;
				const tile = level.tiles.get(key);
				if (tile === undefined) level.tiles.set(key, newTile(column, row));
				else if (tile.animated !== undefined && (time < tile.time || time >= tile.animated.until)) {
					staleIn(tile, scaled(tile.animated, scale));
					// It is found again as the tile is drawn.
					tile.animated = undefined;
				}
			});
		},
		work(shown, mayGoOn) {
			const { band, scale, part, time, focus } = shown;
			const level = levelAt(scale);
			const waiting: Tile[] = [];
			forEachPlace(part, (column, row) => {
				const tile = level.tiles.get(`${column} ${row}`);
				if (tile !== undefined && tile.staleCount > 0) waiting.push(tile);
			});
			const distance = ({ column, row }: Tile): number =>
				Math.hypot((column + 0.5) * EDGE - part.x - focus.x, (row + 0.5) * EDGE - part.y - focus.y);
			// Changes in view come first: people wait for them. Animations come last: on a slow computer, they would take all the time.
			const turn = ({ ready, edited }: Tile): number => (ready ? (edited ? 0 : 2) : 1);
			waiting.sort((a, b) => turn(a) - turn(b) || distance(a) - distance(b));
			level.blocks ??= blocksAtFirst(band, scale);
			for (const tile of waiting) {
				while (tile.staleCount > 0) {
					if (!mayGoOn()) return false;
					const start = performance.now();
					drawSome(tile, band, scale, time, Math.floor(level.blocks));
					const took = performance.now() - start;
					if (took > LONG) level.blocks = Math.max(1, level.blocks / 2);
					else if (took < SHORT) level.blocks = Math.min(BLOCKS * BLOCKS, level.blocks * 1.25);
				}
				tile.ready = true;
				tile.edited = false;
			}
			return true;
		},
		draw({ scale, part, frame }, context) {
			const level = levelAt(scale);
			let [next, whole] = [Infinity, true];
			forEachPlace(part, (column, row) => {
				const tile = level.tiles.get(`${column} ${row}`);
				const [x, y] = [column * EDGE - part.x, row * EDGE - part.y];
				if (tile?.ready !== true) {
					whole = false;
					drawOtherScale(context, column, row, scale, x, y);
					return;
				}
				tile.used = frame;
				if (tile.surface !== undefined) context.drawImage(tile.surface, x, y);
				if (tile.animated !== undefined) next = Math.min(next, tile.animated.until);
			});
			return { next, whole };
		},
		trim(frame, most) {
			let count = levels.reduce((sum, { tiles }) => sum + tiles.size, 0);
			if (count <= most) return;
			const all = levels.flatMap(({ tiles }) => [...tiles].map(([key, tile]) => ({ tiles, key, tile })));
			all.sort((a, b) => a.tile.used - b.tile.used);
			for (const { tiles, key, tile } of all) {
				if (count <= most || tile.used === frame) break;
				tiles.delete(key);
				count--;
			}
		},
	};

	function drawSome(tile: Tile, band: Band, scale: number, time: number, most: number): void {
		const rect = nextPart(tile, band, scale, most);
		if (rect === undefined) return;
		freshen(tile, rect);
		tile.surface ??= watched(new OffscreenCanvas(EDGE, EDGE));
		const part = { ...rect, x: tile.column * EDGE + rect.x, y: tile.row * EDGE + rect.y };
		const [map] = band.scene.maps;
		const { animated, incomplete } =
			map !== undefined && map.layers.length > 0 && isCoarse(map, scale)
				? drawCoarsePart(tile.surface, rect.x, rect.y, band, scale, part, stage)
				: drawPart(tile.surface, rect.x, rect.y, band, scale, part, time, stage);
		tile.incomplete ||= incomplete;
		if (animated === undefined) return;
		// Parts may be drawn at different times; the earliest change counts.
		tile.animated = merged(tile.animated, animated);
		tile.time = time;
	}

	/** Shows the picture of a tile's place from another scale. */
	function drawOtherScale(context: CanvasRenderingContext2D, column: number, row: number, scale: number, x: number, y: number): void {
		for (const other of levels) {
			if (other.scale === scale) continue;
			const ratio = other.scale / scale;
			const area = { x: column * EDGE * ratio, y: row * EDGE * ratio, width: EDGE * ratio, height: EDGE * ratio };
			let found = false;
			context.imageSmoothingEnabled = ratio > 1;
			forEachTileIn(area, other.tiles, (tile) => {
				if (!tile.ready || tile.surface === undefined) return;
				const left = Math.max(area.x, tile.column * EDGE);
				const top = Math.max(area.y, tile.row * EDGE);
				const width = Math.min(area.x + area.width, (tile.column + 1) * EDGE) - left;
				const height = Math.min(area.y + area.height, (tile.row + 1) * EDGE) - top;
				if (width <= 0 || height <= 0) return;
				const [sx, sy] = [left - tile.column * EDGE, top - tile.row * EDGE];
				const [dx, dy] = [x + (left - area.x) / ratio, y + (top - area.y) / ratio];
				context.drawImage(tile.surface, sx, sy, width, height, dx, dy, width / ratio, height / ratio);
				found = true;
			});
			if (found) return;
		}
	}
}

/** Drawing at once should take between these times, in milliseconds. */
const LONG = 5;
const SHORT = 2;
const scaled = ({ x, y, width, height }: Rect, by: number): Rect => ({ x: x * by, y: y * by, width: width * by, height: height * by });

function merged(a: AnimatedArea | undefined, b: AnimatedArea): AnimatedArea {
	if (a === undefined) return b;
	const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
	const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
	return { x, y, width: right - x, height: bottom - y, until: Math.min(a.until, b.until) };
}

function forEachPlace({ x, y, width, height }: Rect, visit: (column: number, row: number) => void): void {
	const right = Math.floor((x + width - 1) / EDGE);
	const bottom = Math.floor((y + height - 1) / EDGE);
	for (let row = Math.floor(y / EDGE); row <= bottom; row++)
		for (let column = Math.floor(x / EDGE); column <= right; column++) visit(column, row);
}

/** Visits the tiles that exist in an area, which may be much larger than all tiles. */
function forEachTileIn(area: Rect, tiles: ReadonlyMap<string, Tile>, visit: (tile: Tile) => void): void {
	const places = (area.width / EDGE + 2) * (area.height / EDGE + 2);
	if (places <= tiles.size) {
		forEachPlace({ ...area, width: area.width + 1, height: area.height + 1 }, (column, row) => {
			const tile = tiles.get(`${column} ${row}`);
			if (tile !== undefined) visit(tile);
		});
		return;
	}
	for (const tile of tiles.values()) {
		const [x, y] = [tile.column * EDGE, tile.row * EDGE];
		if (x < area.x + area.width && y < area.y + area.height && x + EDGE > area.x && y + EDGE > area.y) visit(tile);
	}
}
