import type { CustomTypes } from '@tilewright/format';
import type { FileIssue } from '@tilewright/ops';
import type { DigestKey } from '../../../../cache/digests.ts';
import type { Task } from '../../../../cores/task.ts';
import type { ExportedGraph } from '../exported-graph.ts';
import type { GraphFlags } from '../flags.ts';
import type { PlannedFile, PlannedNames, Questions } from '../part.ts';
import type { JobReport } from '../write-jobs.ts';

/** The tasks of threads that export. */
export interface ExportTasks {
	/** Reads a part of an export, and keeps it. `undefined` if it cannot be exported alone. */
	readonly 'read-part': Task<PartRequest, never, PartReport | undefined>;
	/** Writes files of the part that was read. */
	readonly 'write-part': Task<WriteRequest, WrittenFile, Questions>;
}

/** A part of an export, for another thread. */
export interface PartRequest {
	/** The requested documents of the part. */
	readonly files: readonly string[];
	/** The folders of all sources. */
	readonly folders: readonly string[];
	readonly matched: ReadonlySet<string>;
	readonly found: ReadonlySet<string>;
	readonly out: string;
	readonly flags: GraphFlags;
	readonly types: CustomTypes | undefined;
	readonly projectFiles: readonly string[];
	readonly digestKey: DigestKey | undefined;
}

/** The documents that a thread has read. */
export interface PartReport {
	readonly graph: ExportedGraph;
	/** The requested documents of the part, also those that could not be read. */
	readonly requested: readonly string[];
	readonly plan: PlannedNames;
	/** The findings in documents. */
	readonly issues: readonly FileIssue[];
	/** The findings about images that may not be copied. */
	readonly ofImages: readonly FileIssue[];
	/** The sizes of the files that were read, in bytes. */
	readonly sizes: ReadonlyMap<string, number>;
}

/** The files that a thread writes, in this order. */
interface WriteRequest {
	readonly files: readonly string[];
}

/** A file that a thread has written, or why not. */
interface WrittenFile {
	readonly to: PlannedFile['to'];
	readonly report: JobReport;
}
