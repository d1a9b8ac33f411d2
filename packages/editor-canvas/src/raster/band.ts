import type { CustomTypes, Layer } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import type { BlendMode, DrawListOptions, GridLook, MapScene, Scene, SceneLayer } from '@tilewright/render';

/** The shown part of a map, and its looks. */
export interface BandOptions {
	/** Whether layers are moved by their parallax factors. */
	readonly parallax: boolean;
	/** The layers that stand out; the others are dimmed (rule E78). */
	readonly highlighted?: ReadonlySet<number>;
	/** The look of the grid, if there is one. */
	readonly grid?: GridLook | undefined;
	/** Whether all objects have their names. */
	readonly names: boolean;
	/** Objects are drawn in the colors of their classes. */
	readonly types?: CustomTypes;
	/** The width of the lines of objects, in pixels of the page. */
	readonly lineWidth?: number;
	/** Pixels of the picture for each pixel of the page. Default 1. */
	readonly density?: number;
}

/** Neighbouring layers that are drawn together: a picture of them is kept as long as nothing in it changes. */
export interface Band {
	/** The place of the band among the others: tiles are kept for each. */
	readonly slot: string;
	/** Bands of a place with another key show other layers. */
	readonly key: string;
	readonly scene: Scene;
	readonly options: DrawListOptions;
	/** Only names of objects are drawn. */
	readonly onlyNames: boolean;
	/** The objects whose names are not drawn, because they would cover others. */
	readonly hiddenNames?: ReadonlySet<number>;
	/** The factor by which the camera moves the band, by axis: 0 for layers without parallax. */
	readonly drift: Vector;
	/** The way in which the picture of the band is put on those below. */
	readonly opacity: number;
	readonly blend: BlendMode;
	/** Whether everything below is darkened first. */
	readonly darkens: boolean;
}

/** The opacity of the layers above the highlighted ones. */
const ABOVE = 0.4;

/**
 * Splits the picture of a map into bands, from bottom to top. The first has as many layers as possible, together with the background, so
 * that it holds exactly what the renderer draws. Where the camera moves layers differently, or layers stand out, another band begins. A
 * layer in a higher band that is blended has a band of its own.
 */
