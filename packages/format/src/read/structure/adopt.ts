import { tooDeep } from '../../issue/findings/text.ts';
import type { Path } from '../../issue/report.ts';
import { isObject, setField } from '../../model/json.ts';
import type { StructureContext } from './context.ts';

/**
 * Accepts a value that is not part of the format, such as an unknown field or the members of a class. Puts back tile data that the
 * scan took out, and reports a value that is nested too deeply. It is not recursive, so any depth is safe.
 *
 * @returns the value; `undefined` if it is nested too deeply
 */
export function adopt(value: unknown, path: Path, context: Pick<StructureContext, 'report' | 'restore' | 'depth'>): unknown {
	const result = context.restore(value);
	if (path.length <= context.depth && isFlat(result)) return result;
	const open = [{ holder: result, depth: path.length }];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		const { holder, depth } = next;
		if (depth > context.depth) {
			context.report.add(tooDeep, path, { limit: context.depth });
			return undefined;
		}
		if (Array.isArray(holder)) {
			for (let i = 0; i < holder.length; i++) {
				const item: unknown = context.restore(holder[i]);
				if (item !== holder[i]) holder[i] = item;
				if (typeof item === 'object' && item !== null) open.push({ holder: item, depth: depth + 1 });
			}
		} else if (isObject(holder)) {
			for (const key of Object.keys(holder)) {
				const member = context.restore(holder[key]);
				if (member !== holder[key]) setField(holder, key, member);
				if (typeof member === 'object' && member !== null) open.push({ holder: member, depth: depth + 1 });
			}
		}
	}
	return result;
}

/** Whether the members of an object, such as most classes, are neither objects nor marks of tile data that was taken out. */
export function isFlat(value: unknown): boolean {
	if (!isObject(value)) return false;
	for (const key in value) {
		const member = value[key];
		if (typeof member === 'string' ? member.charCodeAt(0) === MARK : typeof member === 'object' && member !== null) return false;
	}
	return true;
}

/** The first character of each mark (see json/scan.ts). */
const MARK = 0;
