import type { CustomTypes, Kind } from '@tilewright/format';
import type { FileIssue, Graph, Validation } from '@tilewright/ops';
import type { DigestKey } from '../../../cache/digests.ts';
import { digestOf, newKey } from '../../../cache/digests.ts';
import type { Call, Disk } from '../../../cache/recorded.ts';
import { isStill, recorded } from '../../../cache/recorded.ts';
import { readStore, writeStore } from '../../../cache/store.ts';
import type { Group } from './groups.ts';
import { groupsOf } from './groups.ts';

/** A group whose findings are known. */
interface StoredGroup {
	readonly roots: readonly string[];
	readonly paths: readonly string[];
	readonly calls: readonly Call[];
	/** Digests of the custom types of each document. */
	readonly types: readonly (readonly [path: string, digest: string])[];
	readonly issues: readonly FileIssue[];
	readonly kinds: readonly (readonly [path: string, kind: Kind])[];
	/** The files that the findings depend on, for `--watch`. */
	readonly files: readonly string[];
}

/** The content of the cache. */
interface StoredGroups {
	/** Of the digests in the calls. */
	readonly key: DigestKey;
	readonly groups: readonly StoredGroup[];
}

/** More groups than any project has. The oldest ones are left out. */
const MOST_GROUPS = 20_000;

/** The start of the names of the files. */
const NAME = 'validate';

/** The options of the cache: its folder, and everything on which findings depend. */
export interface CacheOptions {
	/** The folder of the cache. */
	readonly folder: string;
	/** Everything besides the files that has an effect on the findings. */
	readonly options: string;
	readonly disk: Disk;
	readonly typesFor: (path: string) => Promise<CustomTypes | undefined>;
	/** Checks documents. The result may depend on the disk and the types alone. */
	readonly run: (roots: readonly string[], disk: Disk) => Promise<Validation>;
	/** The files that the findings of a graph depend on. */
	readonly filesOf: (graph: Graph) => readonly string[];
}

/** The findings, some of them from the cache. */
export interface CachedValidation {
	readonly issues: readonly FileIssue[];
	readonly contents: ReadonlyMap<string, Uint8Array>;
	readonly kinds: ReadonlyMap<string, Kind>;
	readonly files: readonly string[];
	/** The part that was checked now. */
	readonly graph: Graph;
	/** How many requested documents were not checked again. */
	readonly reused: number;
}

/** With more, the limits of one run would apply, which runs of groups do not see. */
const MOST_ROOTS = 50_000;
const MOST_ISSUES = 50_000;

/**
 * Checks documents, and takes the findings of groups of connected documents from the cache if nothing has changed that they depend on.
 * A group is used if everything that was asked of the disk has the same answer, and its documents have the same types. The findings
 * are a function of these answers, so the result is that of a run without a cache, in another order.
 *
 * @param roots - absolute paths with `/`
 */
export async function validateCached(roots: readonly string[], cache: CacheOptions): Promise<CachedValidation> {
	const { key, groups: stored } = readStore<StoredGroups>(cache, NAME) ?? { key: newKey(), groups: [] };
	const wanted = new Set(roots);
	const contents = new Map<string, Uint8Array>();
	const usable: StoredGroup[] = [];
	for (const group of roots.length > MOST_ROOTS ? [] : stored) {
		// Whether a document is requested has an effect on its findings.
		const hasSameRoots =
			group.roots.every((root) => wanted.has(root)) && group.paths.every((path) => !wanted.has(path) || group.roots.includes(path));
		if (hasSameRoots && (await hasSameTypes(group, cache)) && (await isStill(group.calls, cache.disk, key, contents))) usable.push(group);
	}
	for (;;) {
		const known = new Set(usable.flatMap((group) => group.roots));
		const disk = recorded(cache.disk, key);
		const validation = await cache.run(
			roots.filter((root) => !known.has(root)),
			disk,
		);
		const fresh = groupsOf(validation.graph, disk.calls);
		const paths = new Set(fresh?.flatMap((group) => [...group.paths]));
		// A new reference may connect groups: then they are one.
		const touched = usable.filter((group) => group.paths.some((path) => paths.has(path)));
		const tooMany = validation.issues.length + usable.reduce((sum, { issues }) => sum + issues.length, 0) > MOST_ISSUES;
		if (touched.length === 0 && (usable.length === 0 || (fresh !== undefined && !tooMany))) {
			const all = fresh === undefined || tooMany ? [] : await Promise.all(fresh.map((group) => toStore(group, validation, cache)));
			// The advice about files outside the root is made of more than the calls say.
			const added = all.filter(({ issues }) => issues.every(({ refused }) => refused !== 'outside'));
			const others = stored.filter((group) => !group.roots.some((root) => wanted.has(root)));
			if (added.length > 0 || others.length + usable.length < stored.length)
				await writeStore<StoredGroups>(cache, NAME, { key, groups: [...others, ...usable, ...added].slice(-MOST_GROUPS) });
			return {
				issues: [...usable.flatMap(({ issues }) => issues), ...validation.issues],
				contents: new Map([...contents, ...validation.contents]),
				kinds: new Map([...usable.flatMap(({ kinds }) => kinds), ...kindsIn(validation.graph)]),
				files: [...usable.flatMap(({ files }) => files), ...cache.filesOf(validation.graph)],
				graph: validation.graph,
				reused: known.size,
			};
		}
		const left = touched.length === 0 ? [] : usable.filter((group) => !touched.includes(group));
		usable.splice(0, usable.length, ...left);
	}
}

/** A validation in the same form. */
export const withoutCache = (validation: Validation, filesOf: CacheOptions['filesOf']): CachedValidation => ({
	...validation,
	kinds: new Map(kindsIn(validation.graph)),
	files: filesOf(validation.graph),
	reused: 0,
});

const kindsIn = ({ files }: Graph): [string, Kind][] => [...files].map(([path, { doc }]) => [path, doc.type]);

async function hasSameTypes({ types }: StoredGroup, { typesFor }: CacheOptions): Promise<boolean> {
	for (const [path, digest] of types) if (digestOf(await typesFor(path)) !== digest) return false;
	return true;
}

async function toStore(
	{ roots, paths, calls }: Group,
	{ graph, issues }: Validation,
	{ typesFor, filesOf }: CacheOptions,
): Promise<StoredGroup> {
	const files = new Map([...graph.files].filter(([path]) => paths.has(path)));
	const own: Graph = { ...graph, files };
	const types = await Promise.all([...files.keys()].map(async (path) => [path, digestOf(await typesFor(path))] as const));
	return {
		roots,
		paths: [...paths],
		calls,
		types,
		issues: issues.filter(({ file }) => paths.has(file)),
		kinds: kindsIn(own),
		files: filesOf(own),
	};
}
