import { digestOf } from '../../../../cache/digests.ts';
import type { Call } from '../../../../cache/recorded.ts';
import type { ExportedFile, ExportedGraph } from '../exported-graph.ts';
import { namesFileOf } from '../parts.ts';
import type { StoredExport, StoredOutput } from './stored.ts';

/** A file that an export wrote, with the paths of all files that its source names. */
interface WrittenOutput extends Omit<StoredOutput, 'named'> {
	readonly named: readonly string[];
}

/** The result of an export. */
export interface Report {
	readonly graph: ExportedGraph;
	/** Everything that was asked of the disk. */
	readonly calls: Iterable<Call>;
	/** Everything that was written, or was there already. */
	readonly outputs: readonly WrittenOutput[];
	/** The files about which something was printed. */
	readonly spoken: ReadonlySet<string>;
	/** The sizes of the documents, in bytes. */
	readonly bytesOf: (path: string) => number;
}

/** More documents than any project has. The oldest ones are left out. */
const MOST_ROOTS = 20_000;

/** References to documents, which are read. */
const FOLLOWED: readonly string[] = ['map', 'tileset', 'template'];

/** Names of documents and images: a later export may write a file for them. */
const MAY_BE_EXPORTED = /\.(?:tmx|tmj|tsx|tsj|tx|tj|json|js|xml|world|png|jpe?g|gif|bmp|webp|svg)$/i;

/** Adds what an export did to what is stored. Documents about which something was said are left out: they must say it again. */
export function withReport(kept: StoredExport, report: Report): StoredExport {
	const { calls, outputs, names } = listsOf(kept);
	const byOwner = new Map<string, Call[]>();
	for (const call of report.calls) {
		const owner = call[0] === 'resolve' && call[2] !== '' ? call[2] : call[1];
		const known = byOwner.get(owner);
		if (known === undefined) byOwner.set(owner, [call]);
		else known.push(call);
	}
	const bySource = new Map<string, StoredOutput[]>();
	for (const output of report.outputs) {
		const stored = { ...output, named: output.named.map(names.indexOf) };
		bySource.set(output.from, [...(bySource.get(output.from) ?? []), stored]);
	}
	const { files, roots } = report.graph;
	const added = roots.flatMap((root) => {
		const closure = closureOf(root, files);
		if (closure === undefined || !bySource.has(root)) return [];
		// Whether such a file is exported too decides about its name in the document.
		if (namesFileOf({ roots, files: closure }, (path) => MAY_BE_EXPORTED.test(path) || bySource.has(path))) return [];
		if ([...closure.keys()].some((path) => report.spoken.has(path))) return [];
		const images = new Set<string>();
		for (const { links } of closure.values())
			for (const { role, to } of links) if (to !== undefined && !FOLLOWED.includes(role)) images.add(to);
		if ([...images].some((path) => report.spoken.has(path))) return [];
		const owners = [...closure.keys(), ...images];
		// A missing image would have been reported.
		const there: Call[] = [];
		for (const { links } of closure.values())
			for (const { role, to } of links) if (role === 'image' && to !== undefined) there.push(['there', to, digestOf(true)]);
		return [
			{
				path: root,
				calls: [...owners.map((owner) => byOwner.get(owner) ?? []), there].flatMap((some) => some.map(calls.indexOf)),
				outputs: owners.flatMap((owner) => bySource.get(owner) ?? []).map(outputs.indexOf),
				cells: [...closure.values()].reduce((sum, file) => sum + file.cells, 0),
				bytes: [...closure.keys()].reduce((sum, path) => sum + report.bytesOf(path), 0),
			},
		];
	});
	return {
		key: kept.key,
		names: names.items,
		calls: calls.items,
		outputs: outputs.items,
		roots: [...kept.roots, ...added].slice(-MOST_ROOTS),
	};
}

/** Returns the stored content for some documents alone. */
export function only({ key, names, calls, outputs, roots }: StoredExport, keep: (path: string) => boolean): StoredExport {
	const kept = listsOf({ names: [], calls: [], outputs: [] });
	const left = roots
		.filter(({ path }) => keep(path))
		.map((root) => ({
			...root,
			calls: root.calls.map((at) => calls[at]).flatMap((call) => (call === undefined ? [] : [kept.calls.indexOf(call)])),
			outputs: root.outputs
				.flatMap((at) => outputs[at] ?? [])
				.map((output) => ({ ...output, named: output.named.flatMap((at) => names[at] ?? []).map(kept.names.indexOf) }))
				.map(kept.outputs.indexOf),
		}));
	return { key, names: kept.names.items, calls: kept.calls.items, outputs: kept.outputs.items, roots: left };
}

/** The lists that are stored once, for all roots. */
const listsOf = ({ names, calls, outputs }: Pick<StoredExport, 'names' | 'calls' | 'outputs'>) => ({
	names: indexed<string>((name) => name, names),
	calls: indexed<Call>(keyOfCall, calls),
	outputs: indexed<StoredOutput>(({ to, from, digest, named }) => JSON.stringify([to, from, digest, named]), outputs),
});

/** Where a reference leads depends on the folder of its document alone, so one document's call stands for all in the folder. */
const keyOfCall = (call: Call): string =>
	JSON.stringify(call[0] === 'resolve' ? [call[0], call[1], call[2].slice(0, call[2].lastIndexOf('/') + 1), call[3]] : call);

/** All documents that a document refers to; `undefined` if one of them is missing, or if the files of a folder decide. */
function closureOf(root: string, files: ExportedGraph['files']): ReadonlyMap<string, ExportedFile> | undefined {
	const found = new Map<string, ExportedFile>();
	const queue = [root];
	// Paths that are added in the loop are visited too.
	for (const path of queue) {
		if (found.has(path)) continue;
		const file = files.get(path);
		if (file === undefined || file.hasPatterns) return undefined;
		found.set(path, file);
		for (const { role, to } of file.links) if (to !== undefined && FOLLOWED.includes(role)) queue.push(to);
	}
	return found;
}

/** A list without repetitions, and the places of its items. */
function indexed<T>(keyOf: (item: T) => string, start: readonly T[] = []): { readonly items: T[]; readonly indexOf: (item: T) => number } {
	const items: T[] = [];
	const places = new Map<string, number>();
	const indexOf = (item: T): number => {
		const key = keyOf(item);
		const known = places.get(key);
		if (known !== undefined) return known;
		places.set(key, items.length);
		items.push(item);
		return items.length - 1;
	};
	for (const item of start) indexOf(item);
	return { items, indexOf };
}
