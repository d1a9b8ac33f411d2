import { isFollowed } from './crawl.ts';
import type { GraphFile, Link } from './graph.ts';

/** References that close a circle. */
export interface Cycle {
	readonly link: Link;
	/** The file that holds it. */
	readonly from: string;
	/** The files of the circle, from where the reference leads to there again; the middle of a large one is left out. */
	readonly through: readonly string[];
}

/**
 * Finds the references that close a circle, as met on a walk from the roots: without them there is none. The walk keeps its own
 * stack: a chain of files may be longer than that of the engine.
 */
export function cyclesOf(files: ReadonlyMap<string, GraphFile>): Cycle[] {
	const found: Cycle[] = [];
	const done = new Set<string>();
	for (const root of files.values()) {
		const trail: { readonly file: GraphFile; next: number }[] = [];
		const onTrail = new Map<string, number>();
		const enter = (file: GraphFile): void => {
			onTrail.set(file.path, trail.length);
			trail.push({ file, next: 0 });
		};
		if (!done.has(root.path)) enter(root);
		for (let top = trail.at(-1); top !== undefined; top = trail.at(-1)) {
			const { file } = top;
			const link = file.links[top.next++];
			if (link === undefined) {
				done.add(file.path);
				onTrail.delete(file.path);
				trail.pop();
			} else if (link.to !== undefined && isFollowed(link.role)) {
				const at = onTrail.get(link.to);
				const next = files.get(link.to);
				if (at !== undefined)
					found.push({ link, from: file.path, through: around(trail.length - at, (i) => trail[at + i]?.file.path ?? '') });
				else if (next !== undefined && !done.has(link.to)) enter(next);
			}
		}
	}
	return found;
}

/** A large circle is not written down in full: there may be as many as references. */
function around(length: number, pathAt: (i: number) => string): string[] {
	const paths = Array.from({ length: Math.min(length, 4) }, (_, i) => pathAt(i));
	if (length > 5) paths.push('…');
	if (length > 4) paths.push(pathAt(length - 1));
	return [...paths, pathAt(0)];
}
