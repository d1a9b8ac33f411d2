import type { Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { pictureChanges } from '@tilewright/editor-core/files/picture-changes.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { Decoded, PictureFacts, PictureKey } from '@tilewright/render';
import { browserPlatform } from '@tilewright/render/browser';
import { pictureStore } from '@tilewright/render/internal';
import { restored } from './restored.ts';

/** The pictures of the files that are worked on: each is read and decoded once, whoever draws it. */
export interface PictureShelf {
	/** The sizes of the pictures that are known; read {@link PictureShelf.loads} to follow them. */
	readonly facts: PictureFacts;
	/** Grows each time when pictures were loaded, or could not be. */
	readonly loads: Signal<number>;
	/** Whether pictures are being loaded. */
	readonly loading: boolean;
	get(key: PictureKey): Decoded<CanvasImageSource> | undefined;
	/** Loads pictures that are not known yet. */
	want(keys: readonly PictureKey[]): void;
	/** Drops all pictures; those that are wanted are loaded again. */
	forget(): void;
}

/** Reads all pictures of some files again: they were changed, or were missing. */
export const forgetPictures = (files: Files): void => picturesOf(files).forget();

/** The pictures of some files. */
export const picturesOf = service('pictures', (files: Files): PictureShelf => {
	let store = pictureStore(browserPlatform(), files.loader);
	let losses = restored.peek();
	const loads = signal(0);
	const asked = new Set<string>();
	let open = 0;
	/** Some pictures are canvases, which may have lost their content. */
	const refresh = (): void => {
		if (losses === restored.peek()) return;
		losses = restored.peek();
		store = pictureStore(browserPlatform(), files.loader);
		asked.clear();
	};
	return {
		get facts() {
			return store.facts;
		},
		loads,
		get loading() {
			return open > 0;
		},
		get(key) {
			refresh();
			return store.get(key);
		},
		want(keys) {
			refresh();
			const fresh = keys.filter(({ path, transparentcolor }) => {
				const name = `${transparentcolor ?? ''} ${path}`;
				if (asked.has(name)) return false;
				asked.add(name);
				return true;
			});
			if (fresh.length === 0) return;
			open++;
			void store.load(fresh).then(() => {
				open--;
				loads.value++;
			});
		},
		forget() {
			store = pictureStore(browserPlatform(), files.loader);
			asked.clear();
			loads.value++;
			pictureChanges(files).value++;
		},
	};
});
