import { resolve } from 'node:path';
import type { JsonValue, TextChange, TextEdit } from '@tilewright/format';
import { editPlainJson, escapeSegment } from '@tilewright/format/internal';
import { isInside } from '../gate/root-folder.ts';
import { slashed } from '../host/paths.ts';
import type { Config } from './config.ts';

/** A configuration that is changed: its folder, and its content. */
export interface ConfigText {
	/** Absolute, with `/`. */
	readonly folder: string;
	readonly config: Config;
	readonly bytes: Uint8Array;
}

/**
 * The edits of a configuration that switch a finding off in a folder. In the folder of the configuration itself it is switched off for all
 * documents.
 *
 * @param folder - absolute, with `/`; in the folder of the configuration
 */
export function switchOff({ folder: base, config, bytes }: ConfigText, folder: string, code: string): readonly TextEdit[] {
	return editPlainJson(bytes, changesFor(config, base, folder, code)).edits;
}

function changesFor({ rules, overrides }: Config, base: string, folder: string, code: string): readonly TextChange[] {
	const own = escapeSegment(code);
	const absolute = (name: string): string => slashed(resolve(base, name));
	const decides = (from: number): boolean =>
		overrides?.some(
			(each, i) => i >= from && each.rules[code] !== undefined && each.folders.some((name) => isInside(`${folder}/a`, absolute(name))),
		) === true;
	const off = offFor(code);
	if (folder === base && !decides(0))
		return [rules === undefined ? { type: 'set', pointer: '/rules', value: off } : { type: 'set', pointer: `/rules/${own}`, value: 'off' }];
	// If several overrides fit, the last counts.
	const known =
		overrides?.findLastIndex(({ folders }, i) => folders.length === 1 && absolute(folders[0] ?? '') === folder && !decides(i + 1)) ?? -1;
	if (known >= 0) return [{ type: 'set', pointer: `/overrides/${known}/rules/${own}`, value: 'off' }];
	const added = override(base, folder, code);
	return [
		overrides === undefined
			? { type: 'set', pointer: '/overrides', value: [added] }
			: { type: 'insert', pointer: '/overrides/-', value: added },
	];
}

/** The text of a new configuration, as the edit of an empty file. */
export function newConfig(base: string, folder: string, code: string): readonly TextEdit[] {
	const config = folder === base ? { rules: offFor(code) } : { overrides: [override(base, folder, code)] };
	return [{ start: 0, end: 0, text: `${JSON.stringify(config, null, '\t')}\n` }];
}

const offFor = (code: string): Record<string, string> => ({ [code]: 'off' });

const override = (base: string, folder: string, code: string): JsonValue => ({
	folders: [folder === base ? '.' : folder.slice(base.replace(/\/$/, '').length + 1)],
	rules: offFor(code),
});
