import type { GameMap } from '@tilewright/play';
import { Color, Scene, WebGLRenderer } from 'three';
import type { Fields } from '../../../play/test/support/map-files.ts';
import { loadedFrom, mapJson, tilesetJson, tilesJson } from '../../../play/test/support/map-files.ts';
import type { MapView, MapViewOptions } from '../../src/index.ts';
import { createMapCamera, createMapView } from '../../src/index.ts';

/** The rectangle that the camera of the tests sees: as many pixels as the canvas has. */
export const VIEW = { x: 0, y: 0, width: 64, height: 48 };

/** Red, green and blue. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The colors of the tiles of {@link tilesPicture}: the second is half transparent. */
export const FIRST: Rgb = [200, 100, 50];
export const SECOND: Rgb = [40, 120, 240];
export const HALF = 128 / 255;

/** A picture with two tiles of 16 × 16 pixels. */
export function tilesPicture(first: Rgb = FIRST, second: Rgb = SECOND): string {
	const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 16 });
	const context = canvas.getContext('2d');
	if (context === null) throw new Error('there is no canvas');
	context.fillStyle = `rgb(${first.join()})`;
	context.fillRect(0, 0, 16, 16);
	context.fillStyle = `rgba(${second.join()}, ${HALF})`;
	context.fillRect(16, 0, 16, 16);
	return canvas.toDataURL();
}

/** A tileset with that picture. */
const twoTiles = (fields: Fields = {}): Fields =>
	tilesetJson({ firstgid: 1, image: tilesPicture(), columns: 2, tilecount: 2, imagewidth: 32, imageheight: 16, ...fields });

/** A map of some layers, with that tileset. */
export const mapOf = (layers: readonly Fields[], tileset: Fields = {}, fields: Fields = {}): Promise<GameMap> =>
	loadedFrom({ 'map.tmj': mapJson({ layers, tilesets: [twoTiles(tileset)], ...fields }) });

/** A layer with the same tile in each cell. */
export const filled = (gid: number, fields: Fields = {}): Fields => tilesJson(Array<number>(12).fill(gid), fields);

/** All tests of a file share a renderer: browsers have few contexts for WebGL. */
export const renderer = new WebGLRenderer();
renderer.setSize(VIEW.width, VIEW.height);

/** A map that is drawn when it is asked for. */
export interface Stage {
	readonly view: MapView;
	readonly scene: Scene;
	/** Draws what a camera sees at a time, and returns the color of a pixel. */
	readonly colorAt: (x: number, y: number, time?: number, seen?: typeof VIEW) => Rgb;
}

/** Shows a map before a color. */
export async function stageOf(map: GameMap, options: MapViewOptions = {}, behind: Rgb = [0, 0, 0]): Promise<Stage> {
	const view = await createMapView(map, options);
	const scene = new Scene().add(view.root);
	scene.background = new Color(`rgb(${behind.join()})`);
	return {
		view,
		scene,
		colorAt(x, y, time = 0, seen = VIEW) {
			view.update(seen, time);
			renderer.render(scene, createMapCamera(seen));
			const pixel = new Uint8Array(4);
			const gl = renderer.getContext();
			gl.readPixels(x, VIEW.height - 1 - y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
			const [red = 0, green = 0, blue = 0] = pixel;
			return [red, green, blue];
		},
	};
}

/** Whether two colors are the same, but for rounding. */
export const isNear = (one: Rgb, other: Rgb): boolean => one.every((channel, i) => Math.abs(channel - (other[i] ?? 0)) <= 2);
