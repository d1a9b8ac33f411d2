import process from 'node:process';
import { version } from '../../../../../package.json';
import { digestOf, newKey } from '../../../../cache/digests.ts';
import type { Call } from '../../../../cache/recorded.ts';
import { recorded, sized } from '../../../../cache/recorded.ts';
import { readStore, writeStore } from '../../../../cache/store.ts';
import { isThere } from '../../../../host/small-files.ts';
import type { DonePart, GraphOutcome, GraphResult, Part } from '../part.ts';
import { hasParts, isPlain } from '../parts.ts';
import { fits } from './fits.ts';
import { only, withReport } from './remember.ts';
import type { Reused } from './reuse.ts';
import { NOTHING, reusable } from './reuse.ts';
import type { StoredExport } from './stored.ts';

/** The start of the names of the files. */
const NAME = 'export';

/** Exports a part; `undefined` if it does not fit to what is done. */
type ExportPart = (part: Part & { readonly done: DonePart }) => Promise<GraphResult | undefined>;

/**
 * Exports documents, except for those for which nothing has changed since an earlier run: everything that was asked of the disk for
 * them has the same answer, and everything that was written for them is there. The files are a function of these answers and the
 * options, so they are those of a run without a cache. Documents about which anything was printed are always exported again.
 */
export async function exportCached(whole: Part, folder: string, exportPart: ExportPart): Promise<GraphResult> {
	const { sources, out, gate } = whole;
	const store = { folder, options: optionsOf(whole) };
	const stored = hasParts(whole) ? readStore<StoredExport>(store, NAME) : undefined;
	const last = stored ?? { key: newKey(), names: [], calls: [], outputs: [], roots: [] };
	const wanted = new Set(sources.files);
	const disk = recorded({ loader: gate.loader, copies: gate.copies, isThere }, last.key);
	const reused = await reusable(last, wanted, { disk: { loader: gate.loader, copies: gate.copies, isThere }, root: gate.root, out });
	return (await run(reused)) ?? (await run(NOTHING)) ?? unreachable();

	async function run(known: Reused): Promise<GraphResult | undefined> {
		const spoken = new Set<string>();
		const outputs: { readonly to: string; readonly from: string; readonly digest: string }[] = [];
		const sizes = new Map<string, number>();
		const elsewhere: Call[] = [];
		let plain = false;
		const result = await exportPart({
			...whole,
			sources: { ...sources, files: sources.files.filter((path) => !known.roots.has(path)) },
			gate: { ...gate, loader: sized(disk.loader, sizes), copies: disk.copies ?? gate.copies },
			digestKey: last.key,
			done: {
				files: [...known.outputs.values()],
				named: [...known.named],
				identities: known.identities,
				fits: (plan, graph) => known === NOTHING || fits(plan, graph, known),
			},
			witness: {
				spoken: (path) => spoken.add(path),
				wrote: ({ to, from }, digest) => outputs.push({ to, from, digest }),
				planned: (plan) => {
					plain = isPlain(plan);
				},
				asked: (questions) => {
					elsewhere.push(...questions.calls);
					for (const [path, size] of questions.sizes) sizes.set(path, size);
				},
			},
		});
		if (result === undefined) return undefined;
		const others = last.roots.filter(({ path }) => !wanted.has(path)).length;
		// Nothing new is known then, and nothing is out of date.
		if (known.roots.size === sources.files.length && known.roots.size + others === last.roots.length) return together(result, known);
		const named = (from: string): readonly string[] => result.graph.files.get(from)?.named ?? [from];
		// What is stored for documents that are not asked for may be of use for another call.
		const before = only(last, (path) => known.roots.has(path) || !wanted.has(path));
		const after =
			plain && hasParts(whole)
				? withReport(before, {
						graph: result.graph,
						calls: [...disk.calls, ...elsewhere],
						outputs: outputs.map((output) => ({ ...output, named: named(output.from) })),
						spoken,
						bytesOf: (path) => sizes.get(path) ?? 0,
					})
				: before;
		await writeStore(store, NAME, after);
		return together(result, known);
	}
}

/** The options with which another file is written, or something else is printed. */
function optionsOf({ out, flags, types, projectFiles, gate }: Part): string {
	const { cache: _, project: __, jobs: ___, ...rest } = flags;
	return JSON.stringify([version, process.version, gate.root, out, process.cwd(), rest, projectFiles, digestOf(types)]);
}

/** The result of the whole export. */
function together(result: GraphResult, { outputs }: Reused): GraphResult {
	const names = new Set(result.outcomes.map(({ name }) => name));
	const others = [...outputs.values()].flatMap(({ to, from }): GraphOutcome[] =>
		names.has(to) ? [] : [{ name: to, from, change: 'unchanged', inputs: [from] }],
	);
	return { ...result, outcomes: [...result.outcomes, ...others].sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

function unreachable(): never {
	throw new Error('An export of all documents fits always.');
}
