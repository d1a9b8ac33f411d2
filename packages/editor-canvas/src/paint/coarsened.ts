import type { Band, Region } from '@tilewright/edit';
import { boundsOf, EMPTY_REGION } from '@tilewright/edit';

/**
 * The squares of cells in which a region has any, as cells of a smaller grid: for drawing from afar, where cells are too small to be seen.
 *
 * @param by - the columns and rows of a square
 * @returns in squares: the first begins at cell 0. Neighbouring bands may have the same spans
 * @example coarsened(rectangle({ x: 5, y: 0, width: 3, height: 1 }), 4) // the square 1, 0
 */
export function coarsened(region: Region, by: number): Region {
	const bounds = boundsOf(region);
	if (bounds === undefined) return EMPTY_REGION;
	const left = Math.floor(bounds.x / by);
	const right = Math.ceil((bounds.x + bounds.width) / by);
	const bands: Band[] = [];
	/** The row that is being collected, since several bands may lie in it, and its squares. */
	let row = Number.NaN;
	const squares = new Uint8Array(right - left);

	function collect({ spans }: Band): void {
		for (let i = 0; i + 1 < spans.length; i += 2) {
			const end = Math.ceil((spans[i + 1] ?? 0) / by) - left;
			for (let x = Math.floor((spans[i] ?? 0) / by) - left; x < end; x++) squares[x] = 1;
		}
	}
	function flush(top: number, bottom: number): void {
		const spans: number[] = [];
		for (let x = squares.indexOf(1); x >= 0; x = squares.indexOf(1, x)) {
			const end = squares.indexOf(0, x);
			spans.push(left + x, end < 0 ? right : left + end);
			x = end < 0 ? squares.length : end;
		}
		if (spans.length > 0) bands.push({ top, bottom, spans });
		squares.fill(0);
	}

	for (const band of region.bands) {
		let top = Math.floor(band.top / by);
		const bottom = Math.ceil(band.bottom / by);
		if (top === row) {
			collect(band);
			top++;
		}
		if (top === bottom) continue;
		flush(row, row + 1);
		if (bottom - 1 > top) {
			collect(band);
			flush(top, bottom - 1);
		}
		row = bottom - 1;
		collect(band);
	}
	flush(row, row + 1);
	return { bands };
}
