import type { PictureFile } from './picture-files.ts';

/** Pictures in the form that an engine draws, each once. */
export interface LoadedPictures<Picture> {
	/** Loads pictures that are not loaded yet. Those that cannot be loaded are {@link missing}. */
	readonly load: (files: readonly PictureFile[]) => Promise<void>;
	/** A loaded picture; `undefined` if it is missing, or not loaded yet. */
	readonly of: (file: PictureFile) => Picture | undefined;
	/** The paths of pictures that could not be loaded. */
	readonly missing: ReadonlySet<string>;
	/** All that are loaded. */
	readonly all: () => readonly Picture[];
	/** Forgets everything: a picture that is asked for again is loaded again. */
	readonly clear: () => void;
}

/**
 * Loads pictures, each once, however many maps ask for it.
 *
 * @param loadOne - loads a picture, and applies its transparent color. If it fails, the picture is missing.
 * @example
 * const images = loadPictures(({ source }) => loadImage(source));
 * await images.load(pictureFiles(town));
 */
export function loadPictures<Picture>(loadOne: (file: PictureFile) => Promise<Picture>): LoadedPictures<Picture> {
	const loading = new Map<string, Promise<void>>();
	const pictures = new Map<string, Picture>();
	const missing = new Set<string>();
	return {
		missing,
		of: ({ key }) => pictures.get(key),
		all: () => [...pictures.values()],
		async load(files) {
			await Promise.all(files.map(startedLoad));
		},
		clear() {
			loading.clear();
			pictures.clear();
		},
	};

	function startedLoad(file: PictureFile): Promise<void> {
		const started = loading.get(file.key) ?? loaded(file);
		loading.set(file.key, started);
		return started;
	}

	async function loaded(file: PictureFile): Promise<void> {
		try {
			pictures.set(file.key, await loadOne(file));
		} catch {
			missing.add(file.source);
		}
	}
}
