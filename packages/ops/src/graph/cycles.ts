import { isFollowed } from './crawl.ts';
import type { GraphFile, Link } from './graph.ts';

/** A reference that closes a cycle. */
export interface Cycle {
	readonly link: Link;
	/** The file with the reference. */
	readonly from: string;
	/** The files of the cycle: the target of the reference first and last. The middle of a long cycle is left out. */
	readonly through: readonly string[];
}

/**
 * Finds the references that close a cycle, by a depth-first search from the roots. Without these references, there is no cycle. The
 * search has its own stack, because recursion would overflow on a long chain of files.
 */
export function cyclesOf(files: ReadonlyMap<string, GraphFile>): Cycle[] {
	const found: Cycle[] = [];
	const done = new Set<string>();
	for (const start of files.values()) {
		const stack: { readonly file: GraphFile; next: number }[] = [];
		const onStack = new Map<string, number>();
		const enter = (file: GraphFile): void => {
			onStack.set(file.path, stack.length);
			stack.push({ file, next: 0 });
		};
		if (!done.has(start.path)) enter(start);
		for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
			const { file } = top;
			const link = file.links[top.next++];
			if (link === undefined) {
				done.add(file.path);
				onStack.delete(file.path);
				stack.pop();
			} else if (link.to !== undefined && isFollowed(link.role)) {
				const at = onStack.get(link.to);
				const next = files.get(link.to);
				if (at !== undefined)
					found.push({ link, from: file.path, through: shortened(stack.length - at, (i) => stack[at + i]?.file.path ?? '') });
				else if (next !== undefined && !done.has(link.to)) enter(next);
			}
		}
	}
	return found;
}

/** Long cycles are shortened: there may be as many of them as references. */
function shortened(length: number, pathAt: (i: number) => string): string[] {
	const paths = Array.from({ length: Math.min(length, 4) }, (_, i) => pathAt(i));
	if (length > 5) paths.push('…');
	if (length > 4) paths.push(pathAt(length - 1));
	return [...paths, pathAt(0)];
}
