import type { BigIntStats } from 'node:fs';
import { statSync } from 'node:fs';
import type { Reference } from '@tilewright/format';
import type { GraphFile } from '@tilewright/ops';
import type { Gate } from '../gate/gate.ts';
import { UsageError } from '../host/exit.ts';

/** The paths of the files that references of a document lead to, whether they may be read or not. */
export function filesNamedBy(references: readonly Reference[], from: string, gate: Gate): string[] {
	// The target of the last export is a note of Tiled: it is there to be overwritten.
	return references.flatMap(({ role, path }) => (role === 'export' ? [] : (gate.pathOf(path, from) ?? [])));
}

/** A graph; only its references matter. */
interface Linked {
	readonly files: ReadonlyMap<string, Pick<GraphFile, 'path' | 'links'>>;
}

/** The paths of the documents of a graph, and of all files that they refer to. */
export function filesOf({ files }: Linked, gate: Gate): string[] {
	return [...files.values()].flatMap(({ path, links }) => [path, ...filesNamedBy(links, path, gate)]);
}

/**
 * Refuses to overwrite an input of a command: a document, a file that a document refers to, or a file of the project. Nothing may be
 * written before.
 *
 * @param what - what is written, with its article: `The export`
 * @param known - identities of files, by path
 * @throws UsageError
 */
export function refuseOverwriting(
	outputs: readonly string[],
	inputs: Iterable<string>,
	what: string,
	known: ReadonlyMap<string, string> = new Map(),
): void {
	const existing = new Map<string, string>();
	for (const path of outputs) {
		const identity = known.get(path) ?? identityOf(path);
		if (identity !== undefined) existing.set(identity, path);
	}
	if (existing.size === 0) return;
	for (const path of new Set(inputs)) {
		const output = existing.get(known.get(path) ?? identityOf(path) ?? '');
		if (output === undefined) continue;
		throw new UsageError(
			`${what} would overwrite "${output}", which it is made from. Nothing was written.`,
			'Choose another name or folder for it.',
		);
	}
}

/** Is the same for all names of a file. */
export const identityFrom = ({ dev, ino }: Pick<BigIntStats, 'dev' | 'ino'>): string => `${dev}:${ino}`;

/** Identifies an existing file independently of its name: links and case-insensitive disks give one file several names. */
export function identityOf(path: string): string | undefined {
	try {
		const stats = statSync(path, { throwIfNoEntry: false, bigint: true });
		return stats?.isFile() ? identityFrom(stats) : undefined;
	} catch {
		// A part of the path is a file, a link leads nowhere, or the path is too long: there is no file.
		return undefined;
	}
}
