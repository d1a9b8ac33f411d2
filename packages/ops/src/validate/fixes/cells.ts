import type { TextChange } from '@tilewright/format';
import { parsePointer, pointerOf, valueAt } from '@tilewright/format/internal';
import type { Fix, Fixer } from './fix.ts';

/** Writes GIDs that are in quotes, or that are negative, as the unsigned numbers that they mean (rules L2 and G1). */
export const cells: Fixer = ({ raw, issues }) => {
	const lists = new Set(
		issues.flatMap(({ code, pointer }) => (code === 'converted-gid' ? [pointerOf(parsePointer(pointer).slice(0, -1))] : [])),
	);
	return [...lists].flatMap((at): Fix[] => {
		const list = valueAt(raw, at);
		if (!Array.isArray(list)) return [];
		const changes = list.flatMap((item: unknown, i): TextChange[] => {
			const number = typeof item === 'string' && /^\d+$/.test(item) ? Number(item) : item;
			if (typeof number !== 'number' || (number === item && number >= 0)) return [];
			return [{ type: 'set', pointer: `${at}/${i}`, value: number >>> 0 }];
		});
		const [first] = changes;
		if (first === undefined) return [];
		const says = `wrote ${changes.length === 1 ? 'a GID' : `${changes.length} GIDs`} as unsigned numbers: they were in quotes or negative`;
		return [{ code: 'converted-gid', pointer: first.pointer, says, changes }];
	});
};
