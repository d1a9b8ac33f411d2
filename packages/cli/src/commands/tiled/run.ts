import { isFormatName } from '@tilewright/ops/formats';
import { listFormats } from '../../formats/list-formats.ts';
import type { Exit } from '../../host/exit.ts';
import { EXIT, UsageError } from '../../host/exit.ts';
import { printText } from '../../host/output.ts';
import type { ExportRequest } from '../export/single/run.ts';
import type { TiledFlags } from './flags.ts';

/** Does what Tiled does for the same arguments (rule C1), through `tilewright export`. */
export async function runTiled(words: readonly string[], flags: TiledFlags): Promise<Exit> {
	if ([flags.exportMap, flags.exportTileset, flags.exportFormats].filter(Boolean).length > 1) {
		throw new UsageError('--export-map, --export-tileset and --export-formats cannot be combined.', 'Call tilewright once for each.');
	}
	if (!flags.exportFormats) {
		const request = requestOf(words, flags);
		const { runExport } = await import('../export/single/run.ts');
		return await runExport(request);
	}
	if (words.length > 0)
		throw new UsageError(
			`--export-formats takes no arguments, found "${words.join(' ')}".`,
			'To export: --export-map [format] <source> <target>',
		);
	await printText(listFormats());
	return EXIT.success;
}

function requestOf(words: readonly string[], { exportMap, exportTileset: _, exportFormats: __, ...flags }: TiledFlags): ExportRequest {
	const flag = exportMap ? '--export-map' : '--export-tileset';
	const usage = `Write: tilewright ${flag} [format] <source> <target>`;
	if (words.length > 3)
		throw new UsageError(
			`${flag} takes a source and a target, with an optional format before them; found ${words.length} arguments: ${words.join(' ')}`,
			usage,
		);
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
			words.length === 2 ? `${usage} (for a file that is named like a format: ./${source})` : usage,
		);
	if (format !== undefined && flags.format !== undefined && format !== flags.format) {
		throw new UsageError(`Two different formats: ${format} and --format ${flags.format}.`, 'Leave one of them out.');
	}
	return { source, target, kind: exportMap ? 'map' : 'tileset', flags: format === undefined ? flags : { ...flags, format } };
}
