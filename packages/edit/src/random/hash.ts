/**
 * A number from 0 to below 1 that depends on all given whole numbers, and on nothing else. Random choices draw from it instead of
 * a sequence: then the choice at a cell does not depend on what else is edited.
 *
 * @example const choice = hashed(seed, x, y, attempt);
 */
export function hashed(...values: readonly number[]): number {
	let state = 0x9e3779b9;
	for (const value of values) {
		state = Math.imul(state ^ (value | 0), 0x85ebca6b);
		state = Math.imul((state ^ (state >>> 13)) + (Math.floor(value / 2 ** 32) | 0), 0xc2b2ae35);
		state ^= state >>> 16;
	}
	state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
	state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
	return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
}
