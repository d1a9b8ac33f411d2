/** The hash's constants. */
const P1 = 0x9e3779b185ebca87n;
const P2 = 0xc2b2ae3d27d4eb4fn;
const P3 = 0x165667b19e3779f9n;
const P4 = 0x85ebca77c2b2ae63n;
const P5 = 0x27d4eb2f165667c5n;
const STRIPE = 32;

const wrap = (value: bigint): bigint => BigInt.asUintN(64, value);
const rotate = (value: bigint, bits: bigint): bigint => wrap((value << bits) | (value >> (64n - bits)));
const round = (lane: bigint, word: bigint): bigint => wrap(rotate(wrap(lane + word * P2), 31n) * P1);

/** The upper half of the product of two unsigned 32-bit numbers; the second is given as two halves. */
function upperProduct(a: number, high: number, low: number): number {
	const aHigh = a >>> 16;
	const aLow = a & 0xffff;
	const first = Math.imul(aHigh, low);
	const second = Math.imul(aLow, high);
	const middle = (Math.imul(aLow, low) >>> 16) + (first & 0xffff) + (second & 0xffff);
	return Math.imul(aHigh, high) + (first >>> 16) + (second >>> 16) + (middle >>> 16);
}

/**
 * One of the four lanes: every fourth word of eight bytes. In halves of 32 bits, because BigInt takes ten times as long.
 */
function runLane(view: DataView, start: number, stripes: number, lane: bigint): bigint {
	let high = Number(lane >> 32n) | 0;
	let low = Number(lane & 0xffffffffn) | 0;
	for (let stripe = 0, at = start; stripe < stripes; stripe++, at += STRIPE) {
		const wordLow = view.getUint32(at, true);
		const wordHigh = view.getUint32(at + 4, true);
		// lane += word * P2
		const addLow = Math.imul(wordLow, 0x27d4eb4f);
		const addHigh = upperProduct(wordLow, 0x27d4, 0xeb4f) + Math.imul(wordHigh, 0x27d4eb4f) + Math.imul(wordLow, 0xc2b2ae3d);
		const sum = (low >>> 0) + (addLow >>> 0);
		high = (high + addHigh + (sum > 0xffffffff ? 1 : 0)) | 0;
		low = sum | 0;
		// lane = rotate(lane, 31)
		const turnedHigh = (high << 31) | (low >>> 1);
		const turnedLow = (low << 31) | (high >>> 1);
		// lane *= P1
		high = (upperProduct(turnedLow, 0x85eb, 0xca87) + Math.imul(turnedHigh, 0x85ebca87) + Math.imul(turnedLow, 0x9e3779b1)) | 0;
		low = Math.imul(turnedLow, 0x85ebca87);
	}
	return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
}

/** Hashes the remaining bytes, at most 31, which do not fill a stripe. */
function addRest(view: DataView, start: number, hash: bigint): bigint {
	let at = start;
	let result = hash;
	for (; at + 8 <= view.byteLength; at += 8) {
		result = wrap(rotate(result ^ round(0n, view.getBigUint64(at, true)), 27n) * P1 + P4);
	}
	if (at + 4 <= view.byteLength) {
		result = wrap(rotate(result ^ wrap(BigInt(view.getUint32(at, true)) * P1), 23n) * P2 + P3);
		at += 4;
	}
	for (; at < view.byteLength; at++) result = wrap(rotate(result ^ wrap(BigInt(view.getUint8(at)) * P5), 11n) * P1);
	return result;
}

/**
 * The checksum of zstd frames: XXH64 with seed 0.
 * @param bytes the bytes to hash
 * @returns the lower 32 bits of the hash
 */
export function xxHash64Low(bytes: Uint8Array): number {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const stripes = Math.floor(bytes.length / STRIPE);
	let hash = P5;
	if (stripes > 0) {
		const lanes = [wrap(P1 + P2), P2, 0n, wrap(-P1)].map((lane, index) => runLane(view, index * 8, stripes, lane));
		hash = [1n, 7n, 12n, 18n].reduce((sum, bits, index) => wrap(sum + rotate(lanes[index] ?? 0n, bits)), 0n);
		for (const lane of lanes) hash = wrap((hash ^ round(0n, lane)) * P1 + P4);
	}
	hash = addRest(view, stripes * STRIPE, wrap(hash + BigInt(bytes.length)));
	hash = wrap((hash ^ (hash >> 33n)) * P2);
	hash = wrap((hash ^ (hash >> 29n)) * P3);
	return Number(BigInt.asUintN(32, hash ^ (hash >> 32n)));
}
