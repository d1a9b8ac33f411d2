import type { Path } from '../../issue/issue.ts';
import { isObject, setField } from '../../model/json.ts';
import type { StructureContext } from './context.ts';

/**
 * Takes over a value that is not the format's own (an unknown field, the members of a class): puts back what the scan took
 * out of it, and refuses what is nested too deeply for those who walk it later. It does not recurse, so no depth is too much for it.
 *
 * @returns the value; `undefined` where it was refused
 */
export function adopt(value: unknown, path: Path, context: Pick<StructureContext, 'report' | 'restore' | 'depth'>): unknown {
	const result = context.restore(value);
	const open = [{ holder: result, depth: path.length }];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		const { holder, depth } = next;
		if (depth > context.depth) {
			context.report.add('too-deep', path, { expected: String(context.depth) });
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
