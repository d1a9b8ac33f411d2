import { computed, untracked } from '@preact/signals-core';
import type { CellPosition, EditOutcome, LayeredStamp, Region, StampOptions, StampStroke } from '@tilewright/edit';
import { cellWriter, EMPTY_REGION, fillStamp, isEmpty, layeredStamp, regionOfCells, strokeStamp, union } from '@tilewright/edit';
import { fillWithTerrain } from '@tilewright/edit/terrain';
import type { FillJob } from '@tilewright/editor-core/background/fill.ts';
import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import { filesOfMap } from '@tilewright/editor-core/session/files-of-map.ts';
import type { TileLayer } from '@tilewright/format';
import type { ToolContext } from '../../tool/tool.ts';
import { chosenTerrain } from './terrain-choice.ts';
import { currentTileLayer, paintable, refusalOf } from './tile-layers.ts';
import { tilesWords } from './tiles-words.ts';

/** Paints with the chosen content: the stamp, random tiles of it, or a terrain (rules E10, E11). */
export interface TilePaint {
	/** The reason why nothing can be painted now; `undefined` if painting is possible. */
	refusal(): string | undefined;
	/** Whether nothing can be painted now: then the user is told why, and sees the panel that helps. */
	refuses(): boolean;
	/** The size of the stamp; of other ways to paint, a single cell. */
	size(): { readonly width: number; readonly height: number };
	/** The changes of a stroke along cells, some of which are painted already. */
	along(positions: readonly CellPosition[], before?: Region): StampStroke;
	/** The changes that fill a region. */
	fill(region: Region): EditOutcome;
	/** The same for a large region as work for the background; `undefined` if it takes little time. */
	fillJob(region: Region): FillJob | undefined;
}

/** The reason why nothing can be painted. */
interface PaintRefusal {
	readonly text: string;
	/** The panel that helps. */
	readonly panel?: string;
}

/** The result of painting nothing. */
export const NOTHING: StampStroke = { changes: [], issues: [], painted: EMPTY_REGION };

/** Makes the common part of stamp brush, bucket and shape fill. */
export function tilePaint(context: ToolContext): TilePaint {
	const { editor, session } = context;
	const { fill, seed } = editor.tileOptions;
	const terrain = chosenTerrain(context);
	const tilesets = computed(() => session.map.value.tilesets);
	const stamp = computed((): LayeredStamp => {
		const variations = editor.stamp.value;
		tilesets.value;
		session.loaded.value;
		return untracked(() => layeredStamp(session.map.value, variations, filesOfMap(session)));
	});
	const options = ({ id }: TileLayer): StampOptions => {
		const within = paintable(session);
		const random = fill.value === 'random';
		return { current: id, selected: session.selectedLayers.value, seed: seed.value, random, ...(within && { within }) };
	};

	/** Fills with any tiles of the chosen Wang set that fit (rule Q38). */
	function fillTerrain(layer: TileLayer, region: Region, erasing: boolean): EditOutcome {
		if (terrain.value === undefined) return NOTHING;
		const cells = cellWriter(session.map.value, layer, paintable(session));
		fillWithTerrain(cells, terrain.value.terrain, region, { seed: seed.value, corrections: false, erasing });
		return { changes: cells.changes(), issues: [] };
	}

	function refusalNow(): PaintRefusal | undefined {
		const layer = currentTileLayer(session);
		if (layer === undefined) return undefined;
		if (fill.value === 'terrain') {
			if (terrain.value === undefined) return { text: tilesWords.noTerrain, panel: 'terrain-sets' };
		} else if (stamp.value.variations.length === 0) return { text: tilesWords.noStamp, panel: 'tilesets' };
		const text = refusalOf(session.map.value.layers, layer.id);
		return text === undefined ? undefined : { text };
	}

	return {
		refusal: () => refusalNow()?.text,
		refuses() {
			const why = refusalNow();
			if (why === undefined) return false;
			editor.notify(why.text);
			if (why.panel !== undefined) panelControls(editor).value?.show(why.panel);
			return true;
		},
		size() {
			if (fill.value !== 'stamp') return { width: 1, height: 1 };
			const sizes = stamp.value.variations.map(({ layers }) => layers[0]?.stamp);
			return {
				width: sizes.reduce((most, own) => Math.max(most, own?.width ?? 0), 1),
				height: sizes.reduce((most, own) => Math.max(most, own?.height ?? 0), 1),
			};
		},
		along(positions, before = EMPTY_REGION) {
			const layer = currentTileLayer(session);
			if (layer === undefined) return { ...NOTHING, painted: before };
			if (fill.value !== 'terrain') return strokeStamp(session.map.value, stamp.value, positions, options(layer), before);
			const region = regionOfCells(positions);
			return { ...fillTerrain(layer, region, false), painted: union(before, region) };
		},
		fill(region) {
			const layer = currentTileLayer(session);
			if (layer === undefined) return NOTHING;
			return fill.value === 'terrain'
				? fillTerrain(layer, region, true)
				: fillStamp(session.map.value, stamp.value, region, options(layer));
		},
		fillJob(region) {
			const layer = currentTileLayer(session);
			const map = session.map.value;
			if (layer === undefined || refusalNow() !== undefined || isEmpty(region)) return undefined;
			if (fill.value === 'terrain' && terrain.value !== undefined) {
				const paint = { terrain: terrain.value.terrain, layer: layer.id, within: paintable(session), seed: seed.value };
				return { type: 'fill', map: { ...map, layers: [layer] }, region, paint };
			}
			// A single stamp is repeated quickly. Random tiles take a while for each cell.
			if (fill.value === 'stamp' && stamp.value.variations.length === 1) return undefined;
			return { type: 'fill', map, region, paint: { stamp: stamp.value, options: options(layer) } };
		},
	};
}
