import { unusableId } from '../../issue/findings/ids.ts';
import type { Unexpected } from '../../issue/findings/structure.ts';
import {
	classValueArray,
	correctedValue,
	missingField,
	nullField,
	propertyValue,
	unknownType,
	unknownValue,
	wrongType,
} from '../../issue/findings/structure.ts';
import { short } from '../../issue/short.ts';
import type { RawObject } from '../../model/json.ts';
import type { CompiledField } from '../../spec/compile.ts';
import type { Resource } from '../../spec/field.ts';
import type { Checking } from './checking.ts';
import { keep } from './checking.ts';
import { listed, nameOf } from './in-words.ts';
import { isEmptyList } from './missing.ts';

/** Reports that no variant fits: the field that decides it is missing or has an unknown value. `corrected`: that is no error. */
export function reportVariant({ path, report }: Checking, { variants = [] }: Resource, value: RawObject, corrected: boolean): void {
	const [field] = variants.flatMap((variant) => Object.keys(variant.when ?? {}));
	if (field === undefined) return;
	const words = variants.map((variant) => variant.when?.[field]);
	const details = { field, expected: listed([...new Set(words)]), found: short(value[field]), asIs: report.asIs };
	if (corrected) report.add(correctedValue, [...path, field], details);
	else if (value[field] === undefined) report.add(missingField, path, { field });
	else report.add(unknownType, [...path, field], details);
}

/** Reports a null. The decoder of tile data reports missing data itself. */
export function reportNull({ path, report }: Checking, field: CompiledField): void {
	if (field.type !== 'tiles') report.add(nullField, path, { field: field.name, asIs: report.asIs });
}

/**
 * Reports a value of a wrong type. The value of a property is kept, so that a game that does not use it can load the map. An id
 * becomes 0, so that the next free one is assigned (rule J17).
 */
export function wrong(checking: Checking, expected: string, value: unknown, field: CompiledField, holder: RawObject): unknown {
	const { path, report } = checking;
	const found = short(value);
	const details = { field: field.field.alias === undefined ? field.name : String(path.at(-1)), expected, found };
	if (field.field.assigned) {
		report.add(unusableId, path, { found, asIs: report.asIs });
		return 0;
	}
	if (field.lenient) {
		const finding = field.type === 'members' && Array.isArray(value) ? classValueArray : propertyValue;
		report.add(finding, path, { property: nameOf(holder), expected, found });
		return keep(checking, value);
	}
	if (!leaveOutIfEmpty(checking, isEmptyList(value, field) ? '' : value, field, details)) report.add(wrongType, path, details);
	return undefined;
}

/** An empty text counts as a missing field, as in Tiled, which is reported. @returns whether it is one */
export function leaveOutIfEmpty({ path, report }: Checking, value: unknown, { field }: CompiledField, details: Unexpected): boolean {
	const isEmpty = value === '' && field.presence !== 'required';
	if (isEmpty) report.add(correctedValue, path, { ...details, asIs: report.asIs });
	return isEmpty;
}

/**
 * An unknown word is kept: it may be from a newer version. It is an error only if the rest cannot be read without it. An empty text
 * counts as a missing field, and so does the compression of text that has none.
 */
export function checkWord(
	checking: Checking,
	words: readonly string[],
	value: string,
	field: CompiledField,
	holder: RawObject,
): string | undefined {
	const { path, report } = checking;
	if (words.includes(value)) return value;
	const details = { field: field.name, expected: listed(words), found: short(value) };
	const isVain = field.name === 'compression' && holder['encoding'] === 'csv';
	if (words.length > 1 && leaveOutIfEmpty(checking, isVain ? '' : value, field, details)) return undefined;
	const vital = field.name === 'encoding' || field.name === 'compression' || words.length === 1;
	report.add(vital ? unknownType : unknownValue, path, details);
	return value;
}
