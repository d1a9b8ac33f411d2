import type { Change } from '@tilewright/edit';
import type { Vector } from '@tilewright/geometry';
import type { MapScene } from '@tilewright/render';
import { cssColor, mapBackground } from '@tilewright/render/internal';
import type { DeviceView } from '../camera/camera.ts';
import { nameChanges } from '../names/name-changes.ts';
import type { NamesAt } from '../names/names-of-map.ts';
import type { Band, BandOptions } from '../raster/band.ts';
import { bandsOf } from '../raster/band.ts';
import type { BandRaster, Put, Shown } from '../raster/band-raster.ts';
import { bandRaster } from '../raster/band-raster.ts';
import { changedArea } from '../raster/changed-area.ts';
import type { ChangedCells } from '../raster/changed-cells.ts';
import { addChangedCells, EVERY_LAYER } from '../raster/changed-cells.ts';
import { parallaxShift } from '../stage/layer-shift.ts';
import type { MapStage } from '../stage/map-stage.ts';
import { watched } from '../stage/restored.ts';

/** The content of one picture of a map. */
export interface MapPicture {
	readonly view: DeviceView;
	readonly options: BandOptions;
	/** The time that animations have run, in milliseconds. */
	readonly time: number;
	/** The point at which the user looks, in pixels of the canvas: parts near it are drawn first. */
	readonly focus: Vector;
	/** The approximate time that drawing may take, in milliseconds. */
	readonly budget: number;
}

/** The result of drawing a picture. */
export interface Drawn {
	/** Whether all is drawn as it should be; otherwise it goes on with the next picture. */
	readonly complete: boolean;
	/** Whether all was drawn once. On a slow computer, animations may go on faster than they are drawn: then it is never complete. */
	readonly whole: boolean;
	/** When an animation shows something else, on the clock of animations; infinite if none does. */
	readonly next: number;
}

/** Draws a map again and again, as it changes and moves. */
export interface MapPainter {
	/** Notes changes of the map: its cells are written in place, so comparing does not find them. */
	changed(changes: readonly Change[]): void;
	draw(picture: MapPicture): Drawn;
}

/** Tiles are dropped when there are more than this, and more than a few times those that are seen. */
const MOST_TILES = 64;
const KEPT = 2.5;
/** The color over the layers below the highlighted ones. */
const DARK = '#00000099';

const OPAQUE = /^#(?:ff)?[0-9a-f]{6}$/i;

/**
 * Draws on a canvas the same picture as the renderer, in tiles that are kept.
 *
 * @param namesAt - chooses the names that are drawn; without it, all are
 */
export function mapPainter(canvas: HTMLCanvasElement, stage: MapStage, namesAt?: NamesAt): MapPainter {
	const context = watched(canvas).getContext('2d');
	if (context === null) throw new TypeError('The browser offers no canvas.');
	const cells: ChangedCells = new Map();
	let before: MapScene | undefined;
	let bands: readonly Band[] = [];
	let optionsBefore: BandOptions | undefined;
	let rasters = new Map<string, BandRaster>();
	let frame = 0;
	const drawnNames = nameChanges();

	/** The bands of the map as it is now, and the areas that look different. */
	function update(options: BandOptions) {
		const [map] = stage.scene.value.maps;
		if (map === undefined) return undefined;
		const otherLook =
			optionsBefore?.types !== options.types ||
			optionsBefore?.lineWidth !== options.lineWidth ||
			optionsBefore?.density !== options.density;
		const changed = cells.has(EVERY_LAYER) || before === undefined || otherLook ? 'all' : changedArea(before, map, cells);
		if (before !== map || !isSame(optionsBefore, options)) bands = bandsOf(map, options);
		cells.clear();
		before = map;
		optionsBefore = options;
		rasters = new Map(bands.map(({ slot }) => [slot, rasters.get(slot) ?? bandRaster(stage)]));
		return changed;
	}

	return {
		changed: (changes) => addChangedCells(cells, changes),
		draw({ view, options, time, focus, budget }) {
			frame++;
			const end = performance.now() + budget;
			const changed = update(options);
			context.setTransform(1, 0, 0, 1, 0, 0);
			context.globalAlpha = 1;
			context.globalCompositeOperation = 'source-over';
			context.clearRect(0, 0, canvas.width, canvas.height);
			if (changed === undefined || before === undefined) return { complete: true, whole: true, next: Infinity };
			const { map } = before;
			const scale = view.scale.x;
			// Names are as large on the page at any density.
			const onPage = scale / (options.density ?? 1);
			const names = options.names ? namesAt?.(onPage) : undefined;
			const shown = bands.map((each): Shown => {
				const band = each.onlyNames && names !== undefined ? { ...each, hiddenNames: names.hidden } : each;
				return { band, scale, part: partOf(band, view, map), time, frame, focus };
			});
			const changedNames = names === undefined ? changed : drawnNames.since(names, onPage, changed, before);
			for (const each of shown) rasters.get(each.band.slot)?.update(each, each.band.onlyNames ? changedNames : changed);
			let complete = true;
			for (const each of shown) complete = rasters.get(each.band.slot)?.work(each, () => performance.now() < end) === true && complete;
			// While tiles are not drawn yet, the color is seen already. A translucent one must not be drawn twice.
			const hasBackground = bands.some((band) => band.options.background === true);
			const background = mapBackground(map);
			if (background !== undefined && (!hasBackground || OPAQUE.test(background))) {
				context.fillStyle = cssColor(background);
				context.fillRect(0, 0, canvas.width, canvas.height);
			}
			const all = shown.map((each) => put(each, rasters.get(each.band.slot)));
			trim(Math.max(MOST_TILES, KEPT * bands.length * ((canvas.width / 512 + 1) * (canvas.height / 512 + 1))));
			return { complete, whole: all.every(({ whole }) => whole), next: Math.min(...all.map(({ next }) => next)) };
		},
	};

	function put(shown: Shown, raster: BandRaster | undefined): Put {
		if (context === null || raster === undefined) return { next: Infinity, whole: true };
		const { opacity, blend, darkens } = shown.band;
		if (darkens) {
			context.globalAlpha = 1;
			context.globalCompositeOperation = 'source-over';
			context.fillStyle = DARK;
			context.fillRect(0, 0, canvas.width, canvas.height);
		}
		context.globalAlpha = opacity;
		context.globalCompositeOperation = blend === 'normal' ? 'source-over' : blend === 'add' ? 'lighter' : blend;
		const drawn = raster.draw(shown, context);
		context.globalAlpha = 1;
		context.globalCompositeOperation = 'source-over';
		return drawn;
	}

	function trim(most: number): void {
		const count = [...rasters.values()].reduce((sum, { tiles }) => sum + tiles, 0);
		if (count > most) for (const raster of rasters.values()) raster.trim(frame, Math.floor((most * raster.tiles) / count));
	}
}

/** Returns the part of a band that is seen. */
function partOf({ drift }: Band, view: DeviceView, map: MapScene['map']): DeviceView['part'] {
	const { x, y } = parallaxShift(drift, map, view);
	return { ...view.part, x: view.part.x - x, y: view.part.y - y };
}

const isSame = (a: BandOptions | undefined, b: BandOptions): boolean =>
	a !== undefined &&
	a.grid === b.grid &&
	a.names === b.names &&
	a.parallax === b.parallax &&
	a.types === b.types &&
	a.lineWidth === b.lineWidth &&
	a.density === b.density &&
	a.highlighted === b.highlighted;
