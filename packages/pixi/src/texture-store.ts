import type { Tile } from '@tilewright/play';
import type { PictureFile } from '@tilewright/play/scene';
import { loadPictures, tileFile, withoutColor } from '@tilewright/play/scene';
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { markerTexture } from './marker.ts';

/** Loads the picture at a path. */
export type LoadPicture = (source: string) => Promise<HTMLImageElement | ImageBitmap>;

/** How pictures are loaded and sampled. */
export interface TextureStoreOptions {
	/** Whether scaled pictures are smoothed. Default `false`: pixels stay sharp. */
	readonly smooth?: boolean;
	/** Loads the picture at a path. Default: as an image of the page. */
	readonly load?: LoadPicture;
}

/** The textures of maps. A picture is loaded once; all its tiles share it. */
export interface TextureStore {
	/** Loads pictures that are not loaded yet. Those that cannot be loaded are {@link missing}. */
	readonly load: (files: readonly PictureFile[]) => Promise<void>;
	/** The texture of a tile; `undefined` if it has no pixels. A marker, if its picture is missing. */
	readonly ofTile: (tile: Tile) => Texture | undefined;
	/** The texture of a whole picture. A marker, if it is missing. */
	readonly ofPicture: (file: PictureFile) => Texture;
	/** The paths of pictures that could not be loaded. */
	readonly missing: ReadonlySet<string>;
	/** Frees all textures. */
	readonly destroy: () => void;
}

/**
 * How far the edges of a tile are moved inwards in its picture, in pixels. Graphics cards round: at an odd zoom, lines of the next tile
 * in the picture would show otherwise.
 */
const EDGE = 1 / 64;

/**
 * Creates a store of textures, which several views can share: the maps of a world often have the same tilesets.
 *
 * @param options - default: sharp pixels
 * @example
 * const textures = createTextureStore();
 * const [town, wood] = await Promise.all([townMap, woodMap].map((map) => createMapView(map, { textures })));
 */
export function createTextureStore({ smooth = false, load = loadImage }: TextureStoreOptions = {}): TextureStore {
	const pictures = loadPictures(async ({ source, transparent }) => {
		const image = await load(source);
		const resource = transparent === undefined ? image : withoutColor(document.createElement('canvas'), image, transparent);
		return new Texture({ source: new ImageSource({ resource, scaleMode: smooth ? 'linear' : 'nearest' }) });
	});
	const tiles = new Map<string, Texture>();
	const marker = markerTexture();
	return {
		missing: pictures.missing,
		load: pictures.load,
		ofPicture: (file) => pictures.of(file) ?? marker,
		ofTile(tile) {
			const file = tileFile(tile);
			if (file === undefined || tile.picture === undefined) return marker;
			const whole = pictures.of(file);
			if (whole === undefined) return marker;
			const { x, y, width, height } = tile.picture;
			if (width <= 0 || height <= 0) return undefined;
			const key = `${file.key} ${x} ${y} ${width} ${height}`;
			let texture = tiles.get(key);
			if (texture === undefined) {
				const frame = new Rectangle(x + EDGE, y + EDGE, width - 2 * EDGE, height - 2 * EDGE);
				texture = new Texture({ source: whole.source, frame, orig: new Rectangle(0, 0, width, height) });
				tiles.set(key, texture);
			}
			return texture;
		},
		destroy() {
			for (const texture of tiles.values()) texture.destroy();
			for (const texture of pictures.all()) texture.destroy(true);
			marker.destroy(true);
			tiles.clear();
			pictures.clear();
		},
	};
}

/** Loads an image of the page; also SVG and `data:` URLs. */
async function loadImage(source: string): Promise<HTMLImageElement> {
	const image = new Image();
	image.crossOrigin = 'anonymous';
	image.src = source;
	await image.decode();
	return image;
}
