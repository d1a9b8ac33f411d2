import type { Change } from '@tilewright/edit';
import { apply } from '@tilewright/edit';
import type { CustomTypes, Document, Issue } from '@tilewright/format';
import { FormatError, read, write } from '@tilewright/format';
import type { FileIssue, Graph } from '@tilewright/ops';
import { lint, targetsOf } from '@tilewright/ops';

/** A message of the page to the worker about its documents. Changes are plain data, so the worker follows without copies of whole documents. */
export type ReplicaMessage =
	| { readonly type: 'open'; readonly session: number; readonly doc: Document }
	/** `more`: further changes of the same step follow; until then, the document is not checked. */
	| { readonly type: 'change'; readonly session: number; readonly changes: readonly Change[]; readonly more?: boolean }
	/** The surroundings of a document: its findings may depend on them, too. */
	| { readonly type: 'surroundings'; readonly session: number; readonly surroundings: Surroundings }
	| { readonly type: 'close'; readonly session: number };

/** The files and types to which a document belongs. */
export interface Surroundings {
	/** The types of its project. */
	readonly types: CustomTypes;
	/** The path of the document in the graph. */
	readonly path: string;
	/** The tilesets and templates that the document uses. The document itself need not be in it as it is now. */
	readonly graph: Graph;
}

/** The findings in a document, as it was after some number of messages about it. */
export interface Checked {
	readonly session: number;
	readonly issues: readonly Issue[];
	/** The findings in the files that it uses; `undefined` if they are the same as at the last check. */
	readonly around?: readonly FileIssue[] | undefined;
}

/** Copies of the open documents that follow their changes, and are checked when there is time. */
export interface Replicas {
	follow(message: ReplicaMessage): void;
	/** Checks the next document that has changed since its last check; `undefined` if there is none. */
	checkNext(): Checked | undefined;
}

/** No copies yet. */
export function replicas(): Replicas {
	const docs = new Map<number, Document>();
	const surroundings = new Map<number, Surroundings>();
	const changed = new Set<number>();
	/** The documents whose surroundings differ from those at their last check. */
	const moved = new Set<number>();
	return {
		follow(message) {
			const { session } = message;
			if (message.type === 'close') {
				docs.delete(session);
				surroundings.delete(session);
				changed.delete(session);
				moved.delete(session);
				return;
			}
			if (message.type === 'open') docs.set(session, message.doc);
			else if (message.type === 'surroundings') {
				surroundings.set(session, message.surroundings);
				moved.add(session);
			} else {
				const doc = docs.get(session);
				if (doc === undefined) return;
				docs.set(session, apply(doc, message.changes).doc);
				if (message.more === true) {
					changed.delete(session);
					return;
				}
			}
			changed.add(session);
		},
		checkNext() {
			const [session] = changed;
			const doc = session === undefined ? undefined : docs.get(session);
			if (session === undefined || doc === undefined) return undefined;
			changed.delete(session);
			const around = surroundings.get(session);
			const isMoved = moved.delete(session);
			return { session, issues: findingsIn(doc, around), ...(isMoved && around !== undefined && { around: findingsAround(around) }) };
		},
	};
}

/** Returns the findings that `validate` would report about the saved document alone, without lines: those of the file differ. */
export function findingsIn(doc: Document, around?: Surroundings): readonly Issue[] {
	const known = around && { types: around.types, targets: targetsOf(around.graph, around.path) };
	try {
		// Lists of numbers need no compression, which would take most of the time.
		const { issues } = read(write(doc, { encoding: 'csv', minimize: true }));
		return [...issues.map(({ line: _, column: __, offset: ___, ...issue }) => issue), ...lint({ doc, ...known })];
	} catch (error) {
		if (error instanceof FormatError) return error.issues;
		throw error;
	}
}

/** Returns the findings that `validate` would report about the files around a document, besides those of reading them. Like `validate`, it leaves out what needs no action. */
const findingsAround = ({ graph, path, types }: Surroundings): readonly FileIssue[] =>
	[...graph.files.values()]
		.filter((file) => file.path !== path)
		.flatMap(({ path: file, doc, source: { syntax } }) =>
			lint({ doc, syntax, types, targets: targetsOf(graph, file) })
				.filter(({ severity }) => severity !== 'info')
				.map((issue) => ({ ...issue, file })),
		);
