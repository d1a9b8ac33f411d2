import type { CustomTypes } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import type { BlendMode, DrawListOptions, GridLook, MapScene, Scene, SceneLayer } from '@tilewright/render';

/** What of a map is shown, and how. */
export interface BandOptions {
	/** Whether layers are moved by their parallax factors. */
	readonly parallax: boolean;
	/** The layers that stand out; the others are dimmed (rule E78). */
	readonly highlighted?: ReadonlySet<number>;
	/** How the grid looks, if there is one. */
	readonly grid?: GridLook | undefined;
	/** Whether all objects have their names. */
	readonly names: boolean;
	/** Objects are drawn in the colors of their classes. */
	readonly types?: CustomTypes;
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
	/** How much the camera moves the band, by axis: 0 for layers without parallax. */
	readonly drift: Vector;
	/** How the picture of the band is put on those below. */
	readonly opacity: number;
	readonly blend: BlendMode;
	/** Whether all below is darkened first. */
	readonly darkens: boolean;
}

/** How much the layers above the highlighted ones show. */
const ABOVE = 0.4;

/**
 * Splits what is drawn of a map into bands, from bottom to top. The first has as many layers as possible, together with the background, so
 * that it holds exactly what the renderer draws. Where the camera moves layers differently, or layers stand out, another band begins. A
 * layer in a higher band that is blended has a band of its own.
 */
export function bandsOf(map: MapScene, { parallax, highlighted, grid, names, types }: BandOptions): Band[] {
	const shown = map.layers.filter(({ walked }) => walked.visible);
	const drifts = (layer: SceneLayer): boolean => parallax && (layer.walked.parallaxx !== 1 || layer.walked.parallaxy !== 1);
	const bands: Band[] = [];
	const typed = types === undefined ? {} : { types };
	let run: SceneLayer[] = [];
	const flush = (): void => {
		if (run.length > 0) bands.push(bandOfRun(run));
		run = [];
	};
	let place: 'below' | 'at' | 'above' | undefined;
	let darkens = false;
	for (const layer of shown) {
		const next =
			highlighted === undefined
				? undefined
				: highlighted.has(layer.layer.id)
					? 'at'
					: place === undefined || place === 'below'
						? 'below'
						: 'above';
		if (next !== place || !belongs(run, layer)) flush();
		if (next === 'at' && place !== 'at') darkens = true;
		place = next;
		run.push(layer);
	}
	flush();
	if (grid !== undefined)
		bands.push(plain([], 'grid', { grid }, false, `grid ${grid.color ?? ''} ${grid.major?.x ?? 0} ${grid.major?.y ?? 0}`));
	if (names)
		bands.push(
			plain(
				map.layers.filter(({ kind, walked }) => kind === 'objects' && walked.visible),
				'names',
				{ labels: true, ...typed },
				true,
			),
		);
	return bands;

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
		const moving = first !== undefined && drifts(first);
		const { parallaxx, parallaxy } = first?.walked ?? { parallaxx: 1, parallaxy: 1 };
		const dark = darkens;
		darkens = false;
		// What is below the lowest layer is darkened, too: then the background lies below the band.
		const background = lowest && !dark;
		return {
			slot: `layers ${bands.length}`,
			key: `${lowest ? 'lowest' : 'higher'} ${background} ${blend} ${layers.map(({ layer }) => layer.id).join(' ')}`,
			scene: sceneOfLayers(map, blend === 'normal' ? layers : layers.map(unblended)),
			options: { background, ...typed },
			onlyNames: false,
			drift: moving ? { x: 1 - parallaxx, y: 1 - parallaxy } : NOWHERE,
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

const NOWHERE: Vector = { x: 0, y: 0 };

const sceneOfLayers = (map: MapScene, layers: readonly SceneLayer[]): Scene => ({
	maps: [{ ...map, layers }],
	bounds: map.bounds,
	unsized: [],
});

/** A layer as it is drawn into a picture of its own, which is then blended as a whole. */
function unblended<T extends SceneLayer>(layer: T): T {
	return { ...layer, walked: { ...layer.walked, layer: { ...layer.walked.layer, mode: 'normal' } } };
}
