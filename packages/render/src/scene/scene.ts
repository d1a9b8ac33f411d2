import type { CellBounds, ImageLayer, ObjectLayer, TileMap, WalkedLayer } from '@tilewright/format';
import type { Geometry, Rect, Vector } from '@tilewright/geometry';
import type { PictureKey, PictureSize } from '../pictures/picture.ts';
import type { LayerPart } from './layer-parts.ts';
import type { SceneObject } from './scene-objects.ts';
import type { TileArt, TilesetArt } from './tile-art.ts';

/** A map, or the maps of a world, made ready to be drawn from many views. */
export interface Scene {
	readonly maps: readonly MapScene[];
	/** What the reference rasterizer's picture shows (rule R1): the screen rectangle of the map, widened by layer offsets and images. */
	readonly bounds: Rect;
	/** Pictures without whose size the scene is not what it should be, and whose size nobody knows: load them, and make it again. */
	readonly unsized: readonly PictureKey[];
}

/** One map of a scene. */
export interface MapScene {
	readonly map: TileMap;
	/** Of its file, as the graph's loader has it. */
	readonly path: string;
	/** Where the world places it, in pixels. */
	readonly at: Vector;
	readonly geometry: Geometry;
	/** The cells that it has. */
	readonly cells: CellBounds;
	readonly bounds: Rect;
	readonly layers: readonly SceneLayer[];
	readonly tilesets: readonly TilesetArt[];
	/** How the tile of a GID looks; flags are ignored. */
	readonly art: (gid: number) => TileArt | undefined;
}

/** A layer that draws something. */
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
			readonly size: PictureSize | null | undefined;
	  };
