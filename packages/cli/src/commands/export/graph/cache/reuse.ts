import { readFileSync, statSync } from 'node:fs';
import type { DigestKey } from '../../../../cache/digests.ts';
import { digestOfBytes, regularFile } from '../../../../cache/digests.ts';
import type { Disk } from '../../../../cache/recorded.ts';
import { digestThen } from '../../../../cache/recorded.ts';
import { answersNow } from './answers-now.ts';
import type { StoredExport, StoredOutput, StoredRoot } from './stored.ts';

/** The part of an export that need not be done again. */
export interface Reused {
	/** The requested documents. */
	readonly roots: ReadonlySet<string>;
	/** The files on the disk for them, by the path relative to the folder of the export. */
	readonly outputs: ReadonlyMap<string, StoredOutput>;
	/** All files that their sources name. */
	readonly named: ReadonlySet<string>;
	/** Identities of most of these files, by path. */
	readonly identities: ReadonlyMap<string, string>;
	readonly cells: number;
	readonly bytes: number;
}

export const NOTHING: Reused = { roots: new Set(), outputs: new Map(), named: new Set(), identities: new Map(), cells: 0, bytes: 0 };

/** Where an export is. */
export interface Place {
	readonly disk: Disk;
	/** The root: absolute, with `/`, without symbolic links. */
	readonly root: string;
	/** The folder of the export. */
	readonly out: string;
}

/**
 * The requested documents for which nothing has changed: all that was asked of the disk has the same answer, and all that was written is
 * still there.
 */
export async function reusable(stored: StoredExport, wanted: ReadonlySet<string>, { disk, root, out }: Place): Promise<Reused> {
	const identities = new Map<string, string>();
	const digestNow = answersNow(disk, root, stored.key, identities);
	const isSame = once((index) => {
		const call = stored.calls[index];
		if (call === undefined) return false;
		const now = digestNow(call);
		return typeof now === 'string' ? now === digestThen(call) : now.then((digest) => digest === digestThen(call));
	});
	const isWhole = once((index) => {
		const output = stored.outputs[index];
		if (output === undefined) return false;
		const path = `${out}/${output.to}`;
		// A link to a file is as good.
		const file = regularFile(path, Number.POSITIVE_INFINITY, stored.key);
		if (file === undefined) return digestOfLinked(path, stored.key) === output.digest;
		identities.set(path, file.identity);
		return file.digest === output.digest;
	});
	const roots = new Set<string>();
	const outputs = new Map<string, StoredOutput>();
	const named = new Set<number>();
	let [cells, bytes] = [0, 0];
	const isAsBefore = async (root: StoredRoot): Promise<boolean> =>
		(await every(root.calls, isSame)) && (await every(root.outputs, isWhole));
	for (const root of stored.roots) {
		if (!wanted.has(root.path) || !(await isAsBefore(root))) continue;
		roots.add(root.path);
		cells += root.cells;
		bytes += root.bytes;
		for (const index of root.outputs) {
			const output = stored.outputs[index];
			if (output === undefined) continue;
			outputs.set(output.to, output);
			for (const name of output.named) named.add(name);
		}
	}
	if (roots.size === 0) return NOTHING;
	return { roots, outputs, named: new Set([...named].flatMap((index) => stored.names[index] ?? [])), identities, cells, bytes };
}

/** The digest of the file to which a link leads; `undefined` if there is none. */
function digestOfLinked(path: string, key: DigestKey): string | undefined {
	try {
		return statSync(path).isFile() ? digestOfBytes(readFileSync(path), key) : undefined;
	} catch {
		return undefined;
	}
}

type MaybeLater = boolean | Promise<boolean>;

/** A function that remembers its results. */
function once(find: (index: number) => MaybeLater): (index: number) => MaybeLater {
	const known: MaybeLater[] = [];
	return (index) => {
		const is = known[index] ?? find(index);
		known[index] = is;
		return is;
	};
}

/** Whether something holds for all items, which is known at once in most cases. */
function every(items: readonly number[], holds: (item: number) => MaybeLater, from = 0): MaybeLater {
	for (let at = from; at < items.length; at++) {
		const is = holds(items[at] ?? -1);
		if (is === false) return false;
		if (is !== true) return is.then((was) => was && every(items, holds, at + 1));
	}
	return true;
}
