import type { Issue, Kind } from '@tilewright/format';
import { placeIssues } from '@tilewright/format';
import type { FileIssue, Graph, Loader, Validation } from '@tilewright/ops';
import { lint, validate } from '@tilewright/ops';
import { version } from '../../../package.json';
import type { Disk } from '../../cache/recorded.ts';
import { otherFilesBy } from '../../documents/other-files.ts';
import { withoutOtherJson } from '../../documents/other-json.ts';
import { projectTypes } from '../../documents/project-types.ts';
import { readDocument, withReadAdvice } from '../../documents/read-document.ts';
import { inOrder } from '../../documents/world-patterns.ts';
import { withCommandAdvice } from '../../findings/explain-missing.ts';
import type { Gate } from '../../gate/gate.ts';
import { gateFor } from '../../gate/gate.ts';
import { commonFolder } from '../../gate/root-folder.ts';
import { FileError } from '../../host/exit.ts';
import { printFailure } from '../../host/output.ts';
import { shownPath } from '../../host/paths.ts';
import { progress } from '../../host/progress.ts';
import { isThere } from '../../host/small-files.ts';
import { count } from '../../host/text.ts';
import type { Limits } from '../../options/limits.ts';
import { inTime, readingWithin, resolvingWithin } from '../../options/limits.ts';
import { documentsOf } from '../../watch/scope.ts';
import { validateCached, withoutCache } from './cache/cached.ts';
import type { Mended } from './fix/mended.ts';
import type { ValidateFlags } from './flags.ts';
import type { Inputs } from './inputs.ts';
import type { Target } from './parse-target.ts';

/** The findings in a file. */
export interface FileReport {
	/** Path, as on the command line; for a file that was not named, relative to the working folder if it is inside. */
	readonly path: string;
	/** The path of the file, absolute; `undefined` for standard input and pipes. */
	readonly file?: string;
	/** The kind of document; `null` if unknown. */
	readonly kind: Kind | null;
	readonly issues: readonly Issue[];
	/** The content, if its lines may be printed. */
	readonly bytes: Uint8Array;
	/** Why it could not be read. */
	readonly failure?: string;
	/** Whether it was named on the command line, or found by a word of it. */
	readonly isInput: boolean;
	/** The fixes that `--fix` made in it. */
	readonly mended?: Mended;
}

/** How files are read, for a program that has some in memory. Without it, all are read from the disk. */
export interface Reading {
	/** Replaces files with content from memory. */
	readonly over?: (loader: Loader) => Loader;
}

/** Projects may be larger than the library's default limit, which is for untrusted documents. */
const MOST_FILES = 100_000;

const NOTHING = new Uint8Array();

/** The result of a check. */
export interface Checked {
	/** The named files first, in their order, then the files that they refer to, if something is wrong in them. */
	readonly reports: readonly FileReport[];
	/** All files that the reports depend on, including missing ones. */
	readonly files: readonly string[];
	/** The documents that were read. */
	readonly documents: Graph['files'];
}

/** Checks all inputs. */
export async function check(inputs: Inputs, flags: ValidateFlags, target: Target | undefined, reading: Reading = {}): Promise<Checked> {
	const reports = [...inputs.failures].map(
		([path, failure]): FileReport => ({ path, kind: null, issues: [], bytes: NOTHING, failure, isInput: true }),
	);
	for (const { name, bytes } of inputs.streams) reports.push({ path: name, bytes, isInput: true, ...alone(bytes, target, flags.limit) });
	const found = inputs.files.size === 0 ? undefined : await checkFiles(inputs, flags, target, reading);
	reports.push(...(found?.reports ?? []));
	const order = new Map(inputs.names.map((name, at) => [name, at]));
	const at = ({ path }: FileReport): number => order.get(path) ?? order.size;
	return { files: [], documents: new Map(), ...found, reports: reports.sort((a, b) => at(a) - at(b) || (a.path < b.path ? -1 : 1)) };
}

/** The findings of a document alone. */
function alone(bytes: Uint8Array, target: Target | undefined, limits: Limits | undefined): Pick<FileReport, 'kind' | 'issues'> {
	const { kind = null, doc, issues, source } = readDocument(bytes, undefined, readingWithin(limits));
	if (doc === undefined) return { kind, issues };
	const lost = target?.losses(doc, source) ?? [];
	return { kind, issues: inOrder(issues, placeIssues(bytes, [...lint({ doc, syntax: source.syntax }), ...lost])) };
}

async function checkFiles(inputs: Inputs, flags: ValidateFlags, target: Target | undefined, reading: Reading): Promise<Checked> {
	const onDisk = gateFor(commonFolder(inputs.folders), flags);
	const gate = { ...onDisk, loader: reading.over?.(onDisk.loader) ?? onDisk.loader };
	const found = flags.references === false ? await eachAlone(inputs, gate, flags, target) : await together(inputs, gate, flags, target);
	const byFile = new Map<string, FileIssue[]>([...inputs.files.keys()].map((path) => [path, []]));
	for (const issue of found.issues) {
		// Nobody asked about the files that were not named: what needs no action there is of no use.
		if (issue.severity === 'info' && !inputs.files.has(issue.file)) continue;
		const ofFile = byFile.get(issue.file);
		if (ofFile === undefined) byFile.set(issue.file, [issue]);
		else ofFile.push(issue);
	}
	const reports = [...byFile].flatMap(([file, issues]) => reportOf(file, issues, inputs, found, gate) ?? []);
	return { reports, files: [...new Set([...inputs.files.keys(), ...found.files])], documents: found.documents };
}

