import type { GameMap, Layer } from '@tilewright/play';
import { layerPainter, layerPosition } from '@tilewright/play/scene';
import type { Application, Camera2d, CanvasRenderer, WebGLRenderer } from 'melonjs';
import { Color, Renderable } from 'melonjs';
import type { Pictures } from './pictures.ts';

/** Shows a layer of a map. */
class MapLayer extends Renderable {
	readonly #map: GameMap;
	readonly #layer: Layer;
	readonly #pictures: Pictures;
	readonly #painter: ReturnType<typeof layerPainter>;
	readonly #color = new Color();
	/** How long animations have run, in milliseconds. */
	time = 0;

	constructor(map: GameMap, layer: Layer, pictures: Pictures) {
		super(0, 0, Infinity, Infinity);
		this.anchorPoint.set(0, 0);
		this.name = layer.name;
		this.#map = map;
		this.#layer = layer;
		this.#pictures = pictures;
		this.#painter = layerPainter(map, layer, pictures.sizeOf);
	}

	override update(elapsed: number): boolean {
		this.time += elapsed;
		return true;
	}

	override draw(renderer: CanvasRenderer | WebGLRenderer, camera?: Camera2d): void {
		if (camera === undefined) return;
		const view = { x: camera.pos.x, y: camera.pos.y, width: camera.width / camera.zoom, height: camera.height / camera.zoom };
		const at = layerPosition(this.#map, this.#layer, view);
		this.#painter.paint(view, this.time, (piece) => {
			const picture = this.#pictures.of(piece);
			if (picture === undefined) return;
			const [a, b, c, d, e, f] = picture.matrix;
			const { x, y, width, height } = picture.part;
			const { opacity, tint, blend } = piece.look;
			renderer.save();
			renderer.transform(a, b, c, d, e + at.x, f + at.y);
			renderer.setGlobalAlpha(renderer.globalAlpha() * opacity);
			renderer.setTint(this.#color.setColor(tint >> 16, (tint >> 8) & 255, tint & 255));
			renderer.setBlendMode(blend === 'add' ? 'additive' : blend);
			renderer.drawImage(picture.image, x, y, width, height, 0, 0, width, height);
			renderer.restore();
		});
	}
}

/** Shows a map: each layer one deeper than the one below it, from 0. Returns the layers. */
export function addMap(app: Application, map: GameMap, pictures: Pictures): MapLayer[] {
	const shown = map.layers.map((layer) => new MapLayer(map, layer, pictures));
	for (const [depth, each] of shown.entries()) if (map.layers[depth]?.visible) app.world.addChild(each, depth);
	return shown;
}
