import { correctedValue } from '../../issue/findings/structure.ts';
import type { Path, Report } from '../../issue/report.ts';
import { short } from '../../issue/short.ts';
import type { RawObject } from '../../model/json.ts';
import type { Variants } from '../../spec/choose.ts';
import { typed } from '../../xml/typed.ts';

/**
 * U6: gives a property or list item whose type is missing or unknown the type of its value, as Tiled does, with a warning. A word that
 * is no type becomes the name of a custom type, so that it is not lost. A text without a type needs nothing: it is a string.
 *
 * @returns the same object if its type is known
 */
export function withKnownType(value: RawObject, { byWord }: Variants, path: Path, report: Report): RawObject {
	if (byWord?.field !== 'type') return value;
	const { type, ...rest } = value;
	const isMissing = type === undefined || type === null;
	if (isMissing ? !isTelling(value['value']) : byWord.variants.has(type)) return value;
	const inferred = isTelling(value['value']) ? typed(value['value']).type : 'string';
	const words = [...byWord.variants.keys()].map((word) => JSON.stringify(word));
	report.add(correctedValue, isMissing ? path : [...path, 'type'], {
		field: 'type',
		expected: isMissing ? JSON.stringify(inferred) : `one of ${words.join(', ')}`,
		found: isMissing ? 'none' : short(type),
		asIs: report.asIs,
	});
	const isName = typeof type === 'string' && type !== '' && (rest['propertytype'] ?? '') === '';
	return { ...rest, type: inferred, ...(isName && { propertytype: type }) };
}

/** Whether a value has a type of its own. A list would need the types of its items, too. */
const isTelling = (value: unknown): boolean => value !== undefined && typeof value !== 'string' && !Array.isArray(value) && value !== null;
