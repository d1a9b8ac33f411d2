import type { TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { moveReferences } from '@tilewright/ops';
import { insertItems } from '../change/change-lists.ts';
import { collect } from '../change/collect.ts';
import type { DocumentFiles } from '../files/map-files.ts';
import { mapInFiles } from '../files/map-files.ts';
import { lockedLayers } from '../layers/locked-layers.ts';
import type { EditOutcome } from '../outcome.ts';
import type { Region } from '../region/region.ts';
import type { CellPosition } from '../region/shapes.ts';
import { clipGids } from './clip-gids.ts';
import { copiedLayers } from './copied-layers.ts';
import { mergeTileProperties } from './merge-tile-properties.ts';
import type { PastedObject } from './paste-layers.ts';
import { pasteLayers } from './paste-layers.ts';
import { placeOf } from './paste-place.ts';

/** Options of {@link pasteClip}. */
export interface PasteOptions {
	/**
	 * The cell where the top left of the copied cells goes; their old place by default. Without {@link PasteOptions.point},
	 * objects move along.
	 */
	readonly cell?: CellPosition;
	/**
	 * The place where the middle of the copied objects goes, in pixels; their old place by default. Without
	 * {@link PasteOptions.cell}, cells move along: then everything moves by whole cells, as near to the point as that gets.
	 */
	readonly point?: Vector;
	/** The ids of the selected layers, which get the tiles and objects; default: layers of the same names, and new ones. */
	readonly layers?: readonly number[];
	/** Only these cells change; all by default. */
	readonly within?: Region;
	/** The path and the files of the map. */
	readonly files?: DocumentFiles;
	/** The path and the files of the map that was copied from; default: those of the map. */
	readonly clipFiles?: DocumentFiles;
}

/** The result of {@link pasteClip}. */
export interface Pasted extends EditOutcome {
	/** The ids of the pasted objects, to select them. */
	readonly objects: readonly number[];
}

/**
 * Pastes a small map that {@link copySelection} or another editor made, as one step. Tilesets are those of the map that are the same file
 * or are similar; others are added. Objects get new ids, and references among them follow. Instances of templates stay
 * instances. Layers that the map lacks are added with all their fields, in their groups; image layers are always added. Locked layers stay as
 * they are, which is reported.
 *
 * @param clip - any map; empty cells leave the map as it is
 * @throws RangeError if the map has no such layer
 * @example const { changes, objects } = pasteClip(map, clip, { cell: { x: 4, y: 2 }, layers: [1] });
 */
export function pasteClip(map: TileMap, clip: TileMap, options: PasteOptions = {}): Pasted {
	const { layers = [], within, files = {}, clipFiles = files } = options;
	const here = mapInFiles(map, files);
	const there = mapInFiles(clip, clipFiles);
	const numbered = clipGids(here, [there]);
	if (!('gidOf' in numbered)) return { changes: [], issues: [numbered], objects: [] };
	const [gidOf = () => 0] = numbered.gidOf;
	const issues = [...numbered.issues];
	const locked = lockedLayers(map);
	const isOpen = (id: number): boolean => {
		const issue = locked.get(id);
		if (issue !== undefined && !issues.includes(issue)) issues.push(issue);
		return issue === undefined;
	};
	const source = moveReferences(clip, there.path, here.path);
	const copied = copiedLayers(source.layers);
	const tiles = copied.flatMap(({ layer }) => (layer.type === 'tilelayer' ? [layer] : []));
	const ids = copied.flatMap(({ layer }) => (layer.type === 'objectgroup' ? layer.objects.map(({ id }) => id) : []));
	const place = placeOf(map, clip, tiles, ids, { cell: options.cell, point: options.point });
	let pasted: readonly PastedObject[] = [];
	const changes = collect(map, (editing) => {
		editing.add(insertItems(editing.doc, [], 'tilesets', numbered.tilesets));
		pasted = pasteLayers(editing, source, copied, { gidOf, isOpen, within, selected: layers, place });
		const objects = pasted.map(({ original }) => original);
		issues.push(...mergeTileProperties(editing, source, objects, here, gidOf));
	});
	return { changes, issues, objects: pasted.map(({ id }) => id) };
}
