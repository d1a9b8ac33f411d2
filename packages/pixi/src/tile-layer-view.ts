import type { CellBounds } from '@tilewright/format';
import { widened } from '@tilewright/geometry';
import type { GameMap, TileLayer } from '@tilewright/play';
import { partsInView, pictureLook, placedMatrix, tileRows } from '@tilewright/play/scene';
import { Container } from 'pixi.js';
import type { LayerView } from './layer-view.ts';
import type { AnimatedSprite } from './sprites.ts';
import { tileSprite } from './sprites.ts';
import type { TextureStore } from './texture-store.ts';

/** What shows a part of a layer. */
interface Part {
	readonly rows: readonly Container[];
	readonly animated: readonly AnimatedSprite[];
}

/** Parts stay until they are so far out of view, in parts of its longer side: a camera that goes to and fro would make them again and again. */
const KEPT = 0.25;

/** Shows the tiles of a layer that the camera sees: containers of sprites, one for each row of a part. */
export function tileLayerView(map: GameMap, layer: TileLayer, textures: TextureStore): LayerView {
	const { opacity, tint, blend } = pictureLook(layer);
	// In a render group of its own, sprites that come and go, and parallax, are no work for the other layers.
	const container = new Container({
		label: layer.name,
		alpha: opacity,
		tint,
		blendMode: blend,
		isRenderGroup: true,
		sortableChildren: true,
	});
	const parts = new Map<CellBounds, Part>();
	return {
		container,
		update(view, time) {
			const kept = new Set<CellBounds>(partsInView(map, layer, widened(view, KEPT * Math.max(view.width, view.height))));
			for (const [part, shown] of parts) if (!kept.has(part)) remove(part, shown);
			for (const part of partsInView(map, layer, view)) if (!parts.has(part)) add(part);
			for (const { animated } of parts.values()) for (const { show } of animated) show(time);
		},
		redraw() {
			for (const [part, shown] of parts) remove(part, shown);
		},
	};

	function add(part: CellBounds): void {
		const animated: AnimatedSprite[] = [];
		const rows = tileRows(map, layer, part).map(({ order, tiles }) => {
			const sprites = tiles.map((placed) => tileSprite(map, placed.tile, (shown) => placedMatrix(map, placed, shown), textures, animated));
			// A render group does not hand its blend mode down.
			return new Container({ zIndex: order, blendMode: blend, children: sprites });
		});
		parts.set(part, { rows, animated });
		if (rows.length > 0) container.addChild(...rows);
	}

	function remove(part: CellBounds, { rows }: Part): void {
		for (const row of rows) row.destroy({ children: true });
		parts.delete(part);
	}
}
