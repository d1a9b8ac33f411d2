/** Frames and transforms of quads, in arrays that grow. */
export interface QuadList {
	readonly count: number;
	readonly push: (frame: number, a: number, b: number, c: number, d: number, e: number, f: number) => void;
	/** What was pushed since the last time. */
	readonly take: () => { readonly count: number; readonly frames: Uint32Array; readonly transforms: Float64Array };
}

export function quadList(): QuadList {
	let count = 0;
	let frames = new Uint32Array(64);
	let transforms = new Float64Array(6 * 64);

	function grow(): void {
		const more = new Uint32Array(2 * frames.length);
		more.set(frames);
		frames = more;
		const wider = new Float64Array(2 * transforms.length);
		wider.set(transforms);
		transforms = wider;
	}

	return {
		get count() {
			return count;
		},
		push(frame, a, b, c, d, e, f) {
			if (count === frames.length) grow();
			frames[count] = frame;
			const at = 6 * count;
			transforms[at] = a;
			transforms[at + 1] = b;
			transforms[at + 2] = c;
			transforms[at + 3] = d;
			transforms[at + 4] = e;
			transforms[at + 5] = f;
			count++;
		},
		take() {
			const taken = { count, frames: frames.slice(0, count), transforms: transforms.slice(0, 6 * count) };
			count = 0;
			return taken;
		},
	};
}
