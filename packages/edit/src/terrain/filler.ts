import type { CellBounds, WangSet } from '@tilewright/format';
import { widened } from '@tilewright/geometry';
import type { CellWriter } from '../cells/cell-writer.ts';
import { union } from '../region/combine.ts';
import type { Region } from '../region/region.ts';
import { EMPTY_REGION, forEachCell } from '../region/region.ts';
import type { CellPosition } from '../region/shapes.ts';
import { regionOfCells } from '../region/shapes.ts';
import { matcher } from './best-match.ts';
import { CellState, cellPlans } from './cell-plans.ts';
import { chooser } from './choose.ts';
import { stepsFrom, TOUCHING } from './neighbours.ts';
import { preferBorders } from './prefer-borders.ts';
import { terrainMode } from './terrain-mode.ts';
import type { TerrainSet } from './terrain-set.ts';
import { ownTile } from './terrain-set.ts';
import { terrainTable } from './terrain-table.ts';
import { ANY_COLOR, positionsOf } from './wang-id.ts';

/** The switches of a run. */
export interface FillerOptions {
	/** Random choices depend on it, on the cell, and on nothing else (rule Q39). */
	readonly seed: number;
	/** Whether cells outside the region may change, so that they fit (rule Q12). */
	readonly corrections: boolean;
	/** Whether cells may become empty. */
	readonly erasing: boolean;
}

/** One run that places tiles of a set. First the wanted colors are set, then all tiles are placed. */
export interface Filler {
	/** Sets the color that a position of a cell must have. The cell joins the region; its other positions should stay (rule Q14). */
	set(x: number, y: number, position: number, color: number): void;
	/** Adds cells to the region that may get any colors (rule Q17). */
	add(region: Region): void;
	/**
	 * Places the tiles.
	 *
	 * @returns the cells that stay as they are because no tile fits (rule Q25)
	 */
	run(): Region;
}

