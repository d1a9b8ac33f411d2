import { computed, untracked } from '@preact/signals-core';
import type { Change, ObjectOptions } from '@tilewright/edit';
import { addObjects, apply, createObject, findObject, resetTileSize } from '@tilewright/edit';
import { currentTile } from '@tilewright/editor-core/editor/current-tile.ts';
import { filesOfMap } from '@tilewright/editor-core/session/files-of-map.ts';
import type { Vector } from '@tilewright/geometry';
import { anchorOf, applyMatrix, geometryOf, rotationAbout } from '@tilewright/geometry';
import { placedLayersOf } from '../../objects/placed-layers.ts';
import type { ToolContext, ToolPointer } from '../../tool/tool.ts';
import { snap } from './snapping.ts';

/** The tile that the tool for tiles places. */
export interface TilePlacement {
	/** The tile, in the GIDs of the map; `undefined` if none is chosen. */
	tile(): number | undefined;
	/** The changes that add its tileset, if the map lacks it. */
	tilesets(): readonly Change[];
	/** The object with the pointer in its middle. @param turned - the GID after flips */
	at(pointer: ToolPointer, turned: (gid: number) => number, rotation: number): ObjectOptions | undefined;
}

/** Places the first tile of the stamp (rule E39). */
export function tilePlacement(context: ToolContext): TilePlacement {
	const { editor, session } = context;
	const tilesets = computed(() => session.map.value.tilesets);
	const chosen = computed(() => {
		editor.stamp.value;
		tilesets.value;
		session.loaded.value;
		return untracked(() => currentTile(editor, session));
	});

	/** The size of a tile, as objects get it. */
	function sizeOf(gid: number): { readonly width: number; readonly height: number } {
		const { map, currentLayerId } = session;
		const { width, height } = placedLayersOf(session).value.art(gid) ?? { width: 0, height: 0 };
		if (width > 0 && height > 0) return { width, height };
		// The map does not have the tileset yet.
		const withTileset = apply(map.value, chosen.value?.tilesets ?? []).doc;
		const object = createObject(withTileset, { shape: 'tile', gid, x: 0, y: 0 });
		const { doc } = apply(withTileset, addObjects(withTileset, currentLayerId.value ?? 0, [object]));
		const sized = findObject(apply(doc, resetTileSize(doc, [object.id], filesOfMap(session)).changes).doc, object.id).object;
		return { width: sized.width || map.value.tilewidth, height: sized.height || map.value.tileheight };
	}

	return {
		tile: () => chosen.value?.gid,
		tilesets: () => chosen.value?.tilesets ?? [],
		at(pointer, turned, rotation) {
			const wanted = chosen.value;
			if (wanted === undefined) return undefined;
			const { width, height } = sizeOf(wanted.gid);
			const { art, layers } = placedLayersOf(session).value;
			const anchor = anchorOf(art(wanted.gid)?.tileset.alignment ?? 'unspecified', session.map.value.orientation);
			const shift = layers.find(({ layer }) => layer.id === session.currentLayerId.value)?.shift ?? { x: 0, y: 0 };
			const toMiddle = applyMatrix(rotationAbout(rotation, 0, 0), (0.5 - anchor.x) * width, (0.5 - anchor.y) * height);
			const geometry = geometryOf(session.map.value);
			const own: Vector = geometry.pixelToScreen(pointer.pixel.x, pointer.pixel.y);
			const pixel = geometry.screenToPixel(own.x - toMiddle.x, own.y - toMiddle.y);
			return { shape: 'tile', gid: turned(wanted.gid), width, height, rotation, ...snap(context, pixel, shift, pointer) };
		},
	};
}