export function bandsOf(map: MapScene, { parallax, highlighted, grid, names, types, lineWidth, density = 1 }: BandOptions): Band[] {
	const shown = map.layers.filter(({ walked }) => walked.visible);
	const drifts = (layer: SceneLayer): boolean => parallax && (layer.walked.parallaxx !== 1 || layer.walked.parallaxy !== 1);
	const bands: Band[] = [];
	const typed = { ...(types !== undefined && { types }), ...(lineWidth !== undefined && { lineWidth }), density };
	let run: SceneLayer[] = [];
	const flush = (): void => {
		if (run.length > 0) bands.push(bandOfRun(run));
		run = [];
	};
	const places = highlighted && placesOf(map.map.layers, highlighted);
	let place: LayerPlace | undefined;
	let darkens = false;
	for (const layer of shown) {
		const next = places?.get(layer.layer.id);
		if (next !== place || !belongs(run, layer)) flush();
		// The layers that stand out may have nothing to show: then the layers above come next.
		if ((next === 'at' && place !== 'at') || (next === 'above' && (place ?? 'below') === 'below')) darkens = true;
		place = next;
		run.push(layer);
	}
	flush();
	if ((place ?? 'below') === 'below' && [...(places?.values() ?? [])].includes('at'))
		bands.push({ ...plain([], 'dark', {}, false), darkens: true });
	if (grid !== undefined)
		bands.push(
			plain(
				[],
				'grid',
				{ grid, density },
				false,
				`grid ${grid.color ?? ''} ${grid.major?.x ?? 0} ${grid.major?.y ?? 0} ${grid.endless ?? false}`,
			),
		);
	if (names) {
		const named = shown.filter(({ kind }) => kind === 'objects');
		for (const [index, layers] of alike(named).entries())
			bands.push({
				...plain(layers, index === 0 ? 'names' : `names ${index}`, { labels: true, ...typed }, true),
				drift: driftOf(layers[0]),
			});
	}
	return bands;

	/** Layers that the camera moves in the same way. */
	function alike(layers: readonly SceneLayer[]): SceneLayer[][] {
		const groups = new Map<string, SceneLayer[]>();
		for (const layer of layers) {
			const { x, y } = driftOf(layer);
			const group = groups.get(`${x} ${y}`);
			if (group === undefined) groups.set(`${x} ${y}`, [layer]);
			else group.push(layer);
		}
		return [...groups.values()];
	}

	function driftOf(layer: SceneLayer | undefined): Vector {
		return layer !== undefined && drifts(layer) ? { x: 1 - layer.walked.parallaxx, y: 1 - layer.walked.parallaxy } : NOWHERE;
	}

	function belongs([first]: readonly SceneLayer[], layer: SceneLayer): boolean {
		if (first === undefined) return true;
		const same = first.walked.parallaxx === layer.walked.parallaxx && first.walked.parallaxy === layer.walked.parallaxy;
		if (parallax && !same) return false;
		const lowest = bands.length === 0 && !drifts(first);
		return lowest || (first.layer.mode === 'normal' && layer.layer.mode === 'normal');
	}

	function bandOfRun(layers: readonly SceneLayer[]): Band {
		const [first] = layers;
		const lowest = bands.length === 0 && first !== undefined && !drifts(first);
		const blend = lowest || first === undefined ? 'normal' : first.layer.mode;
		const dark = darkens;
		darkens = false;
		// The background below the lowest layer is darkened, too: then it is below the band.
		const background = lowest && !dark;
		return {
			slot: `layers ${bands.length}`,
			key: `${lowest ? 'lowest' : 'higher'} ${background} ${blend} ${layers.map(({ layer }) => layer.id).join(' ')}`,
			scene: sceneOfLayers(map, blend === 'normal' ? layers : layers.map(unblended)),
			options: { background, ...typed },
			onlyNames: false,
			drift: driftOf(first),
			opacity: place === 'above' ? ABOVE : 1,
			blend,
			darkens: dark,
		};
	}

	function plain(layers: readonly SceneLayer[], slot: string, options: DrawListOptions, onlyNames: boolean, key = slot): Band {
		return {
			slot,
			key,
			scene: sceneOfLayers(map, layers),
			options,
			onlyNames,
			drift: NOWHERE,
			opacity: 1,
			blend: 'normal',
			darkens: false,
		};
	}
}

/** The place of a layer relative to those that stand out. */
type LayerPlace = 'below' | 'at' | 'above';

/** The places of layers relative to those that stand out: a group stands out with all its layers. */
function placesOf(layers: readonly Layer[], highlighted: ReadonlySet<number>): ReadonlyMap<number, LayerPlace> {
	const places = new Map<number, LayerPlace>();
	let isAbove = false;
	const visit = (all: readonly Layer[], around: boolean): void => {
		for (const layer of all) {
			const isAt = around || highlighted.has(layer.id);
			isAbove ||= isAt;
			places.set(layer.id, isAt ? 'at' : isAbove ? 'above' : 'below');
			if (layer.type === 'group') visit(layer.layers, isAt);
		}
	};
	visit(layers, false);
	return places;
}

const NOWHERE: Vector = { x: 0, y: 0 };

const sceneOfLayers = (map: MapScene, layers: readonly SceneLayer[]): Scene => ({
	maps: [{ ...map, layers }],
	bounds: map.bounds,
	unsized: [],
});

/** A layer as it is drawn into a separate picture, which is then blended. */
function unblended<T extends SceneLayer>(layer: T): T {
	return { ...layer, walked: { ...layer.walked, layer: { ...layer.walked.layer, mode: 'normal' } } };
}