/** Starts a run (rules Q12 to Q27). Cells that cannot be set do not belong to the region (rule Q18). */
export function filler(cells: CellWriter, terrain: TerrainSet, { seed, corrections, erasing }: FillerOptions): Filler {
	const table = terrainTable(terrain.set, terrain.tileset);
	const { distances, positions } = table;
	const match = matcher(table, corrections, erasing);
	const plans = cellPlans();
	const choose = chooser(match, plans, cells.stagger, seed, !corrections && !table.isComplete);
	const touched: CellPosition[] = [];
	const invalid: CellPosition[] = [];
	let given: Region = EMPTY_REGION;
	/** The bounds of the region. */
	const extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
	/** The colors that empty cells are taken to have if no tiles lead from the painted color to no color (rule Q27). */
	let ground: Uint8Array | undefined;
	let lastColor = 0;
	let queue: CellPosition[] = [];

	const has = (index: number, state: number): boolean => ((plans.state[index] ?? 0) & state) !== 0;
	const mark = (index: number, state: number): void => {
		plans.state[index] = (plans.state[index] ?? 0) | state;
	};

	/** The colors of a cell as it is. */
	function colorsAt(x: number, y: number): Uint8Array {
		const gid = cells.get(x, y);
		return gid === 0 && ground !== undefined ? ground : table.idOf(ownTile(terrain, gid) ?? -1);
	}

	/** Lets a cell keep its colors where they need not be others. */
	function preferPresent(index: number, x: number, y: number): void {
		const present = colorsAt(x, y);
		const hard = plans.hard[index] ?? 0;
		for (let i = 0; i < 8; i++) if (((hard >> i) & 1) === 0) plans.wanted[8 * index + i] = present[i] ?? 0;
	}

	function demand(index: number, position: number, color: number): void {
		plans.wanted[8 * index + position] = color;
		plans.hard[index] = (plans.hard[index] ?? 0) | (1 << position);
	}

	function addToRegion(index: number, x: number, y: number): void {
		if (has(index, CellState.inRegion) || !cells.canSet(x, y)) return;
		mark(index, CellState.inRegion);
		extent.left = Math.min(extent.left, x);
		extent.top = Math.min(extent.top, y);
		extent.right = Math.max(extent.right, x + 1);
		extent.bottom = Math.max(extent.bottom, y + 1);
	}

	/** Places the tile of a cell. Within `bounds`, neighbours outside the region follow. */
	function settle(x: number, y: number, bounds: CellBounds | undefined): void {
		const index = plans.at(x, y);
		if (has(index, CellState.settled)) return;
		const choice = choose(x, y);
		mark(index, CellState.settled);
		if (choice === undefined) {
			invalid.push({ x, y });
			return;
		}
		const tile = table.candidates[choice]?.tile;
		cells.set(x, y, tile === undefined ? 0 : tile + terrain.firstgid);
		const id = match.idOf(choice);
		const steps = stepsFrom(x, y, cells.stagger);
		for (let side = 0; side < 8; side++) {
			const nextX = x + (steps[2 * side] ?? 0);
			const nextY = y + (steps[2 * side + 1] ?? 0);
			const next = plans.at(nextX, nextY);
			if (has(next, CellState.settled)) continue;
			const touching = TOUCHING[side] ?? [];
			for (let i = 0; i < touching.length; i += 2) demand(next, touching[i + 1] ?? 0, id[touching[i] ?? 0] ?? 0);
			if (bounds !== undefined && side % 2 === 0) queueIfWrong(next, nextX, nextY, bounds);
		}
	}

	/** Queues a cell outside the region that no longer fits its neighbour (rule Q26). */
	function queueIfWrong(index: number, x: number, y: number, bounds: CellBounds): void {
		if (has(index, CellState.inRegion) || !isWithin(bounds, x, y) || !cells.canSet(x, y)) return;
		const present = colorsAt(x, y);
		const hard = plans.hard[index] ?? 0;
		// What an empty cell counts as may be any color.
		if (positions.every((i) => ((hard >> i) & 1) === 0 || present[i] === ANY_COLOR || present[i] === plans.wanted[8 * index + i])) return;
		preferPresent(index, x, y);
		mark(index, CellState.inRegion);
		queue.push({ x, y });
	}

	return {
		set(x, y, position, color) {
			const index = plans.at(x, y);
			if (color !== lastColor) {
				lastColor = color;
				if (color !== 0 && distances.of(color, 0) < 0) ground = groundOf(terrain.set, color);
			}
			if (!has(index, CellState.touched)) {
				mark(index, CellState.touched);
				preferPresent(index, x, y);
				addToRegion(index, x, y);
				touched.push({ x, y });
			}
			demand(index, position, color);
		},
		add(region) {
			given = union(given, region);
			forEachCell(region, (x, y) => addToRegion(plans.at(x, y), x, y));
		},
		run() {
			const region = union(given, regionOfCells(touched));
			const { left, top, right, bottom } = extent;
			if (left > right) return EMPTY_REGION;
			const reach = distances.largest + (cells.stagger === undefined ? 0 : 1);
			const bounds = corrections ? widened({ x: left, y: top, width: right - left, height: bottom - top }, reach) : undefined;
			const isInRegion = (x: number, y: number): boolean => has(plans.at(x, y), CellState.inRegion);
			if (!corrections) preferBorders(cells, region, plans, isInRegion, colorsAt);
			forEachCell(region, (x, y) => {
				if (isInRegion(x, y)) settle(x, y, bounds);
			});
			while (queue.length > 0) {
				const batch = queue;
				queue = [];
				for (const { x, y } of batch) settle(x, y, bounds);
			}
			return regionOfCells(invalid);
		},
	};
}

/** A cell that has a color at all positions where it is used, and any color elsewhere. */
function groundOf(set: WangSet, color: number): Uint8Array {
	const mode = terrainMode(set, color);
	const ground = new Uint8Array(8);
	for (const i of positionsOf(set.type)) ground[i] = mode === 'both' || (i % 2 === 0) === (mode === 'edge') ? color : ANY_COLOR;
	return ground;
}

const isWithin = ({ x, y, width, height }: CellBounds, column: number, row: number): boolean =>
	column >= x && row >= y && column < x + width && row < y + height;
