import type { Severity } from '@tilewright/format';

/** The name of the file. */
export const CONFIG_NAME = 'tilewright.config.json';

/** The level of the findings of a code. */
export type Level = Severity | 'off';

export const LEVELS: readonly Level[] = ['error', 'warning', 'info', 'off'];

/** Levels by code. */
export type Rules = Readonly<Record<string, Level>>;

/** The content of `tilewright.config.json`. */
export interface Config {
	readonly $schema?: string;
	/** Levels for all documents. */
	readonly rules?: Rules;
	/** Levels for the documents in some folders. If several fit, the last counts. */
	readonly overrides?: readonly { readonly folders: readonly string[]; readonly rules: Rules }[];
	/** The most warnings. With more, `validate` fails. */
	readonly maxWarnings?: number;
	/** Versions of Tiled and names of engines that must be able to read the documents. */
	readonly for?: string;
}
