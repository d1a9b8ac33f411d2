import type { WangSet } from '@tilewright/format';
import type { WangId } from './wang-id.ts';
import { maskedId, positionsOf } from './wang-id.ts';

/** The whole ids that tiles of a Wang set can have. */
export interface WangPatterns {
	/** How many there are: c⁴, in mixed sets c⁸. */
	readonly count: number;
	/**
	 * One of them.
	 *
	 * @param index - from 0; the first one has the first color everywhere
	 * @throws RangeError if there is none
	 */
	at(index: number): WangId;
	/** The number of an id among them; -1 if it is none. */
	indexOf(id: WangId): number;
	/** Whether a tile of the set has this id, where the type of the set makes colors count. */
	isUsed(id: WangId): boolean;
}

/**
 * All patterns of a set: each of its positions has one of the colors. In a set of one color, having no color is the other choice.
 *
 * @example
 * const patterns = wangPatterns(set);
 * patterns.count; // 16 for a corner set of two colors
 * patterns.isUsed(patterns.at(3));
 */
export function wangPatterns(set: WangSet): WangPatterns {
	const { colors, type, wangtiles } = set;
	const positions = positionsOf(type);
	const choices = colors.length === 1 ? [1, 0] : colors.map((_, i) => i + 1);
	const count = choices.length === 0 ? 0 : choices.length ** positions.length;
	const used = new Set(wangtiles.map(({ wangid }) => maskedId(wangid, type).join()));
	return {
		count,
		at(index) {
			if (!Number.isSafeInteger(index) || index < 0 || index >= count)
				throw new RangeError(`The Wang set has the patterns 0 to ${count - 1}, found ${index}.`);
			const id: WangId = [0, 0, 0, 0, 0, 0, 0, 0];
			let rest = index;
			for (const position of positions.toReversed()) {
				id[position] = choices[rest % choices.length] ?? 0;
				rest = Math.floor(rest / choices.length);
			}
			return id;
		},
		indexOf(id) {
			let index = 0;
			for (const position of positions) {
				const choice = choices.indexOf(id[position] ?? 0);
				if (choice < 0) return -1;
				index = index * choices.length + choice;
			}
			return index;
		},
		isUsed: (id) => used.has(maskedId(id, type).join()),
	};
}
