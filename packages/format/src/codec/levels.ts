import type { Compression } from './codec.ts';

/** The levels of one compression; what it does when asked for −1 is `preset`. */
export interface CompressionLevels {
	readonly least: number;
	readonly most: number;
	readonly preset: number;
}

/** Which levels each compression takes, beside −1, which is its own default (rule L5). */
export const COMPRESSION_LEVELS: Readonly<Record<Exclude<Compression, ''>, CompressionLevels>> = {
	zlib: { least: 0, most: 9, preset: 6 },
	gzip: { least: 0, most: 9, preset: 6 },
	zstd: { least: 1, most: 22, preset: 3 },
};

/**
 * Turns a level as documents and callers give it into the number that the codec takes.
 * @param compression which compression
 * @param level −1 for the compression's own default, else a level from {@link COMPRESSION_LEVELS}
 * @returns the level, never −1
 * @throws RangeError if there is no such level: every platform refuses the same ones
 */
export function resolveLevel(compression: Exclude<Compression, ''>, level: number): number {
	const { least, most, preset } = COMPRESSION_LEVELS[compression];
	if (level === -1) return preset;
	if (Number.isInteger(level) && level >= least && level <= most) return level;
	throw new RangeError(`${compression} has no level ${level}: take -1 for its default, or ${least} to ${most}`);
}
