import type { ExportFlags } from '../export/flags.ts';
import { isFormatName, listFormats } from '../export/formats.ts';
import type { Exit } from '../host/exit.ts';
import { EXIT, UsageError } from '../host/exit.ts';
import { print } from '../host/output.ts';
import type { ExportRequest } from './export.ts';

/** What the flags of the reference editor ask for, beside the options of an export. */
export interface ReferenceFlags extends ExportFlags {
	readonly exportMap?: boolean;
	readonly exportTileset?: boolean;
	readonly exportFormats?: boolean;
}

/** Does what the reference editor does for the same words (rule C1), by the way of `tilewright export`. */
export async function runReference(words: readonly string[], flags: ReferenceFlags): Promise<Exit> {
	if ([flags.exportMap, flags.exportTileset, flags.exportFormats].filter(Boolean).length > 1) {
		throw new UsageError('--export-map, --export-tileset and --export-formats do not go together.', 'Call tilewright once for each.');
	}
	if (!flags.exportFormats) {
		const request = requestOf(words, flags);
		const { runExport } = await import('./export.ts');
		return await runExport(request);
	}
	if (words.length > 0)
		throw new UsageError(
			`--export-formats takes no words, found "${words.join(' ')}".`,
			'To export: --export-map [format] <source> <target>',
		);
	await print(listFormats());
	return EXIT.fine;
}

function requestOf(words: readonly string[], { exportMap, exportTileset: _, exportFormats: __, ...flags }: ReferenceFlags): ExportRequest {
	const flag = exportMap ? '--export-map' : '--export-tileset';
	const usage = `Write: tilewright ${flag} [format] <source> <target>`;
	if (words.length > 3)
		throw new UsageError(`${flag} takes two files, and a format before them; found ${words.length} words: ${words.join(' ')}`, usage);
	const [target = '', source = '', format] = words.toReversed();
	const missing =
		words.length === 0
			? 'a source and a target'
			: words.length === 1 || (words.length === 2 && isFormatName(source))
				? 'a target'
				: undefined;
	if (missing !== undefined)
		throw new UsageError(
			`${flag} needs ${missing}.`,
			words.length === 2 ? `${usage} (a file by the name of a format: ./${source})` : usage,
		);
	if (format !== undefined && flags.format !== undefined && format !== flags.format) {
		throw new UsageError(`Two formats are asked for: ${format} and --format ${flags.format}.`, 'Leave one of them out.');
	}
	return { source, target, kind: exportMap ? 'map' : 'tileset', flags: format === undefined ? flags : { ...flags, format } };
}
