import { computed, signal } from '@preact/signals-core';
import type { CellPosition, Change, Region } from '@tilewright/edit';
import { cellWriter, EMPTY_REGION, intersection, isEmpty, regionOfCells } from '@tilewright/edit';
import type { TerrainMode, TerrainSpot } from '@tilewright/edit/terrain';
import { paintTerrain, terrainColorAt, terrainLine, terrainMode, terrainSpotAt } from '@tilewright/edit/terrain';
import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import { shownShift } from '../../stage/layer-shift.ts';
import type { ActiveTool, Tool, ToolContext, ToolPointer } from '../../tool/tool.ts';
import { withinMap } from './areas.ts';
import { drawArea, drawOutline } from './outline.ts';
import { withLayerPicking } from './pick-layer.ts';
import type { StrokeStep } from './stroke-step.ts';
import { nextSeed, strokeStep } from './stroke-step.ts';
import { chosenTerrain, terrainTilesets } from './terrain-choice.ts';
import { currentTileLayer, paintable, refusalOf } from './tile-layers.ts';
import { tilesWords } from './tiles-words.ts';

/** Paints with a color of a terrain set, with transitions to the tiles around (rules Q30 to Q37). */
export const terrainBrushTool: Tool = {
	id: 'WangBrushTool',
	text: tilesWords.terrainBrush,
	keys: ['t'],
	layers: ['tilelayer'],
	start: (context) => withLayerPicking(context, terrainBrushOn(context)),
};

interface Stroke {
	readonly step: StrokeStep;
	/** The spot that was painted last; none yet where the pointer was pressed amid a cell of a mixed set. */
	last: TerrainSpot | undefined;
}

/** The result of painting. */
interface Painted {
	readonly changes: readonly Change[];
	/** The cells that get the color, also those that have it already. */
	readonly touched: Region;
	/** The cells for which there is no tile. */
	readonly invalid: Region;
}

const NOTHING: Painted = { changes: [], touched: EMPTY_REGION, invalid: EMPTY_REGION };

