import { lostDigits } from '../../issue/findings/structure.ts';
import { tooDeep } from '../../issue/findings/text.ts';
import type { Path } from '../../issue/report.ts';
import { isObject, setField } from '../../model/json-value.ts';
import type { StructureContext } from './structure-context.ts';

/**
 * Accepts a value that is not part of the format, such as an unknown field or the members of a class. Puts back tile data that the
 * scan took out, and reports a value that is nested too deeply, and numbers that may not be those of the file. It is not recursive, so
 * any depth is safe.
 *
 * @returns the value; `undefined` if it is nested too deeply
 */
export function adopt(value: unknown, path: Path, context: Pick<StructureContext, 'report' | 'restore' | 'depth'>): unknown {
	const result = context.restore(value);
	if (path.length <= context.depth && isFlat(result)) return result;
	const open = [{ holder: result, at: path }];
	const look = (value: unknown, at: Path, key: string | number): void => {
		if (typeof value === 'object' && value !== null) open.push({ holder: value, at: [...at, key] });
		else if (isInexact(value)) context.report.add(lostDigits, [...at, key], { found: String(value) });
	};
	if (isInexact(result)) context.report.add(lostDigits, path, { found: String(result) });
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		const { holder, at } = next;
		if (at.length > context.depth) {
			context.report.add(tooDeep, path, { limit: context.depth });
			return undefined;
		}
		if (Array.isArray(holder)) {
			for (let i = 0; i < holder.length; i++) {
				const item: unknown = context.restore(holder[i]);
				if (item !== holder[i]) holder[i] = item;
				look(item, at, i);
			}
		} else if (isObject(holder)) {
			for (const key of Object.keys(holder)) {
				const member = context.restore(holder[key]);
				if (member !== holder[key]) setField(holder, key, member);
				look(member, at, key);
			}
		}
	}
	return result;
}

/**
 * Whether a number is whole and so large that it may have lost digits. From 1e21 on, numbers are written with an exponent, by us as by most
 * programs: nobody counts on each of their digits.
 */
const isInexact = (value: unknown): boolean => Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(Number(value)) < 1e21;

/** Whether the members of an object, such as most classes, are neither objects, nor marks of tile data that was taken out, nor numbers to report. */
export function isFlat(value: unknown): boolean {
	if (!isObject(value)) return false;
	for (const key in value) {
		const member = value[key];
		if (typeof member === 'string' ? member.charCodeAt(0) === MARK : typeof member === 'object' ? member !== null : isInexact(member))
			return false;
	}
	return true;
}

/** The first character of each mark (see json/scan.ts). */
const MARK = 0;
