import type { Issue, Kind, TargetVersion } from '@tilewright/format';
import { placeIssues } from '@tilewright/format';
import type { FileIssue, Graph, Loader, Validation } from '@tilewright/ops';
import { imagesBy, lint, validate, writeDocument } from '@tilewright/ops';
import type { Gate } from '../../documents/gate.ts';
import { gateFor } from '../../documents/gate.ts';
import { withoutOtherJson } from '../../documents/other-json.ts';
import { projectTypes } from '../../documents/project-types.ts';
import { readDocument, withReadAdvice } from '../../documents/read-document.ts';
import { commonFolder } from '../../documents/root.ts';
import { inOrder } from '../../documents/world-patterns.ts';
import { withCommandAdvice } from '../../findings/explain.ts';
import { asErrors } from '../../findings/losses.ts';
import { FileError } from '../../host/exit.ts';
import { printFailure } from '../../host/output.ts';
import { shownPath } from '../../host/paths.ts';
import { progress } from '../../host/progress.ts';
import { count } from '../../host/text.ts';
import { sizeIn } from '../export/image-sizes.ts';
import type { ValidateFlags } from './flags.ts';
import type { Inputs } from './inputs.ts';

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
}

/** Projects may be larger than the library's default limit, which is for untrusted documents. */
const MOST_FILES = 100_000;

const NOTHING = new Uint8Array();

/** Checks all inputs: the named files first, in their order, then the files that they refer to, if something is wrong in them. */
export async function check(inputs: Inputs, flags: ValidateFlags, version: TargetVersion | undefined): Promise<FileReport[]> {
	const reports = [...inputs.failures].map(
		([path, failure]): FileReport => ({ path, kind: null, issues: [], bytes: NOTHING, failure, isInput: true }),
	);
	for (const { name, bytes } of inputs.streams) reports.push({ path: name, bytes, isInput: true, ...alone(bytes, version) });
	if (inputs.files.size > 0) reports.push(...(await checkFiles(inputs, flags, version)));
	const order = new Map(inputs.names.map((name, at) => [name, at]));
	const at = ({ path }: FileReport): number => order.get(path) ?? order.size;
	return reports.sort((a, b) => at(a) - at(b));
}

/** The findings of a document alone. */
function alone(bytes: Uint8Array, version: TargetVersion | undefined): Pick<FileReport, 'kind' | 'issues'> {
	const { kind = null, doc, issues, source } = readDocument(bytes);
	if (doc === undefined) return { kind, issues };
	const lost = version === undefined ? [] : asErrors(writeDocument(doc, { version, syntax: source.syntax }).losses);
	return { kind, issues: inOrder(issues, placeIssues(bytes, [...lint({ doc }), ...lost])) };
}

async function checkFiles(inputs: Inputs, flags: ValidateFlags, version: TargetVersion | undefined): Promise<FileReport[]> {
	const gate = gateFor(commonFolder(inputs.folders), flags);
	const found = flags.references === false ? await eachAlone(inputs, gate, version) : await together(inputs, gate, flags, version);
	const byFile = new Map<string, FileIssue[]>([...inputs.files.keys()].map((path) => [path, []]));
	for (const issue of found.issues) {
		// Nobody asked about the files that were not named: what needs no action there is of no use.
		if (issue.severity === 'info' && !inputs.files.has(issue.file)) continue;
		const ofFile = byFile.get(issue.file);
		if (ofFile === undefined) byFile.set(issue.file, [issue]);
		else ofFile.push(issue);
	}
	return [...byFile].flatMap(([file, issues]) => reportOf(file, issues, inputs, found, gate) ?? []);
}

interface Found extends Pick<Validation, 'issues' | 'contents'> {
	/** The kinds of the documents that could be read. */
	readonly kinds: ReadonlyMap<string, Kind>;
	/** The files that are no documents, and were not named. */
	readonly isOther: (path: string) => boolean;
}

async function together(inputs: Inputs, gate: Gate, flags: ValidateFlags, version: TargetVersion | undefined): Promise<Found> {
	const line = progress();
	const loader = showing(gate.loader, (files) => line.show(`checking … ${count(files, 'file')}`));
	const { typesFor, issues: ofProjects } = projectTypes(gate, flags.project);
	const losses = (graph: Graph, path: string): Issue[] => {
		const file = inputs.files.has(path) ? graph.files.get(path) : undefined;
		return file === undefined || version === undefined
			? []
			: asErrors(writeDocument(file.doc, { version, syntax: file.source.syntax }).losses);
	};
	const { graph, issues, contents } = await validate([...inputs.files.keys()], loader, {
		limits: { files: MOST_FILES },
		otherFiles: imagesBy(gate.loader, sizeIn),
		typesFor,
		also: losses,
	});
	line.clear();
	const documents = withoutOtherJson({ ...graph, issues }, inputs.matched).graph;
	const left = new Set(documents.roots);
	return {
		issues: [...withCommandAdvice(documents.issues, graph, gate), ...(await ofProjects())],
		contents,
		kinds: new Map([...graph.files].map(([path, { doc }]) => [path, doc.type])),
		isOther: (path) => inputs.files.has(path) && !left.has(path),
	};
}

async function eachAlone(inputs: Inputs, { loader }: Gate, version: TargetVersion | undefined): Promise<Found> {
	const issues: FileIssue[] = [];
	const contents = new Map<string, Uint8Array>();
	const kinds = new Map<string, Kind>();
	const others = new Set<string>();
	for (const path of inputs.files.keys()) {
		const loaded = await loader.load(path);
		if (!('bytes' in loaded)) continue;
		contents.set(path, loaded.bytes);
		const found = alone(loaded.bytes, version);
		if (found.kind !== null) kinds.set(path, found.kind);
		if (inputs.matched.has(path) && /\.json$/i.test(path) && found.issues.some(({ code }) => code === 'unknown-kind')) others.add(path);
		else issues.push(...found.issues.map((issue) => ({ ...issue, file: path })));
	}
	return { issues, contents, kinds, isOther: (path) => others.has(path) };
}

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
		const [{ reason = 'there is no such file', advice } = { advice: 'Check the file and its permissions.' }] = issues;
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
