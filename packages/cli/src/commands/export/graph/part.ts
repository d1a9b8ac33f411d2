import type { CustomTypes, WriteOptions } from '@tilewright/format';
import type { ExportPlan } from '@tilewright/ops';
import type { DigestKey } from '../../../cache/digests.ts';
import type { Call } from '../../../cache/recorded.ts';
import type { Sources } from '../../../documents/sources.ts';
import type { GraphFormats } from '../../../formats/for-graph.ts';
import type { Gate } from '../../../gate/gate.ts';
import type { ExportedGraph } from './exported-graph.ts';
import type { GraphFlags } from './flags.ts';
import type { Change } from './out-folder.ts';

/** An export of documents with everything that they refer to. */
export interface GraphRequest {
	/** Files, folders and patterns. */
	readonly sources: readonly string[];
	/** The folder to write to. */
	readonly out: string;
	readonly flags: GraphFlags;
}

/** The outcome for one file of the export. */
export interface GraphOutcome {
	/** Its path, relative to the folder of the export. */
	readonly name: string;
	/** Path of its source. */
	readonly from: string;
	readonly change: Change;
	/** Paths of all files that it depends on, absolute. */
	readonly inputs: readonly string[];
}

/** The result of an export. */
export interface GraphResult {
	/** The files of the export, sorted by name. */
	readonly outcomes: readonly GraphOutcome[];
	/** Paths of the sources with errors, and of those whose target could not be written. */
	readonly failed: readonly string[];
	/** Whether a file could not be written. */
	readonly unwritable: boolean;
	/** Paths of the requested documents, in the order of the command line. */
	readonly requested: readonly string[];
	/** The documents that were read, with their references. */
	readonly graph: ExportedGraph;
}

/** The documents of an export, or some of them, and how they are exported. */
export interface Part {
	readonly sources: Sources;
	/** The folder of the export, absolute, without symbolic links. */
	readonly out: string;
	readonly flags: GraphFlags;
	readonly options: WriteOptions;
	readonly formats: GraphFormats;
	/** The custom types of the project. */
	readonly types: CustomTypes | undefined;
	readonly projectFiles: readonly string[];
	readonly gate: Gate;
	/** With it, digests of all that is read and written are made, for the cache. */
	readonly digestKey?: DigestKey;
	/** The part that was exported already. */
	readonly done?: DonePart;
	/** Receives all about which something is printed, and the content of each file. */
	readonly witness?: Witness;
}

/** The rest of an export. */
export interface DonePart {
	/** The files that were written, relative to the folder of the export, and the source of each. */
	readonly files: readonly { readonly to: string; readonly from: string }[];
	/** All files that these sources name. */
	readonly named: readonly string[];
	/** Identities of some of these files, by path. */
	readonly identities: ReadonlyMap<string, string>;
	/** Whether the plan of this part and the rest make the plan of all. If not, nothing is written, and the result is `undefined`. */
	readonly fits: (plan: PlannedNames, graph: ExportedGraph) => boolean;
}

/** Sees what an export does. */
export interface Witness {
	/** Something was printed about a file. */
	readonly spoken: (path: string) => void;
	/** A file has this content now. */
	readonly wrote: (job: PlannedFile, digest: string) => void;
	readonly planned: (plan: PlannedNames) => void;
	/** Other threads have asked the disk. */
	readonly asked: (questions: Questions) => void;
}

/** A file of an export, by its name in the folder of the export and its source. */
export interface PlannedFile {
	readonly to: string;
	readonly from: string;
}

/** The names in a plan. */
export interface PlannedNames extends Pick<ExportPlan, 'renamed' | 'clashes'> {
	readonly documents: readonly PlannedFile[];
	readonly copies: readonly PlannedFile[];
}

/** The questions to the disk, and the sizes of the documents in bytes. */
export interface Questions {
	readonly calls: Iterable<Call>;
	readonly sizes: ReadonlyMap<string, number>;
}