interface Found extends Pick<Validation, 'issues' | 'contents'> {
	/** The kinds of the documents that could be read. */
	readonly kinds: ReadonlyMap<string, Kind>;
	/** The reasons why named files could not be read, if no finding states them. */
	readonly refused?: ReadonlyMap<string, string>;
	/** The files that are no documents, and were not named. */
	readonly isOther: (path: string) => boolean;
	/** The files that the findings depend on, besides the named ones. */
	readonly files: readonly string[];
	readonly documents: Graph['files'];
}

async function together(inputs: Inputs, gate: Gate, flags: ValidateFlags, target: Target | undefined): Promise<Found> {
	const line = progress();
	const loader = showing(inTime(gate.loader, flags.limit), (files) => line.show(`checking … ${count(files, 'file')}`));
	const { typesFor, projects, issues: ofProjects } = projectTypes(gate, flags.project);
	const losses = (graph: Graph, path: string): readonly Issue[] => {
		const file = target?.readsAll === true || inputs.files.has(path) ? graph.files.get(path) : undefined;
		return (file && target?.losses(file.doc, file.source)) ?? [];
	};
	const roots = [...inputs.files.keys()];
	const limits = resolvingWithin(flags.limit);
	const run = (some: readonly string[], disk: Disk): Promise<Validation> =>
		validate(some, disk.loader, {
			limits: { files: MOST_FILES, ...limits },
			otherFiles: { ...otherFilesBy(disk.loader), isThere: disk.isThere },
			typesFor,
			also: losses,
		});
	const disk = { loader, isThere };
	const filesOf = (graph: Graph): string[] => [...documentsOf(graph), ...otherFilesIn(graph)];
	const options = (): string => JSON.stringify([version, gate.root, flags.allowOutside, flags.project, target?.id, limits]);
	const { graph, issues, contents, kinds, files } =
		// How far the time goes is different each time.
		flags.cache === undefined || flags.limit?.seconds !== undefined
			? withoutCache(await run(roots, disk), filesOf)
			: await validateCached(roots, { folder: flags.cache, options: options(), disk, typesFor, run, filesOf });
	line.clear();
	const documents = withoutOtherJson({ ...graph, roots, issues }, inputs.matched).graph;
	const left = new Set(documents.roots);
	return {
		issues: [...withCommandAdvice(documents.issues, graph, gate), ...(await ofProjects())],
		contents,
		kinds,
		isOther: (path) => inputs.files.has(path) && !left.has(path),
		files: [...files, ...(await projects()).map(({ path }) => path)],
		documents: graph.files,
	};
}

async function eachAlone(inputs: Inputs, gate: Gate, { limit }: ValidateFlags, target: Target | undefined): Promise<Found> {
	const issues: FileIssue[] = [];
	const contents = new Map<string, Uint8Array>();
	const kinds = new Map<string, Kind>();
	const others = new Set<string>();
	const line = progress();
	const loader = inTime(gate.loader, limit);
	const refused = new Map<string, string>();
	for (const path of inputs.files.keys()) {
		line.show(`checking … ${count(contents.size + 1, 'file')}`);
		const loaded = await loader.load(path);
		if (!('bytes' in loaded)) {
			refused.set(path, loaded.why);
			continue;
		}
		contents.set(path, loaded.bytes);
		const found = alone(loaded.bytes, target, limit);
		if (found.kind !== null) kinds.set(path, found.kind);
		if (inputs.matched.has(path) && /\.json$/i.test(path) && found.issues.some(({ code }) => code === 'unknown-kind')) others.add(path);
		else issues.push(...found.issues.map((issue) => ({ ...issue, file: path })));
	}
	line.clear();
	return { issues, contents, kinds, refused, isOther: (path) => others.has(path), files: [], documents: new Map() };
}

/** The images and other files that documents name. */
const otherFilesIn = ({ files }: Graph): string[] =>
	[...files.values()].flatMap(({ links }) =>
		links.flatMap(({ role, to }) => (to !== undefined && (role === 'image' || role === 'file') ? [to] : [])),
	);

/** A loader that says how many files it has loaded. */
function showing(loader: Loader, show: (files: number) => void): Loader {
	let files = 0;
	return {
		...loader,
		load: async (path) => {
			show(++files);
			return await loader.load(path);
		},
	};
}

function reportOf(file: string, issues: readonly FileIssue[], inputs: Inputs, found: Found, gate: Gate): FileReport | undefined {
	if (found.isOther(file)) return undefined;
	const path = inputs.files.get(file) ?? shownPath(file);
	const content = found.contents.get(file);
	const isInput = inputs.files.has(file);
	if (content === undefined && isInput) {
		const [{ reason = found.refused?.get(file) ?? 'there is no such file', advice } = { advice: 'Check the file and its permissions.' }] =
			issues;
		const failure = new FileError(`Cannot read "${path}": ${reason}.`, advice);
		printFailure(failure);
		return { path, file, kind: null, issues: [], bytes: NOTHING, failure: failure.message, isInput };
	}
	const bytes = content !== undefined && gate.mayShow(file) ? content : NOTHING;
	const isXml = /^[\s\ufeff]*</.test(new TextDecoder().decode(content?.subarray(0, 64)));
	const kind = found.kinds.get(file) ?? (content === undefined ? null : (readDocument(content).kind ?? null));
	return { path, file, kind, issues: withReadAdvice(issues, isXml ? 'xml' : 'json').map(withoutFile), bytes, isInput };
}

/** The report says which file it is about. */
const withoutFile = ({ file: _, refused: __, ...issue }: FileIssue): Issue => issue;
