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
import type { RawObject } from '../../model/json-value.ts';
import type { CompiledField } from '../../spec/compile.ts';
import type { Resource } from '../../spec/field.ts';
import type { Checking } from './checking.ts';
import { keep, reportFinding } from './checking.ts';
import { listed, nameOf } from './in-words.ts';
import { isEmptyList } from './missing.ts';

/** Reports that no variant fits: the field that decides it is missing or has an unknown value. `corrected`: that is no error. */
export function reportVariant(checking: Checking, { variants = [] }: Resource, value: RawObject, corrected: boolean): void {
	const [field] = variants.flatMap((variant) => Object.keys(variant.when ?? {}));
	if (field === undefined) return;
	const words = variants.map((variant) => variant.when?.[field]);
	const details = { field, expected: listed([...new Set(words)]), found: short(value[field]) };
	if (corrected) checking.context.report.add(correctedValue, [...checking.path, field], details);
	else if (value[field] === undefined) reportFinding(checking, missingField, { field });
	else checking.context.report.add(unknownType, [...checking.path, field], details);
}

/** Reports a null. The decoder of tile data reports missing data itself. */
export function reportNull(checking: Checking, field: CompiledField): void {
	if (field.type !== 'tiles') reportFinding(checking, nullField, { field: field.name });
}

/**
 * Reports a value of a wrong type. The value of a property is kept, so that a game that does not use it can load the map. An id
 * becomes 0, so that the next free one is assigned (rule J17).
 */
export function wrong(checking: Checking, expected: string, value: unknown, field: CompiledField, holder: RawObject): unknown {
	const found = short(value);
	const details = { field: field.field.alias === undefined ? field.name : String(checking.path.at(-1)), expected, found };
	if (field.field.assigned) {
		reportFinding(checking, unusableId, { found });
		return 0;
	}
	if (field.lenient) {
		const finding = field.type === 'members' && Array.isArray(value) ? classValueArray : propertyValue;
		reportFinding(checking, finding, { property: nameOf(holder), expected, found });
		return keep(checking, value);
	}
	if (!leaveOutIfEmpty(checking, isEmptyList(value, field) ? '' : value, field, details)) reportFinding(checking, wrongType, details);
	return undefined;
}

/** An empty text counts as a missing field, as in Tiled, which is reported. @returns whether it is one */
function leaveOutIfEmpty(checking: Checking, value: unknown, { field }: CompiledField, details: Unexpected): boolean {
	const isEmpty = value === '' && field.presence !== 'required';
	if (isEmpty) reportFinding(checking, correctedValue, details);
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
	if (words.includes(value)) return value;
	const details = { field: field.name, expected: listed(words), found: short(value) };
	const isVain = field.name === 'compression' && holder['encoding'] === 'csv';
	if (words.length > 1 && leaveOutIfEmpty(checking, isVain ? '' : value, field, details)) return undefined;
	const vital = field.name === 'encoding' || field.name === 'compression' || words.length === 1;
	reportFinding(checking, vital ? unknownType : unknownValue, details);
	return value;
}
