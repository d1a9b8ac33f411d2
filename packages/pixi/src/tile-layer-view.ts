import type { CellBounds } from '@tilewright/format';
import type { GameMap, TileLayer } from '@tilewright/play';
import { keepParts, pictureLook, placedMatrix, tileRows } from '@tilewright/play/scene';
import { Container } from 'pixi.js';
import type { LayerView } from './layer-view.ts';
import type { AnimatedSprite } from './sprites.ts';
import { tileSprite } from './sprites.ts';
import type { TextureStore } from './texture-store.ts';

/** The sprites of a part of a layer. */
interface Part {
	readonly rows: readonly Container[];
	readonly animated: readonly AnimatedSprite[];
}

/** Shows the tiles of a layer that the camera sees: containers of sprites, one for each row of a part. */
export function tileLayerView(map: GameMap, layer: TileLayer, textures: TextureStore): LayerView {
	const { opacity, tint, blend } = pictureLook(layer);
	// With its own render group, changing sprites and parallax cause no work in other layers.
	const container = new Container({
		label: layer.name,
		alpha: opacity,
		tint,
		blendMode: blend,
		isRenderGroup: true,
		sortableChildren: true,
	});
	const parts = keepParts(map, layer, add, ({ rows }) => {
		for (const row of rows) row.destroy({ children: true });
	});
	return {
		node: container,
		update(view, time) {
			parts.follow(view);
			for (const { animated } of parts.all()) for (const { show } of animated) show(time);
		},
		redraw: () => parts.clear(),
	};

	function add(part: CellBounds): Part {
		const animated: AnimatedSprite[] = [];
		const rows = tileRows(map, layer, part).map(({ order, tiles }) => {
			const sprites = tiles.map((placed) => tileSprite(map, placed.tile, (shown) => placedMatrix(map, placed, shown), textures, animated));
			// A render group does not pass its blend mode on to its children.
			return new Container({ zIndex: order, blendMode: blend, children: sprites });
		});
		if (rows.length > 0) container.addChild(...rows);
		return { rows, animated };
	}
}
