import type { GameMap } from '@tilewright/play';
import { pictureFiles } from '@tilewright/play/scene';
import type { Scene } from 'phaser';

/**
 * Loads the pictures of a map by Phaser's loader: those of its tilesets and image layers, each once for a game. Their keys are their paths.
 *
 * In `preload`, the scene waits for them. In `create` and later, wait for the promise. Pictures that cannot be loaded are reported by the loader's
 * event `loaderror`, and Phaser's marker for missing pictures is shown in their place.
 *
 * @returns settles when the loader is done
 * @example
 * preload() { preloadMap(this, town); }
 * @example
 * async create() { await preloadMap(this, town); addMap(this, town); }
 */
export function preloadMap(scene: Scene, map: GameMap): Promise<void> {
	const { load, textures } = scene;
	const needed = new Set(pictureFiles(map).flatMap(({ source }) => (textures.exists(source) ? [] : [source])));
	if (needed.size === 0) return Promise.resolve();
	return new Promise((done) => {
		load.once('complete', () => done());
		for (const source of needed) load.image(source, source);
		// While a scene preloads, Phaser starts the loader.
		if (load.isReady() && scene.sys.getStatus() > LOADING) load.start();
	});
}

/** The status of a scene that preloads, or the last one before it is created. It is running only when `create` has returned. */
const LOADING = 3;
