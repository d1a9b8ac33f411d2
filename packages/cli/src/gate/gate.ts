import { dirname } from 'node:path';
import type { Loader } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { realPath, shellQuoted } from '../host/paths.ts';
import type { RootFlags } from './root-folder.ts';
import { commonFolder, isInside, rootFor } from './root-folder.ts';

/** A reference, and the document that has it. */
export interface ReferenceFrom {
	/** As written in the document. */
	readonly reference: string;
	/** Path of the document. */
	readonly from: string;
}

/**
 * The only way to files that documents name. Documents may come from strangers, who choose what they refer to (rule C4).
 */
export interface Gate {
	/** The root: absolute, with `/`, without symbolic links. */
	readonly root: string;
	/** Loads files that are read, measured or drawn: inside the root, or everywhere if there is no bound. */
	readonly loader: Loader;
	/** Loads files that are copied or inlined: inside the root, unless `--allow-outside` is given. */
	readonly copies: Loader;
	/** The path that a reference leads to, even if it may not be read: only to compare it. `undefined` if it is not a path. */
	readonly pathOf: (reference: string, from: string) => string | undefined;
	/** Whether lines of a file may be printed: only inside the root. */
	readonly mayShow: (path: string) => boolean;
	/**
	 * Advice about references that lead out of the root: the options with which they work.
	 *
	 * @param sources - folders of other sources, which the root must contain too
	 */
	readonly adviceFor: (references: readonly ReferenceFrom[], sources?: readonly string[]) => string;
}

/**
 * The gate for a source.
 *
 * @param source - folder of the source, or common to all sources: absolute, with `/`, without symbolic links
 * @throws UsageError if `--root` does not exist, or does not contain the source
 */
export function gateFor(source: string, flags: RootFlags): Gate {
	const { folder: root, isBound } = rootFor(source, flags);
	const inside = insideOf(root);
	const everywhere = fileLoader({ root, allowOutside: true });
	return {
		root,
		loader: isBound ? inside : everywhere,
		copies: flags.allowOutside ? everywhere : inside,
		pathOf: (reference, from) => {
			const resolved = everywhere.resolve(reference, from);
			return 'path' in resolved ? resolved.path : undefined;
		},
		mayShow: (path) => isInside(realPath(path), root),
		adviceFor: (references, sources = []) => {
			const targets = references.flatMap(({ reference, from }) => {
				const resolved = everywhere.resolve(reference, from);
				return 'path' in resolved ? [resolved.path, realPath(resolved.path)].map(dirname) : [];
			});
			const wider = commonFolder([root, ...sources, ...targets]);
			const works = references.every(({ reference, from }) => 'path' in insideOf(wider).resolve(reference, from));
			// The top folder would be no bound at all.
			const option = works && wider !== dirname(wider) ? `--root ${shellQuoted(wider)}, or ` : '';
			return `The root is ${root}. To use the file all the same: ${option}--allow-outside if you trust the documents.`;
		},
	};
}

/** Loads files in a folder, also by absolute paths: Tiled writes some, and reads all. */
function insideOf(root: string): Loader {
	const loader = fileLoader({ root });
	const everywhere = fileLoader({ root, allowOutside: true });
	return {
		...loader,
		resolve: (reference, from) => {
			const found = everywhere.resolve(reference, from);
			return 'path' in found && isInside(found.path, root) ? found : loader.resolve(reference, from);
		},
	};
}
