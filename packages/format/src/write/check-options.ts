import { short } from '../issue/short.ts';
import { isObject } from '../model/json-value.ts';
import { isBefore, KEYED_UNTIL } from '../spec/form.ts';
import type { Kind } from '../spec/index.ts';
import { RESOURCES, XML_KINDS } from '../spec/index.ts';
import type { WriteOptions } from './options.ts';
import { TARGET_VERSIONS } from './target-version.ts';

/**
 * Checks that each option is in its range and that no two options contradict each other.
 *
 * @throws RangeError
 */
export function checkOptions(kind: Kind, options: WriteOptions): void {
	checkWords(options);
	checkRanges(options);
	const { encoding, compression, version, syntax, keyed, script } = options;
	if (encoding === 'csv' && compression)
		throw new RangeError(`Compression ${compression} cannot be combined with the encoding csv, only with base64.`);
	if (compression === 'zstd' && version !== undefined && isBefore(version, '1.3'))
		throw new RangeError(`Compression zstd is new in version 1.3; version ${version} cannot read it.`);
	if (syntax === 'xml' && !XML_KINDS.includes(kind))
		throw new RangeError(`\`syntax\` xml cannot be combined with a ${kind}, which has no XML form.`);
	if (keyed && !wasKeyed(kind)) throw new RangeError(`\`keyed\` cannot be combined with a ${kind}, which never had keyed forms.`);
	if (syntax === 'xml' && keyed) throw new RangeError('`keyed` cannot be combined with XML, only with JSON.');
	if (syntax === 'xml' && script !== undefined) throw new RangeError('`script` cannot be combined with XML, only with JSON.');
	if (script !== undefined && kind !== 'map')
		throw new RangeError(`\`script\` cannot be combined with a ${kind}, because loader functions only load maps.`);
}

/** Documents that are newer than the arrays never had properties by name. */
function wasKeyed(kind: Kind): boolean {
	const { since } = RESOURCES[kind];
	return since === undefined || isBefore(since, KEYED_UNTIL);
}

/** JavaScript callers may pass any word. */
function checkWords({ syntax, encoding, compression, script, stamp }: WriteOptions): void {
	checkWord('syntax', syntax, ['json', 'xml']);
	checkWord('encoding', encoding, ['csv', 'base64']);
	checkWord('compression', compression, ['', 'zlib', 'gzip', 'zstd']);
	checkWord('stamp', stamp, ['editorversion', 'tiledversion']);
	if (script !== undefined && (typeof script !== 'string' || script === ''))
		throw new RangeError(`\`script\` must be the name that the map is loaded as, a text that is not empty, found ${short(script)}.`);
}

function checkWord(option: keyof WriteOptions, found: unknown, words: readonly string[]): void {
	if (found !== undefined && !words.some((word) => word === found))
		throw new RangeError(`\`${option}\` must be one of ${words.map((word) => `"${word}"`).join(', ')}, found ${short(found)}.`);
}

function checkRanges({ indent = 1, chunkSize, compressionLevel, version }: WriteOptions): void {
	if (!Number.isInteger(indent) || indent < 0 || indent > 16)
		throw new RangeError(`\`indent\` must be a whole number from 0 to 16, found ${short(indent)}.`);
	if (chunkSize !== undefined && !(isObject(chunkSize) && isExtent(chunkSize['width']) && isExtent(chunkSize['height']))) {
		const found = isObject(chunkSize) ? `${short(chunkSize['width'])} × ${short(chunkSize['height'])}` : short(chunkSize);
		throw new RangeError(`\`chunkSize\` must be an object with \`width\` and \`height\`, whole numbers from 4 × 4, found ${found}.`);
	}
	if (compressionLevel !== undefined && !(Number.isInteger(compressionLevel) && compressionLevel >= -1 && compressionLevel <= 22))
		throw new RangeError(`\`compressionLevel\` must be a whole number from -1 to 22, found ${short(compressionLevel)}.`);
	if (version !== undefined && !TARGET_VERSIONS.includes(version))
		throw new RangeError(`\`version\` must be one of ${TARGET_VERSIONS.join(', ')}, found ${short(version)}.`);
}

const isExtent = (size: unknown): boolean => typeof size === 'number' && Number.isInteger(size) && size >= 4;
