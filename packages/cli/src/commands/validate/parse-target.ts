import type { Document, Issue, Source } from '@tilewright/format';
import { TARGET_VERSIONS } from '@tilewright/format';
import { checkForEngine, writeDocument } from '@tilewright/ops';
import { parseTargetVersion } from '../../documents/target-version.ts';
import { asErrors } from '../../findings/losses.ts';
import { engineNamed, unknownEngine } from '../../options/engine.ts';

/** The program that must be able to read the documents: a version of Tiled, or an engine. */
export interface Target {
	/** The name of the engine, or the version. */
	readonly id: string;
	/** Finds what it cannot read in a document; findings with pointers, without lines. */
	readonly losses: (doc: Document, source: Pick<Source, 'syntax'>) => readonly Issue[];
	/** Whether the files that the named ones refer to are read by it as well. An engine reads them, an export writes only the named ones. */
	readonly readsAll: boolean;
}

/**
 * Parses the value of `--for`.
 *
 * @returns `undefined` for `latest`
 * @throws UsageError if there is no such engine or version
 */
export function parseTarget(typed: string): Target | undefined {
	const engine = engineNamed(typed);
	if (engine !== undefined) return { id: engine.id, losses: (doc, { syntax }) => checkForEngine(doc, syntax, engine), readsAll: true };
	if (!/^\d|^latest$/.test(typed)) throw unknownEngine(typed, `Or name a version of Tiled, from ${TARGET_VERSIONS[0]}.`);
	const version = parseTargetVersion('--for', typed);
	if (version === undefined) return undefined;
	return { id: version, losses: (doc, { syntax }) => asErrors(writeDocument(doc, { version, syntax }).losses), readsAll: false };
}