function terrainBrushOn(context: ToolContext): ActiveTool {
	const { editor, session } = context;
	const { terrain, fullTiles, seed } = editor.tileOptions;
	const chosen = chosenTerrain(context);
	const tilesets = terrainTilesets(session);
	const pointer = signal<ToolPointer | undefined>(undefined);
	/** The end of the last line (rule Q33). */
	const anchor = signal<TerrainSpot | undefined>(undefined);
	const stroke = signal<Stroke | undefined>(undefined);

	function modeAt({ ctrl }: ToolPointer): TerrainMode | 'tile' {
		const { terrain: set, color } = chosen.value ?? {};
		return ctrl !== fullTiles.value || set === undefined ? 'tile' : terrainMode(set.set, color ?? 0);
	}

	function spotAt(at: ToolPointer, mode: TerrainMode | 'tile'): TerrainSpot | undefined {
		const moved = shownShift(session, session.currentLayerId.value);
		return terrainSpotAt(session.map.value, { x: at.screen.x - moved.x, y: at.screen.y - moved.y }, mode);
	}

	/** Paints some spots. */
	function paint(spots: readonly TerrainSpot[], turned: boolean): Painted {
		const layer = currentTileLayer(session);
		if (layer === undefined || chosen.value === undefined || spots.length === 0) return NOTHING;
		const { terrain, color } = chosen.value;
		const within = paintable(session);
		const cells = cellWriter(session.map.value, layer, within);
		const touched: CellPosition[] = [];
		const onCell = (x: number, y: number): unknown => touched.push({ x, y });
		const invalid = paintTerrain(cells, terrain, color, spots, { seed: seed.value, turned, onCell });
		return { changes: cells.changes(), touched: intersection(regionOfCells(touched), within ?? withinMap(session)), invalid };
	}

	/** From one spot to another: mixed sets draw lines of whole tiles. */
	function between(from: TerrainSpot, to: TerrainSpot): TerrainSpot[] {
		const layer = currentTileLayer(session);
		return layer === undefined ? [] : terrainLine(from, to, cellWriter(session.map.value, layer).stagger);
	}

	function refusal(): string | undefined {
		if (tilesets.value.length === 0) return tilesWords.noTerrainSets;
		if (chosen.value === undefined) return tilesWords.noTerrain;
		const id = session.currentLayerId.value;
		return id === undefined ? undefined : refusalOf(session.map.value.layers, id);
	}

	const preview = computed(() => {
		const at = pointer.value;
		if (at === undefined || stroke.value !== undefined || refusal() !== undefined) return NOTHING;
		const spot = spotAt(at, modeAt(at));
		if (spot === undefined) return NOTHING;
		return paint(at.shift && anchor.value !== undefined ? between(anchor.value, spot) : [spot], at.alt);
	});

	function press(at: ToolPointer): void {
		const spot = spotAt(at, modeAt(at));
		if (at.shift && anchor.value === undefined) {
			anchor.value = spot;
			return;
		}
		const going: Stroke = { step: strokeStep(context, tilesWords.paint), last: at.shift ? anchor.value : undefined };
		if (spot !== undefined) goOn(going, spot, at);
		if (at.shift) going.step.end();
		else stroke.value = going;
	}

	/** A stroke goes on to a spot. */
	function goOn(going: Stroke, spot: TerrainSpot, { alt }: ToolPointer): void {
		const { changes } = paint(going.last === undefined ? [spot] : between(going.last, spot), alt);
		going.step.add({ changes, issues: [] });
		going.last = spot;
		anchor.value = spot;
	}

	function cancelStroke(): boolean {
		const had = stroke.value !== undefined;
		stroke.value?.step.cancel();
		stroke.value = undefined;
		return had;
	}

	return {
		ghost: computed(() => preview.value.changes),
		overlay(painter) {
			const { touched, invalid } = preview.value;
			drawOutline(painter, touched);
			if (!isEmpty(invalid)) drawArea(painter, invalid, 'erase', 0.35);
		},
		hint: computed(() => (isEmpty(preview.value.invalid) ? '' : tilesWords.noTransition)),
		down(at) {
			pointer.value = at;
			if (at.button === 2 && !cancelStroke()) pickColor(at);
			if (at.button !== 0) return;
			const why = refusal();
			if (why === undefined) return press(at);
			editor.notify(why);
			if (chosen.value === undefined) panelControls(editor).value?.show('terrain-sets');
		},
		move(at) {
			pointer.value = at;
			const going = stroke.value;
			const spot = going && spotAt(at, modeAt(at));
			if (going === undefined || spot === undefined || (going.last !== undefined && isSame(going.last, spot))) return;
			goOn(going, spot, at);
		},
		up({ button }) {
			if (button !== 0) return;
			stroke.value?.step.end();
			stroke.value = undefined;
			nextSeed(context);
		},
		modifiers(at) {
			pointer.value = at;
		},
		leave() {
			pointer.value = undefined;
		},
		cancel() {
			const had = cancelStroke() || anchor.value !== undefined;
			anchor.value = undefined;
			return had;
		},
		stop() {
			stroke.value?.step.end();
		},
	};

	/** Takes the color under the pointer (rule Q35). */
	function pickColor(at: ToolPointer): void {
		const layer = currentTileLayer(session);
		const known = chosen.value;
		if (layer === undefined || known === undefined || terrain.value === undefined) return;
		const spot = spotAt(at, modeAt(at));
		if (spot === undefined) return;
		terrain.value = { ...terrain.value, color: terrainColorAt(cellWriter(session.map.value, layer), known.terrain, spot) };
	}
}

const isSame = (a: TerrainSpot, b: TerrainSpot): boolean =>
	a.at === b.at && a.x === b.x && a.y === b.y && (a.at !== 'edge' || b.at !== 'edge' || a.edge === b.edge);
