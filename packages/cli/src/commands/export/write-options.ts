import type { Document, WriteOptions } from '@tilewright/format';
import { COMPRESSION_LEVELS, eachLayer } from '@tilewright/format/internal';
import { knowsZstd, parseTargetVersion } from '../../documents/target-version.ts';
import { UsageError } from '../../host/exit.ts';
import type { ExportFlags } from './flags.ts';

/**
 * The options for writing.
 *
 * @throws UsageError if options contradict each other
 */
export function writeOptionsOf(flags: ExportFlags): WriteOptions {
	const { encoding, compression, compressionLevel, stamp, indent, minimize } = flags;
	const version = flags.exportVersion === undefined ? undefined : parseTargetVersion('--export-version', flags.exportVersion);
	if (version !== undefined && compression === 'zstd' && !knowsZstd(version)) {
		throw new UsageError(
			`--compression zstd cannot be combined with --export-version ${flags.exportVersion}: zstd was added in version 1.3.`,
			'Use --compression zlib.',
		);
	}
	if (encoding === 'csv' && compression !== undefined && compression !== 'none') {
		throw new UsageError(
			`--compression ${compression} cannot be combined with --encoding csv: only base64 can be compressed.`,
			'Leave one of the two out, or use --encoding base64.',
		);
	}
	if (compressionLevel !== undefined) checkLevel(compressionLevel, compression, encoding);
	if (minimize && indent !== undefined) {
		throw new UsageError('--indent cannot be combined with --minimize, which leaves out all white space.', 'Leave one of the two out.');
	}
	return {
		...(encoding !== undefined && { encoding }),
		...(compression !== undefined && { compression: compression === 'none' ? '' : compression }),
		...(compressionLevel !== undefined && { compressionLevel }),
		...(stamp !== undefined && { stamp }),
		...(indent !== undefined && { indent }),
		...(minimize !== undefined && { minimize }),
		...(version !== undefined && { version }),
	};
}

function checkLevel(level: number, compression: ExportFlags['compression'], encoding: ExportFlags['encoding']): void {
	if (compression === 'none' || encoding === 'csv') {
		throw new UsageError(
			`--compression-level ${level} has no effect: nothing is compressed.`,
			'Leave it out, or choose a compression: --compression zlib.',
		);
	}
	if (compression === undefined || level === -1) return;
	const { least, most } = COMPRESSION_LEVELS[compression];
	if (level >= least && level <= most) return;
	throw new UsageError(`--compression ${compression} has no level ${level}.`, `Use ${least} to ${most}, or -1 for the default.`);
}

/**
 * Checks a level that was given without a compression: it must be valid for the compression of every layer.
 *
 * @param version - the version to write for; versions without zstd get zlib instead
 * @throws UsageError
 */
export function checkLevels(doc: Document, { compression, compressionLevel: level }: ExportFlags, version: WriteOptions['version']): void {
	if (doc.type !== 'map' || level === undefined || level === -1 || compression !== undefined) return;
	for (const { layer } of eachLayer(doc.layers)) {
		if (layer.type !== 'tilelayer' || layer.encoding === 'csv' || layer.compression === '') continue;
		const isReplaced = layer.compression === 'zstd' && version !== undefined && !knowsZstd(version);
		const { least, most } = COMPRESSION_LEVELS[isReplaced ? 'zlib' : layer.compression];
		if (level >= least && level <= most) continue;
		throw new UsageError(
			`--compression-level ${level} does not fit the layer "${layer.name}", which ${isReplaced ? 'will be compressed with zlib' : `is compressed with ${layer.compression}`}.`,
			`Use ${least} to ${most}${isReplaced ? '' : ', or choose another compression: --compression zstd'}.`,
		);
	}
}
