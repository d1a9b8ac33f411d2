/** Numbers beyond this would be written with an exponent, which not all viewers read; nothing is seen there. */
const LARGEST = 1e15;

/**
 * A number as SVG has it, as short as it can be: rounded, without a zero before the point. What is no finite number becomes 0.
 *
 * @param digits - behind the point, at most 6
 * @example short(-0.50001) // '-.5'
 */
export function short(value: number, digits = 4): string {
	if (!Number.isFinite(value)) return '0';
	const unit = 10 ** digits;
	const bounded = Math.max(-LARGEST, Math.min(value, LARGEST));
	const rounded = Math.abs(bounded) > 1e9 ? Math.round(bounded) : Math.round(bounded * unit) / unit;
	// `-0` is 0 here.
	return rounded === 0 ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
}
