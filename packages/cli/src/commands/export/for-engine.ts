import type { Document, Issue, WriteOptions } from '@tilewright/format';
import { read } from '@tilewright/format';
import type { Engine } from '@tilewright/ops';
import { checkForEngine, exportSettingsFor, tileDataFor } from '@tilewright/ops';
import { engineNamed, unknownEngine } from '../../options/engine.ts';
import type { ExportFlags } from './flags.ts';

/**
 * The engine of `--for`.
 *
 * @throws UsageError if it is unknown
 */
export function engineOf({ for: typed }: ExportFlags): Engine | undefined {
	if (typed === undefined) return undefined;
	const engine = engineNamed(typed);
	if (engine === undefined) throw unknownEngine(typed, 'For a version of Tiled: --export-version 1.8.');
	return engine;
}

/**
 * The flags with those that an engine needs. What was given stays. Loaders read no projects, so the values that the classes of a given
 * project define are written out.
 */
export function flagsFor<F extends ExportFlags>(engine: Engine, flags: F): F {
	const { embedTilesets, ...settings } = exportSettingsFor(engine);
	return {
		...settings,
		...(embedTilesets && flags.unembedTilesets === undefined && { embedTilesets }),
		...(flags.project !== undefined && { resolveTypesAndProperties: true }),
		...flags,
	};
}

/** The options for writing a document for an engine. What was given about tile data stays. */
export const writingFor = (engine: Engine | undefined, doc: Document, options: WriteOptions): WriteOptions =>
	engine === undefined || options.encoding !== undefined || options.compression !== undefined
		? options
		: { ...options, ...tileDataFor(engine, doc) };

/** The content that the loader of an engine does not read in a file that was made for it. */
export interface Unread {
	/** The content that is lost. These are warnings, as other losses are. */
	readonly losses: readonly Issue[];
	/** The content that is shown differently. */
	readonly findings: readonly Issue[];
}

export function unreadBy(engine: Engine, bytes: Uint8Array): Unread {
	const { doc, source } = read(bytes);
	const issues = doc === undefined ? [] : checkForEngine(doc, source.syntax, engine);
	return {
		losses: issues.flatMap((issue) => (issue.severity === 'error' ? { ...issue, severity: 'warning' } : [])),
		findings: issues.filter(({ severity }) => severity !== 'error'),
	};
}
