import { UsageError } from '../../host/exit.ts';
import type { GraphFlags } from './graph/flags.ts';
import type { GraphRequest } from './graph/part.ts';
import type { ExportRequest } from './single/run.ts';

const SEE = 'See: tilewright help export';

/**
 * The request of `tilewright export`: one document, or with `--out` a graph of documents.
 *
 * @throws UsageError
 */
export function requestFor(files: readonly string[], flags: GraphFlags): ExportRequest | GraphRequest {
	const { out, copyImages, inlineImages, dryRun, depfile, watch, cache, jobs } = flags;
	const [source, target] = files;
	if (out !== undefined) {
		if (out === '') throw new UsageError('--out needs the name of a folder.', SEE);
		if (source === undefined) throw new UsageError('Missing required argument "sources".', SEE);
		if (flags.base !== undefined)
			throw new UsageError('--base cannot be combined with --out, which exports files with their own folders.', 'Leave it out.');
		if (flags.unembedTilesets !== undefined)
			throw new UsageError(
				'--unembed-tilesets cannot be combined with --out.',
				'Export the maps one by one first: tilewright export <map> <map> --unembed-tilesets <folder>',
			);
		if (cache === '') throw new UsageError('--cache needs the name of a folder.', SEE);
		if (depfile === '') throw new UsageError('--depfile needs the name of a file.', SEE);
		return { sources: files, out, flags };
	}
	const [unused] = Object.entries({
		'--copy-images': copyImages,
		'--inline-images': inlineImages,
		'--dry-run': dryRun,
		'--depfile': depfile,
		'--watch': watch,
		'--cache': cache,
		'--jobs': jobs,
	}).filter(([, given]) => given !== undefined);
	if (unused !== undefined) throw new UsageError(`${unused[0]} needs --out.`, 'Name a folder: --out dist');
	if (source === undefined) throw new UsageError('Missing required argument "source".', SEE);
	if (target === undefined)
		throw new UsageError('Missing required argument "target".', `To export it with the documents it refers to: --out <folder>. ${SEE}`);
	if (files.length > 2)
		throw new UsageError(
			`Too many arguments for "export": without --out it takes a source and a target, found ${files.length} arguments.`,
			`To export several documents: tilewright export <sources...> --out <folder>. ${SEE}`,
		);
	return { source, target, flags };
}
