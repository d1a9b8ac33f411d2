import type { ObjectLayer, TileLayer, TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { moveReferences } from '@tilewright/ops';
import { insertItems } from '../change/change-lists.ts';
import { collect } from '../change/collect.ts';
import { lockedLayers } from '../layers/locked-layers.ts';
import type { EditOutcome } from '../outcome.ts';
import type { Region } from '../region/region.ts';
import type { CellPosition } from '../region/shapes.ts';
import type { DocumentFiles } from '../tilesets/map-files.ts';
import { mapInFiles } from '../tilesets/map-files.ts';
import { clipGids } from './clip-gids.ts';
import { pasteCells } from './paste-cells.ts';
import { pasteObjects } from './paste-objects.ts';
import { selectedTileLayers } from './selection.ts';

/** Options of {@link pasteClip}. */
export interface PasteOptions {
	/** The cell where the top left of the copied cells comes to lie; their old place by default (rule E33). */
	readonly cell?: CellPosition;
	/** Where the middle of the copied objects comes to lie, in pixels (rule E32); their old place by default. */
	readonly point?: { readonly x: number; readonly y: number };
	/** The ids of the selected layers, which get the tiles and objects (rule E14); default: layers of the same names, and new ones. */
	readonly layers?: readonly number[];
	/** Only these cells change (rule E3); all by default. */
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
 * or are similar; others are added (rule E35). Objects get new ids, and references among them follow (rule E34). Instances of templates stay
 * instances. Locked layers stay as they are, which is reported.
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
	const pasted: number[] = [];
	const changes = collect(map, (editing) => {
		editing.add(insertItems(editing.doc, [], 'tilesets', numbered.tilesets));
		const sources = layersOf(moveReferences(clip, there.path, here.path));
		pasteCells(editing, sources.tiles, clip, { gidOf, isOpen, within, cell: options.cell, selected: selectedTileLayers(map, layers) });
		pasted.push(...pasteObjects(editing, sources.objects, clip, { gidOf, isOpen, point: options.point, selected: layers }));
	});
	return { changes, issues, objects: pasted };
}

function layersOf(clip: TileMap): { readonly tiles: readonly TileLayer[]; readonly objects: readonly ObjectLayer[] } {
	const layers = [...eachLayer(clip.layers)].map(({ layer }) => layer);
	return {
		tiles: layers.filter((layer) => layer.type === 'tilelayer'),
		objects: layers.filter((layer) => layer.type === 'objectgroup'),
	};
}
