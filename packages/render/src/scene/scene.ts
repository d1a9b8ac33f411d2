import type { CellBounds, ImageLayer, ObjectLayer, TileMap, WalkedLayer } from '@tilewright/format';
import type { Geometry, Rect, Vector } from '@tilewright/geometry';
import type { PictureKey, PictureSize } from '../pictures/picture.ts';
import type { LayerPart } from './layer-parts.ts';
import type { SceneObject } from './scene-objects.ts';
import type { TileArt, TilesetArt } from './tile-art.ts';

/** A map, or the maps of a world, prepared so that many views of it can be drawn. */
export interface Scene {
	readonly maps: readonly MapScene[];
	/** The screen rectangle that the whole picture shows, as tmxrasterizer does (rule R1): the cells, layer offsets and images. */
	readonly bounds: Rect;
	/** Pictures that the scene needs the size of, but whose size is unknown. Load them, then make the scene again. */
	readonly unsized: readonly PictureKey[];
}

/** One map of a scene. */
export interface MapScene {
	readonly map: TileMap;
	/** Path of its file, as the graph's loader has it. */
	readonly path: string;
	/** Its position in the world, in pixels. */
	readonly at: Vector;
	readonly geometry: Geometry;
	readonly cells: CellBounds;
	/** The screen rectangle of its cells. */
	readonly bounds: Rect;
	readonly layers: readonly SceneLayer[];
	readonly tilesets: readonly TilesetArt[];
	/** The art of a GID's tile; flip flags are ignored. */
	readonly art: (gid: number) => TileArt | undefined;
}

/** A layer that draws something, with what drawing needs to know about it. */
export type SceneLayer =
	| {
			readonly kind: 'tiles';
			readonly walked: WalkedLayer;
			readonly cells: CellBounds;
			readonly parts: readonly LayerPart[];
	  }
	| { readonly kind: 'objects'; readonly walked: WalkedLayer; readonly layer: ObjectLayer; readonly objects: readonly SceneObject[] }
	| {
			readonly kind: 'image';
			readonly walked: WalkedLayer;
			readonly layer: ImageLayer;
			readonly picture: PictureKey;
			/** `null` if the picture cannot be drawn, `undefined` if its size is unknown. */
			readonly size: PictureSize | null | undefined;
	  };
