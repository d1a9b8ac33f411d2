/** Fills a layer with GIDs. */
export type Painter = (width: number, height: number, seed: number) => Uint32Array;

/** GIDs like those of a real map: patches of ground with scattered detail and some flips. */
export function ground(width: number, height: number, seed: number): Uint32Array {
	const random = randomOf(seed);
	return cellsOf(width, height, (x, y) => {
		const patch = Math.floor(4 + 3 * Math.sin(x / 37 + seed) + 3 * Math.cos(y / 23 - seed) + Math.sin((x + y) / 11));
		const detail = random();
		if (detail < 0.8) return 1 + patch * 16;
		if (detail < 0.9) return 1 + patch * 16 + Math.floor(random() * 16);
		return detail < 0.93 ? 0x80000000 + 200 + patch : 0;
	});
}

/** Long runs of one tile, as in a background: some of GIDs with one digit, some with four. */
export function runs(width: number, height: number, seed: number): Uint32Array {
	const random = randomOf(seed);
	let left = 0;
	let gid = 0;
	return cellsOf(width, height, () => {
		if (left-- <= 0) {
			left = Math.floor(random() * 3 * width);
			gid = random() < 0.5 ? Math.floor(random() * 10) : Math.floor(random() * 4000);
		}
		return gid;
	});
}

/** A layer of decorations: mostly empty, with single tiles that are often flipped. */
export function sparse(width: number, height: number, seed: number): Uint32Array {
	const random = randomOf(seed);
	return cellsOf(width, height, () => {
		if (random() < 0.9) return 0;
		const flips = random() < 0.3 ? Math.floor(random() * 8) * 0x20000000 : 0;
		return flips + 1 + Math.floor(random() * 1500);
	});
}

/** Noise: every GID has one to ten digits, and none repeats. The worst case for compression and for guesses about lengths. */
export function noise(width: number, height: number, seed: number): Uint32Array {
	const random = randomOf(seed);
	return cellsOf(width, height, () => {
		const flips = random() < 0.1 ? Math.floor(random() * 8) * 0x20000000 : 0;
		return flips + Math.floor(10 ** (random() * 5.5)) - 1;
	});
}

function cellsOf(width: number, height: number, gidAt: (x: number, y: number) => number): Uint32Array {
	const cells = new Uint32Array(width * height);
	for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) cells[y * width + x] = gidAt(x, y);
	return cells;
}

/** Numbers from 0 to 1, the same in each run. */
export function randomOf(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
		return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
	};
}
