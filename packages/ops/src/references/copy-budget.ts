/** The most characters that repeated copies may have together. */
const MOST = 2 ** 28;

/** Counts what is copied to several places: some kilobytes of references to one large file would become gigabytes. */
export interface CopyBudget {
	/** Whether a value may be copied once more. The first copy is free. */
	readonly allows: (value: object) => boolean;
}

export function copyBudget(): CopyBudget {
	const seen = new WeakSet<object>();
	let left = MOST;
	return {
		allows(value) {
			if (!seen.has(value)) {
				seen.add(value);
				return true;
			}
			const weight = weightOf(value);
			if (weight > left) return false;
			left -= weight;
			return true;
		},
	};
}

const known = new WeakMap<object, number>();

/** About how many characters a value has as text. */
export function weightOf(value: unknown): number {
	if (typeof value === 'string') return value.length;
	if (typeof value !== 'object' || value === null) return 8;
	if (ArrayBuffer.isView(value)) return value.byteLength;
	let weight = known.get(value);
	if (weight === undefined) {
		weight = 2;
		for (const [name, member] of Object.entries(value)) weight += name.length + weightOf(member);
		known.set(value, weight);
	}
	return weight;
}

/** Why a file is not copied, as the end of a sentence. */
export const TOO_LARGE = 'its copies would have hundreds of millions of characters';
