import { hash, noise } from './noise.ts';

/** One tile of a Wang set. */
export interface WangTile {
	readonly tileid: number;
	readonly wangid: readonly number[];
}

export type PickTile = (wangid: readonly number[], x: number, y: number) => number;

/**
 * Finds tiles by their Wang ids, so that a wrong Wang id is visible in the maps.
 * If several tiles match, the cell's position selects one of them, by probability.
 */
export function picker(wangtiles: readonly WangTile[], probability: (tileid: number) => number = () => 1): PickTile {
	const byId = new Map<string, number[]>();
	for (const { tileid, wangid } of wangtiles) byId.set(wangid.join(), [...(byId.get(wangid.join()) ?? []), tileid]);
	return (wangid, x, y) => {
		const matching = byId.get(wangid.join());
		const first = matching?.[0];
		if (matching === undefined || first === undefined) throw new Error(`No tile matches [${wangid.join(', ')}] at ${x}, ${y}.`);
		let left = hash(x, y, 77) * matching.reduce((sum, tileid) => sum + probability(tileid), 0);
		for (const tileid of matching) {
			left -= probability(tileid);
			if (left < 0) return tileid;
		}
		return first;
	};
}

/** An ellipse of land; of water if `rise` is negative. */
export interface Hill {
	readonly x: number;
	readonly y: number;
	readonly rx: number;
	readonly ry: number;
	readonly rise?: number;
}

/** How far a point is above the sea: land rises from the edge of each ellipse to its center; `rough` makes the coast uneven. */
export function heightOf(hills: readonly Hill[], x: number, y: number, rough = 0.3): number {
	let height = -1;
	for (const hill of hills)
		if ((hill.rise ?? 1) > 0)
			height = Math.max(height, (hill.rise ?? 1) * (1 - Math.hypot((x - hill.x) / hill.rx, (y - hill.y) / hill.ry)));
	for (const hill of hills)
		if ((hill.rise ?? 1) < 0) height = Math.min(height, Math.hypot((x - hill.x) / hill.rx, (y - hill.y) / hill.ry) - 1);
	const wave = (seed: number, period: number): number => noise(x / period, y / period, seed);
	return height + (wave(1, 3.2) * 0.7 + wave(2, 1.3) * 0.3 - 0.5) * rough;
}
