import type { Rect } from '@tilewright/geometry';
import type { PictureFile, SizeOf } from '@tilewright/play/scene';
import { loadPictures, markerPicture, withoutColor } from '@tilewright/play/scene';
import { DataTexture, ImageLoader, NearestFilter, RepeatWrapping, SRGBColorSpace, Texture } from 'three';
import type { Backdrop } from './backdrop.ts';
import { createBackdrop } from './backdrop.ts';

type Drawable = HTMLImageElement | HTMLCanvasElement;

/** Loads the picture at a path. It is not an `ImageBitmap`, because three.js would multiply its colors with their alpha once more. */
export type LoadPicture = (source: string) => Promise<Drawable>;

/** How pictures are loaded. */
export interface TextureStoreOptions {
	/** Loads the picture at a path. Default: with an `ImageLoader` of three.js, which informs its default loading manager. */
	readonly load?: LoadPicture;
}

/** A texture of a picture. */
export interface PictureTexture {
	readonly texture: Texture;
	/** In pixels; absent for the marker, which is scaled to the missing picture. */
	readonly size?: Pick<Rect, 'width' | 'height'>;
}

/** The textures of maps. A picture is loaded once. */
export interface TextureStore {
	/** Loads pictures that are not loaded yet. Those that cannot be loaded are {@link missing}. */
	readonly load: (files: readonly PictureFile[]) => Promise<void>;
	/**
	 * The texture of a picture; a marker, if it is missing.
	 *
	 * @param tint - the color that its pixels are multiplied with, as `0xRRGGBB`
	 * @param repeats - whether it repeats
	 */
	readonly of: (file: PictureFile, tint: number, repeats: boolean) => PictureTexture;
	/** The size of a picture; `undefined` if it is missing. */
	readonly sizeOf: SizeOf;
	/** The paths of pictures that could not be loaded. */
	readonly missing: ReadonlySet<string>;
	/** The picture drawn so far, for blend modes. */
	readonly backdrop: Backdrop;
	/** Frees all textures. */
	readonly dispose: () => void;
}

const WHITE = 0xffffff;

/**
 * Creates a store of textures, which several views can share: the maps of a world often have the same tilesets.
 *
 * @example
 * const textures = createTextureStore();
 * const [town, wood] = await Promise.all([townMap, woodMap].map((map) => createMapView(map, { textures })));
 */
export function createTextureStore({ load = loadImage }: TextureStoreOptions = {}): TextureStore {
	const images = loadPictures<Drawable>(async ({ source, transparent }) => {
		const image = await load(source);
		return transparent === undefined ? image : withoutColor(document.createElement('canvas'), image, transparent);
	});
	const textures = new Map<string, PictureTexture>();
	const { pixels, width, height } = markerPicture();
	const backdrop = createBackdrop();
	const marker = { texture: sharp(new DataTexture(pixels, width, height)) };
	return {
		missing: images.missing,
		backdrop,
		sizeOf: images.of,
		load: images.load,
		of(file, tint, repeats) {
			const image = images.of(file);
			if (image === undefined) return marker;
			const key = `${file.key} ${tint} ${repeats}`;
			const found = textures.get(key) ?? { texture: sharp(new Texture(tinted(image, tint))), size: image };
			if (repeats) found.texture.wrapS = found.texture.wrapT = RepeatWrapping;
			textures.set(key, found);
			return found;
		},
		dispose() {
			for (const { texture } of [marker, ...textures.values()]) texture.dispose();
			backdrop.value.dispose();
			for (const each of [textures, images]) each.clear();
		},
	};
}

const loadImage: LoadPicture = (source) => new ImageLoader().loadAsync(source);

/** A texture whose pixels are as they are in its picture, with its first row at the top. */
export function sharp<Some extends Texture>(texture: Some): Some {
	texture.colorSpace = SRGBColorSpace;
	texture.magFilter = NearestFilter;
	texture.minFilter = NearestFilter;
	texture.generateMipmaps = false;
	texture.flipY = false;
	texture.needsUpdate = true;
	return texture;
}

/** The context of a new canvas. */
export function contextOf(width: number, height: number): CanvasRenderingContext2D {
	const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
	if (context === null) throw new Error('The browser has no canvas.');
	return context;
}

/** A picture whose pixels are multiplied with a color as they are: three.js would do it after it has made them linear. */
function tinted(image: Drawable, tint: number): Drawable {
	if (tint === WHITE) return image;
	const context = contextOf(image.width, image.height);
	context.drawImage(image, 0, 0);
	context.globalCompositeOperation = 'multiply';
	context.fillStyle = `#${tint.toString(16).padStart(6, '0')}`;
	context.fillRect(0, 0, image.width, image.height);
	context.globalCompositeOperation = 'destination-in';
	context.drawImage(image, 0, 0);
	return context.canvas;
}
