import type { Document, WriteOptions } from '@tilewright/format';
import { COMPRESSION_LEVELS, eachLayer } from '@tilewright/format/internal';
import { knowsZstd, parseTargetVersion } from '../../documents/target-version.ts';
import { UsageError } from '../../host/exit.ts';
import type { ExportFlags } from './flags.ts';

/**
 * What is to be written, by what was typed.
 *
 * @throws UsageError when options contradict each other
 */
export function writeOptionsOf(flags: ExportFlags): WriteOptions {
	const { encoding, compression, compressionLevel, indent, minimize } = flags;
	const version = flags.exportVersion === undefined ? undefined : parseTargetVersion('--export-version', flags.exportVersion);
	if (version !== undefined && compression === 'zstd' && !knowsZstd(version)) {
		throw new UsageError(
			`--compression zstd does not go with --export-version ${flags.exportVersion}: zstd came with version 1.3.`,
			'Take --compression zlib.',
		);
	}
	if (encoding === 'csv' && compression !== undefined && compression !== 'none') {
		throw new UsageError(
			`--compression ${compression} does not go with --encoding csv: only base64 can be compressed.`,
			'Leave one of the two out, or take --encoding base64.',
		);
	}
	if (compressionLevel !== undefined) checkLevel(compressionLevel, compression, encoding);
	if (minimize && indent !== undefined) {
		throw new UsageError('--indent does not go with --minimize, which leaves out all white space.', 'Leave one of the two out.');
	}
	return {
		...(encoding !== undefined && { encoding }),
		...(compression !== undefined && { compression: compression === 'none' ? '' : compression }),
		...(compressionLevel !== undefined && { compressionLevel }),
		...(indent !== undefined && { indent }),
		...(minimize !== undefined && { minimize }),
		...(version !== undefined && { version }),
	};
}

function checkLevel(level: number, compression: ExportFlags['compression'], encoding: ExportFlags['encoding']): void {
	if (compression === 'none' || encoding === 'csv') {
		throw new UsageError(
			`--compression-level ${level} has nothing to act on: nothing is compressed.`,
			'Leave it out, or ask for a compression: --compression zlib.',
		);
	}
	if (compression === undefined || level === -1) return;
	const { least, most } = COMPRESSION_LEVELS[compression];
	if (level >= least && level <= most) return;
	throw new UsageError(`--compression ${compression} has no level ${level}.`, `Take ${least} to ${most}, or -1 for its own default.`);
}

/**
 * A level that was asked for without a compression must fit the compression of every layer, too.
 *
 * @param version - that is written for; one without zstd gets zlib in its place
 * @throws UsageError
 */
export function checkLevels(doc: Document, { compression, compressionLevel: level }: ExportFlags, version: WriteOptions['version']): void {
	if (doc.type !== 'map' || level === undefined || level === -1 || compression !== undefined) return;
	for (const { layer } of eachLayer(doc.layers)) {
		if (layer.type !== 'tilelayer' || layer.encoding === 'csv' || layer.compression === '') continue;
		const turned = layer.compression === 'zstd' && version !== undefined && !knowsZstd(version);
		const { least, most } = COMPRESSION_LEVELS[turned ? 'zlib' : layer.compression];
		if (level >= least && level <= most) continue;
		throw new UsageError(
			`--compression-level ${level} does not fit the layer "${layer.name}", which is compressed by ${turned ? 'zlib then' : layer.compression}.`,
			`Take ${least} to ${most}${turned ? '' : ', or name another compression: --compression zstd'}.`,
		);
	}
}
