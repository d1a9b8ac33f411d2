const MOST_LENGTH = 15;

/**
 * Finds the lengths of a Huffman code, in bits. Of all the best codes this is zlib's: ties are decided in the same way. At least two
 * symbols get a length, since some decoders want a complete code.
 *
 * @param frequencies how often each symbol occurs
 * @param most the most bits of a symbol
 */
export function codeLengths(frequencies: Uint16Array, most: number): Uint8Array {
	const count = frequencies.length;
	// The nodes of the tree: first the symbols, then those that join two others.
	const weights = new Uint16Array(count * 2);
	weights.set(frequencies);
	const heights = new Uint16Array(count * 2);
	/** The parent of a node, later its depth. */
	const parents = new Uint16Array(count * 2);
	/** A heap with the lightest node first, at index 1. */
	const heap = new Uint16Array(count + 1);
	let size = 0;
	let last = -1;
	for (let symbol = 0; symbol < count; symbol++) if (weights[symbol] !== 0) heap[++size] = last = symbol;
	while (size < 2) {
		const added = last < 2 ? ++last : 0;
		weights[added] = 1;
		heap[++size] = added;
	}

	const isLighter = (a: number, b: number): boolean => {
		const difference = (weights[a] ?? 0) - (weights[b] ?? 0);
		return difference < 0 || (difference === 0 && (heights[a] ?? 0) <= (heights[b] ?? 0));
	};
	const sink = (start: number): void => {
		const node = heap[start] ?? 0;
		let at = start;
		for (let child = at * 2; child <= size; child *= 2) {
			if (child < size && isLighter(heap[child + 1] ?? 0, heap[child] ?? 0)) child++;
			if (isLighter(node, heap[child] ?? 0)) break;
			heap[at] = heap[child] ?? 0;
			at = child;
		}
		heap[at] = node;
	};

	for (let at = size >> 1; at >= 1; at--) sink(at);
	/** The nodes in the order in which they were joined: the lightest first. */
	const order: number[] = [];
	for (let joined = count; size >= 2; joined++) {
		const lightest = heap[1] ?? 0;
		heap[1] = heap[size--] ?? 0;
		sink(1);
		const second = heap[1] ?? 0;
		order.push(lightest, second);
		weights[joined] = (weights[lightest] ?? 0) + (weights[second] ?? 0);
		heights[joined] = Math.max(heights[lightest] ?? 0, heights[second] ?? 0) + 1;
		parents[lightest] = parents[second] = joined;
		heap[1] = joined;
		sink(1);
	}
	return limited(order, parents, count, most);
}

/** Converts parents to depths, and makes those that are too deep as short as they may be. */
function limited(order: readonly number[], depths: Uint16Array, count: number, most: number): Uint8Array {
	const counts = new Uint16Array(MOST_LENGTH + 2);
	let tooDeep = 0;
	for (let i = order.length - 1; i >= 0; i--) {
		const node = order[i] ?? 0;
		// The root, which no node joins, has the depth 0.
		const depth = (depths[depths[node] ?? 0] ?? 0) + 1;
		if (depth > most) tooDeep++;
		depths[node] = Math.min(depth, most);
		if (node < count) counts[Math.min(depth, most)] = (counts[Math.min(depth, most)] ?? 0) + 1;
	}
	for (let rest = tooDeep; rest > 0; rest -= 2) {
		let depth = most - 1;
		while (counts[depth] === 0) depth--;
		// A leaf of this depth becomes a node with itself and one that is too deep.
		counts[depth] = (counts[depth] ?? 0) - 1;
		counts[depth + 1] = (counts[depth + 1] ?? 0) + 2;
		counts[most] = (counts[most] ?? 0) - 1;
	}
	if (tooDeep > 0) {
		let next = 0;
		for (let depth = most; depth > 0; depth--) {
			for (let rest = counts[depth] ?? 0; rest > 0; next++) {
				const node = order[next] ?? 0;
				if (node >= count) continue;
				depths[node] = depth;
				rest--;
			}
		}
	}
	return new Uint8Array(depths.subarray(0, count));
}

/** The code words of a Huffman code: bits in the order in which they are written. */
export function codeWords(lengths: Uint8Array): Uint16Array {
	const words = new Uint16Array(lengths.length);
	let code = 0;
	for (let length = 1; length <= MOST_LENGTH; length++, code *= 2) {
		for (let symbol = 0; symbol < lengths.length; symbol++) {
			if (lengths[symbol] !== length) continue;
			let reversed = 0;
			for (let bit = 0; bit < length; bit++) reversed |= ((code >> bit) & 1) << (length - 1 - bit);
			words[symbol] = reversed;
			code++;
		}
	}
	return words;
}
