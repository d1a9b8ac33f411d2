import type { Compression } from './codec.ts';

/** The levels of one compression. `preset` is used for −1. */
export interface CompressionLevels {
	readonly least: number;
	readonly most: number;
	readonly preset: number;
}

/** The levels of each compression; −1 also means its default. */
export const COMPRESSION_LEVELS: Readonly<Record<Exclude<Compression, ''>, CompressionLevels>> = {
	zlib: { least: 0, most: 9, preset: 6 },
	gzip: { least: 0, most: 9, preset: 6 },
	zstd: { least: 1, most: 22, preset: 3 },
};

/**
 * Converts a level from a document or an option to the codec's level.
 * @param level −1 for the compression's default, or a level from {@link COMPRESSION_LEVELS}
 * @returns the level, never −1
 * @throws RangeError if there is no such level; the message is the same on every platform
 */
export function resolveLevel(compression: Exclude<Compression, ''>, level: number): number {
	const { least, most, preset } = COMPRESSION_LEVELS[compression];
	if (level === -1) return preset;
	if (Number.isInteger(level) && level >= least && level <= most) return level;
	throw new RangeError(`${compression} has no level ${level}: use -1 for its default, or ${least} to ${most}`);
}
