import type { Band, Region } from './region.ts';

/** Whether two regions have a cell in common. It is quick if one of them is small, however large the other is. */
export function meets(a: Region, b: Region): boolean {
	const [few, many] = a.bands.length <= b.bands.length ? [a, b] : [b, a];
	return few.bands.some((band) => {
		for (let i = firstBandBelow(many.bands, band.top); i < many.bands.length; i++) {
			const other = many.bands[i];
			if (other === undefined || other.top >= band.bottom) return false;
			if (spansMeet(band.spans, other.spans)) return true;
		}
		return false;
	});
}

/** The first band that ends below a row. */
function firstBandBelow(bands: readonly Band[], row: number): number {
	let low = 0;
	let high = bands.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((bands[middle]?.bottom ?? 0) <= row) low = middle + 1;
		else high = middle;
	}
	return low;
}

function spansMeet(a: readonly number[], b: readonly number[]): boolean {
	let [i, j] = [0, 0];
	while (i < a.length && j < b.length) {
		const [left, right, otherLeft, otherRight] = [a[i] ?? 0, a[i + 1] ?? 0, b[j] ?? 0, b[j + 1] ?? 0];
		if (left < otherRight && otherLeft < right) return true;
		if (right <= otherRight) i += 2;
		else j += 2;
	}
	return false;
}
