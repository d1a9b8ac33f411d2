import type { GameMap, Layer } from '@tilewright/play';
import { layerPainter, layerPosition } from '@tilewright/play/scene';
import * as LJS from 'littlejsengine';
import type { Picture, Pictures } from './pictures.ts';

/** The pictures that are textures. */
const textures = new Map<Picture['image'], LJS.TextureInfo>();

function textureOf(image: Picture['image']): LJS.TextureInfo {
	const texture = textures.get(image) ?? new LJS.TextureInfo(image);
	textures.set(image, texture);
	return texture;
}

/** Shows a layer of a map: the top left corner of the map is at 0, 0, and the map goes down from there. */
class MapLayer extends LJS.EngineObject {
	/** How long animations have run, in milliseconds. */
	clock = (): number => 1000 * LJS.time;
	isHidden: boolean;
	readonly #map: GameMap;
	readonly #layer: Layer;
	readonly #pictures: Pictures;
	readonly #painter: ReturnType<typeof layerPainter>;
	readonly #unit: number;

	/** @param unit - the pixels in a unit of the world */
	constructor(map: GameMap, layer: Layer, pictures: Pictures, unit: number, order: number) {
		super(LJS.vec2(), LJS.vec2(), undefined, 0, undefined, order);
		this.isHidden = !layer.visible;
		this.#map = map;
		this.#layer = layer;
		this.#pictures = pictures;
		this.#painter = layerPainter(map, layer, pictures.sizeOf);
		this.#unit = unit;
	}

	override render(): void {
		if (this.isHidden) return;
		const unit = this.#unit;
		const [width, height] = [LJS.mainCanvasSize.x, LJS.mainCanvasSize.y].map((pixels) => (pixels / LJS.cameraScale) * unit);
		if (width === undefined || height === undefined) return;
		const view = { x: LJS.cameraPos.x * unit - width / 2, y: -LJS.cameraPos.y * unit - height / 2, width, height };
		const at = layerPosition(this.#map, this.#layer, view);
		this.#painter.paint(view, this.clock(), (piece) => {
			const picture = this.#pictures.of(piece);
			if (picture === undefined) return;
			const [a, b, c, d, e, f] = picture.matrix;
			const { part } = picture;
			const [across, down] = [part.width / 2, part.height / 2];
			const middle = LJS.vec2(a * across + c * down + e + at.x, -(b * across + d * down + f + at.y)).scale(1 / unit);
			// A tile of LittleJS is turned and scaled; one that is mirrored has a negative height.
			const [wide, high] = [Math.hypot(a, b), Math.hypot(c, d) * Math.sign(a * d - b * c)];
			const size = LJS.vec2(wide * part.width, high * part.height).scale(1 / unit);
			const tile = new LJS.TileInfo(LJS.vec2(part.x, part.y), LJS.vec2(part.width, part.height), textureOf(picture.image), 0, 1 / 64);
			const { opacity, tint, blend } = piece.look;
			const color = new LJS.Color((tint >> 16) / 255, ((tint >> 8) & 255) / 255, (tint & 255) / 255, opacity);
			LJS.setAdditiveBlendMode(blend === 'add');
			LJS.drawTile(middle, size, tile, color, Math.atan2(b, a));
		});
		LJS.setAdditiveBlendMode(false);
	}
}

/** Shows a map, in `gameInit`. Each layer has an order 1 higher than the one below it, from 0. Returns the layers. */
export const addMap = (map: GameMap, pictures: Pictures, unit = 1): MapLayer[] =>
	map.layers.map((layer, order) => new MapLayer(map, layer, pictures, unit, order));
