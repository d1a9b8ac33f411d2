import type { GameMap } from '@tilewright/play';
import type { PictureFile } from '@tilewright/play/scene';
import { imageFile, pictureFiles } from '@tilewright/play/scene';
import type { ImageSource, Loadable } from 'excalibur';
import { ImageFiltering } from 'excalibur';
import { imageSource, loadImage, without } from './images.ts';
import { MARKER } from './marker.ts';

/** How pictures are sampled. */
export interface PictureOptions {
	/** Default: sharp pixels. */
	readonly filtering?: ImageFiltering;
}

/** The pictures of maps: a resource for loaders of Excalibur. A picture is loaded once. */
export interface MapPictures extends Loadable<ReadonlyMap<string, ImageSource>> {
	/** Adds those of another map; `load` loads what is not loaded yet. */
	readonly add: (map: GameMap) => void;
	/** A picture; a marker, if it could not be loaded. Image layers that repeat have another image than tilesets, because a texture either repeats or not. */
	readonly of: (file: PictureFile, repeats?: boolean) => ImageSource;
	/** The paths of pictures that could not be loaded. Markers are shown in their place. */
	readonly missing: ReadonlySet<string>;
}

/** A picture that is needed. */
interface Needed {
	readonly file: PictureFile;
	readonly repeats: boolean;
}

/**
 * Names the pictures of maps: those of their tilesets and image layers.
 *
 * @param options - default: sharp pixels
 * @returns load it before the maps are shown: by a loader, or by `await pictures.load()`
 * @example
 * const pictures = createMapPictures([town]);
 * await game.start(new Loader([pictures]));
 */
export function createMapPictures(maps: readonly GameMap[] = [], { filtering = ImageFiltering.Pixel }: PictureOptions = {}): MapPictures {
	const needed = new Map<string, Needed>();
	const sources = new Map<string, ImageSource>();
	const loading = new Map<string, Promise<void>>();
	const missing = new Set<string>();
	let marker: ImageSource | undefined;
	for (const map of maps) add(map);
	return {
		data: sources,
		missing,
		add,
		isLoaded: () => marker !== undefined && [...needed.keys()].every((key) => sources.has(key)),
		async load() {
			marker ??= imageSource(await loadImage(MARKER), filtering, false);
			await Promise.all(Array.from(needed, ([key, each]) => startedLoad(key, each)));
			return sources;
		},
		of(file, repeats = false) {
			const found = sources.get(keyOf({ file, repeats })) ?? marker;
			if (found === undefined) throw new Error('The pictures of the map are not loaded yet. Wait for `pictures.load()`.');
			return found;
		},
	};

	function add(map: GameMap): void {
		for (const file of pictureFiles(map)) need({ file, repeats: false });
		for (const layer of map.layers) {
			const file = layer.type === 'imagelayer' ? imageFile(layer) : undefined;
			if (layer.type === 'imagelayer' && file !== undefined && (layer.repeatx || layer.repeaty)) need({ file, repeats: true });
		}
	}

	function need(each: Needed): void {
		needed.set(keyOf(each), each);
	}

	function startedLoad(key: string, each: Needed): Promise<void> {
		const started = loading.get(key) ?? loaded(key, each);
		loading.set(key, started);
		return started;
	}

	async function loaded(key: string, { file: { source, transparent }, repeats }: Needed): Promise<void> {
		try {
			const image = await loadImage(source);
			sources.set(key, imageSource(transparent === undefined ? image : await without(image, transparent), filtering, repeats));
		} catch {
			missing.add(source);
			if (marker !== undefined) sources.set(key, marker);
		}
	}
}

const keyOf = ({ file, repeats }: Needed): string => (repeats ? `${file.key} repeated` : file.key);
