import type { Issue } from '../issue/issue.ts';
import { createReport } from '../issue/report.ts';
import type { JsonValue } from '../model/json-value.ts';
import { documentText } from './document-text.ts';
import { openJson } from './json/open-json.ts';
import { placed } from './placed.ts';

/** A JSON file that is no document. */
export interface PlainJson {
	/** `undefined` if the file is not JSON; `issues` then says why. */
	readonly value: JsonValue | undefined;
	/** The mistakes in the syntax. */
	readonly issues: readonly Issue[];
	/** Adds line and column to findings with pointers. */
	readonly place: (issues: readonly Issue[]) => readonly Issue[];
}

/**
 * Reads a JSON file that is no document, such as a configuration.
 *
 * @example const { value, place } = readPlainJson(bytes);
 */
export function readPlainJson(input: Uint8Array): PlainJson {
	const text = documentText(input);
	const report = createReport();
	const opened = openJson(text, report);
	const place = (issues: readonly Issue[]): readonly Issue[] => placed({ ...createReport(), issues }, text.bytes, opened);
	return { value: opened?.asIs(), issues: placed(report, text.bytes, opened), place };
}
