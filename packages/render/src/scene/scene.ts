import type { CellBounds, ImageLayer, ObjectLayer, TileLayer, TileMap, WalkedLayer } from '@tilewright/format';
import type { Geometry, Rect, Vector } from '@tilewright/geometry';
import type { Graph } from '@tilewright/ops';
import type { PictureFacts, PictureKey, PictureSize } from '../pictures/picture.ts';
import type { LayerPart } from './layer-parts.ts';
import type { LayerObjects } from './scene-objects.ts';
import type { TileArt, TilesetArt } from './tile-art.ts';

/** A map, or the maps of a world, made ready to be drawn from many views. */
export interface Scene {
	readonly maps: readonly MapScene[];
	/** The screen rectangle of tmxrasterizer's picture: the cells of the map, widened by layer offsets and images. */
	readonly bounds: Rect;
	/** Pictures of unknown size that the scene depends on: load them, then update the scene. */
	readonly unsized: readonly PictureKey[];
}

/** One map of a scene. */
export interface MapScene {
	readonly map: TileMap;
	/** The path of its file in the graph. */
	readonly path: string;
	/** Its position in the world, in pixels. */
	readonly at: Vector;
	readonly geometry: Geometry;
	/** The cells of the map: those of its size, or those of an infinite map that hold tiles. */
	readonly cells: CellBounds;
	readonly bounds: Rect;
	readonly layers: readonly SceneLayer[];
	readonly tilesets: readonly NumberedArt[];
	/** How the tile of a GID looks; flags are ignored. */
	readonly art: (gid: number) => TileArt | undefined;
}

/** A tileset of a map; without `art` if it is missing. */
export interface NumberedArt {
	readonly firstgid: number;
	readonly art: TilesetArt | undefined;
}

/** A layer that draws something. */
export type SceneLayer = TileScene | ObjectScene | ImageScene;

/** A tile layer. */
export interface TileScene {
	readonly kind: 'tiles';
	readonly walked: WalkedLayer;
	readonly layer: TileLayer;
	readonly cells: CellBounds;
	/** Of an infinite layer: the blocks of 16 × 16 cells around all tiles; `undefined` if there are none. */
	readonly used: CellBounds | undefined;
	readonly parts: readonly LayerPart[];
}

/** A layer of objects. */
export interface ObjectScene extends LayerObjects {
	readonly kind: 'objects';
	readonly walked: WalkedLayer;
	readonly layer: ObjectLayer;
}

/** An image layer. */
export interface ImageScene {
	readonly kind: 'image';
	readonly walked: WalkedLayer;
	readonly layer: ImageLayer;
	readonly picture: PictureKey;
	/** `null` if the picture cannot be drawn, `undefined` if its size is unknown. */
	readonly size: PictureSize | null | undefined;
	/** Whether the size is that of the picture, not only what the document says. */
	readonly isKnown: boolean;
}

/** The input of a scene. */
export interface SceneSources {
	readonly graph: Graph;
	/** The known sizes of pictures. */
	readonly facts: PictureFacts;
}
