import type { CellBounds } from '@tilewright/format';
import type { GameMap, TileLayer } from '@tilewright/play';
import { keepParts, pictureAt, pictureLook, placedMatrix, tileRows } from '@tilewright/play/scene';
import { Group } from 'three';
import type { LayerView } from './layer-view.ts';
import { createMaterials } from './materials.ts';
import type { QuadSource } from './quads.ts';
import { createQuads } from './quads.ts';
import type { TextureStore } from './texture-store.ts';

/** The tiles of a row of a part, and its order among the rows of other parts. */
interface Row {
	readonly order: number;
	readonly sources: readonly QuadSource[];
}

/** Shows the tiles of a layer that the camera sees: one mesh, which is made again when parts come into view or leave it. */
export function tileLayerView(map: GameMap, layer: TileLayer, textures: TextureStore): LayerView {
	const materials = createMaterials(textures, pictureLook(layer));
	const { mesh, set, show } = createQuads(({ file }) => materials.of(file));
	const parts = keepParts(map, layer, rowsOf);
	return {
		node: new Group().add(mesh),
		update(view, time) {
			if (!parts.follow(view)) return show(time);
			const rows = parts.all().flat();
			rows.sort((a, b) => a.order - b.order);
			set(
				rows.flatMap(({ sources }) => sources),
				time,
			);
		},
		redraw: () => parts.clear(),
		dispose() {
			mesh.geometry.dispose();
			materials.dispose();
		},
	};

	function rowsOf(part: CellBounds): Row[] {
		return tileRows(map, layer, part).map(({ order, tiles }) => ({
			order,
			sources: tiles.map((placed) => ({
				at: pictureAt(map, placed.tile, (shown) => placedMatrix(map, placed, shown)),
				isAnimated: placed.tile.animation.length > 0,
			})),
		}));
	}
}
