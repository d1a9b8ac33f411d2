import type { Issue } from '../issue/issue.ts';
import { placed } from '../issue/place.ts';
import { createReport } from '../issue/report.ts';
import { parsePointer } from '../model/pointer.ts';
import { locate } from './json/locate.ts';
import type { Source } from './read.ts';
import { documentText } from './text.ts';

/** Lists that reading sorts or shortens (rules J5, J11): pointers into them are others in the file. */
const REORDERED: ReadonlySet<string> = new Set(['properties', 'tiles', 'members']);

/**
 * Adds places to findings without reading the document again, if their pointers are the same in the file. That is many times faster than
 * `placeIssues`.
 *
 * @param source - of the document, as `read` returns it
 * @returns `undefined` if pointers may differ: in XML, in older forms, and in lists that reading sorts
 */
export function placeDirectly(input: Uint8Array, issues: readonly Issue[], { syntax, upgraded }: Source): readonly Issue[] | undefined {
	if (syntax === 'xml' || upgraded.length > 0) return undefined;
	if (issues.some(({ pointer }) => parsePointer(pointer).some((segment) => REORDERED.has(segment)))) return undefined;
	const { bytes, start } = documentText(input);
	return placed({ ...createReport(), issues }, bytes, { places: (pointers) => locate(bytes, pointers, start), inside: () => undefined });
}
