import { short } from '../issue/issue.ts';
import { isBefore, KEYED_UNTIL } from '../spec/form.ts';
import type { Kind } from '../spec/index.ts';
import { RESOURCES, XML_KINDS } from '../spec/index.ts';
import type { WriteOptions } from './options.ts';
import { TARGET_VERSIONS } from './target-version.ts';

/**
 * Holds that each option is in its range, and that none contradicts another.
 *
 * @throws RangeError
 */
export function checkOptions(kind: Kind, options: WriteOptions): void {
	checkRanges(options);
	const { encoding, compression, version, syntax, keyed, script } = options;
	if (encoding === 'csv' && compression) throw new RangeError(`Compression ${compression} goes with the encoding base64, not csv.`);
	if (compression === 'zstd' && version !== undefined && isBefore(version, '1.3'))
		throw new RangeError(`Compression zstd came with version 1.3; version ${version} cannot read it.`);
	if (syntax === 'xml' && !XML_KINDS.includes(kind)) throw new RangeError(`\`syntax\` xml does not go with a ${kind}: it has no XML form.`);
	if (keyed && !wasKeyed(kind)) throw new RangeError(`\`keyed\` does not go with a ${kind}: it never had keyed forms.`);
	if (syntax === 'xml' && keyed) throw new RangeError('`keyed` goes with JSON, not XML.');
	if (syntax === 'xml' && script !== undefined) throw new RangeError('`script` goes with JSON, not XML.');
	if (script !== undefined && kind !== 'map')
		throw new RangeError(`\`script\` goes with maps, not a ${kind}: loader functions are for them.`);
}

/** What came later than the arrays never had properties by name. */
function wasKeyed(kind: Kind): boolean {
	const { since } = RESOURCES[kind];
	return since === undefined || isBefore(since, KEYED_UNTIL);
}

function checkRanges({ indent = 1, chunkSize, compressionLevel, version }: WriteOptions): void {
	if (!Number.isInteger(indent) || indent < 0 || indent > 16)
		throw new RangeError(`\`indent\` must be a whole number from 0 to 16, found ${indent}.`);
	if (chunkSize !== undefined && !(isExtent(chunkSize.width) && isExtent(chunkSize.height)))
		throw new RangeError(`\`chunkSize\` must be whole numbers from 4 × 4, found ${chunkSize.width} × ${chunkSize.height}.`);
	if (compressionLevel !== undefined && !(Number.isInteger(compressionLevel) && compressionLevel >= -1 && compressionLevel <= 22))
		throw new RangeError(`\`compressionLevel\` must be a whole number from -1 to 22, found ${compressionLevel}.`);
	if (version !== undefined && !TARGET_VERSIONS.includes(version))
		throw new RangeError(`\`version\` must be one of ${TARGET_VERSIONS.join(', ')}, found ${short(version)}.`);
}

const isExtent = (size: number): boolean => Number.isInteger(size) && size >= 4;
