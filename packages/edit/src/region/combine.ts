import type { Band, Region } from './region.ts';

/** The cells of either region. */
export const union = (a: Region, b: Region): Region => combined(a, b, (inA, inB) => inA || inB);

/** The cells of both regions. */
export const intersection = (a: Region, b: Region): Region => combined(a, b, (inA, inB) => inA && inB);

/** The cells of the first region that are not in the second. */
export const difference = (a: Region, b: Region): Region => combined(a, b, (inA, inB) => inA && !inB);

/** The cells of exactly one of the regions. */
export const symmetricDifference = (a: Region, b: Region): Region => combined(a, b, (inA, inB) => inA !== inB);

/** Whether both regions have the same cells. */
export const isSameRegion = (a: Region, b: Region): boolean => symmetricDifference(a, b).bands.length === 0;

/** Goes down both regions at once. Between two rows at which a band begins or ends, nothing changes. */
function combined(a: Region, b: Region, keep: (inA: boolean, inB: boolean) => boolean): Region {
	const bands: Band[] = [];
	const rows = [...new Set([...a.bands, ...b.bands].flatMap(({ top, bottom }) => [top, bottom]))].sort((x, y) => x - y);
	let [inA, inB] = [0, 0];
	for (let i = 0; i + 1 < rows.length; i++) {
		const [top = 0, bottom = 0] = [rows[i], rows[i + 1]];
		while ((a.bands[inA]?.bottom ?? Infinity) <= top) inA++;
		while ((b.bands[inB]?.bottom ?? Infinity) <= top) inB++;
		addBand(bands, top, bottom, combinedSpans(spansAt(a.bands[inA], top), spansAt(b.bands[inB], top), keep));
	}
	return { bands };
}

const spansAt = (band: Band | undefined, top: number): readonly number[] => (band !== undefined && band.top <= top ? band.spans : []);

function combinedSpans(a: readonly number[], b: readonly number[], keep: (inA: boolean, inB: boolean) => boolean): number[] {
	const spans: number[] = [];
	let [i, j] = [0, 0];
	let isKept = false;
	while (i < a.length || j < b.length) {
		const x = Math.min(a[i] ?? Infinity, b[j] ?? Infinity);
		if (a[i] === x) i++;
		if (b[j] === x) j++;
		const isNow = keep(i % 2 === 1, j % 2 === 1);
		if (isNow !== isKept) spans.push(x);
		isKept = isNow;
	}
	return spans;
}

/** Adds a band below others, or makes the last one higher if it has the same spans. */
export function addBand(bands: Band[], top: number, bottom: number, spans: readonly number[]): void {
	if (spans.length === 0 || bottom <= top) return;
	const last = bands.at(-1);
	const isSame =
		last !== undefined && last.bottom === top && last.spans.length === spans.length && last.spans.every((x, i) => x === spans[i]);
	if (isSame) bands[bands.length - 1] = { top: last.top, bottom, spans: last.spans };
	else bands.push({ top, bottom, spans });
}
