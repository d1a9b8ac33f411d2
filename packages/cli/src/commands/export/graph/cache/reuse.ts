import { readFileSync, statSync } from 'node:fs';
import type { Call, Disk } from '../../../../cache/recorded.ts';
import { digestNow, digestOfBytes, digestThen } from '../../../../cache/recorded.ts';
import { inOrder } from '../in-order.ts';
import type { StoredExport, StoredOutput, StoredRoot } from './stored.ts';

/** The part of an export that need not be done again. */
export interface Reused {
	/** The requested documents. */
	readonly roots: ReadonlySet<string>;
	/** What is on the disk for them, by the path relative to the folder of the export. */
	readonly outputs: ReadonlyMap<string, StoredOutput>;
	readonly cells: number;
	readonly bytes: number;
}

export const NOTHING: Reused = { roots: new Set(), outputs: new Map(), cells: 0, bytes: 0 };

/**
 * The requested documents for which nothing has changed: all that was asked of the disk has the same answer, and all that was written is
 * still there.
 *
 * @param out - the folder of the export
 */
export async function reusable(
	stored: StoredExport | undefined,
	wanted: ReadonlySet<string>,
	{ disk, out }: { readonly disk: Disk; readonly out: string },
): Promise<Reused> {
	if (stored === undefined) return NOTHING;
	const same = new Map<number, Promise<boolean>>();
	const isSame = (index: number): Promise<boolean> => {
		const known = same.get(index) ?? isStillSo(stored.calls[index], disk);
		same.set(index, known);
		return known;
	};
	const whole = new Map<number, boolean>();
	const isWhole = (index: number): boolean => {
		const known = whole.get(index);
		if (known !== undefined) return known;
		const output = stored.outputs[index];
		const is = output !== undefined && isOnDisk(`${out}/${output.to}`, output.digest);
		whole.set(index, is);
		return is;
	};
	const roots = new Set<string>();
	const outputs = new Map<string, StoredOutput>();
	let [cells, bytes] = [0, 0];
	const take = (root: StoredRoot, isAsBefore: boolean): void => {
		if (!isAsBefore || !root.outputs.every(isWhole)) return;
		roots.add(root.path);
		cells += root.cells;
		bytes += root.bytes;
		for (const index of root.outputs) {
			const output = stored.outputs[index];
			if (output !== undefined) outputs.set(output.to, output);
		}
	};
	await inOrder(
		stored.roots.filter(({ path }) => wanted.has(path)),
		AT_A_TIME,
		({ calls }) => every(calls, isSame),
		(root, isAsBefore) => Promise.resolve(take(root, isAsBefore)),
	);
	return { roots, outputs, cells, bytes };
}

/** How many documents are compared at a time: the system reads some files while others are compared. */
const AT_A_TIME = 16;

async function isStillSo(call: Call | undefined, disk: Disk): Promise<boolean> {
	return call !== undefined && (await digestNow(call, disk)) === digestThen(call);
}

async function every<T>(items: readonly T[], holds: (item: T) => Promise<boolean>): Promise<boolean> {
	for (const item of items) if (!(await holds(item))) return false;
	return true;
}

function isOnDisk(path: string, digest: string): boolean {
	try {
		return statSync(path).isFile() && digestOfBytes(readFileSync(path)) === digest;
	} catch {
		return false;
	}
}
