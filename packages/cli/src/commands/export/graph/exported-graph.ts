import { cellCount } from '@tilewright/format/internal';
import type { Graph, Link } from '@tilewright/ops';
import { filesOf } from '../../../documents/overwrite.ts';
import type { Gate } from '../../../gate/gate.ts';

/** A document of an export, without its content: another thread may have that. */
export interface ExportedFile {
	readonly path: string;
	/** Its references. Those to the same file may be listed once. */
	readonly links: readonly Link[];
	/** The path of the file and of all that it names. */
	readonly named: readonly string[];
	/** The number of cells of its tile layers. */
	readonly cells: number;
	/** Whether it is a world with patterns: the files of its folder decide. */
	readonly hasPatterns: boolean;
}

/** The documents that an export has read, without the content. */
export interface ExportedGraph {
	/** Paths of the requested documents. */
	readonly roots: readonly string[];
	/** In the order of the graph. */
	readonly files: ReadonlyMap<string, ExportedFile>;
}

/** A graph without the content of its documents. */
export const exportedGraph = ({ roots, files }: Graph, gate: Gate): ExportedGraph => ({
	roots,
	files: new Map(
		[...files].map(([path, file]): [string, ExportedFile] => [
			path,
			{
				path,
				links: file.links,
				named: filesOf({ files: new Map([[path, file]]) }, gate),
				cells: cellCount(file.doc),
				hasPatterns: file.doc.type === 'world' && file.doc.patterns.length > 0,
			},
		]),
	),
});
