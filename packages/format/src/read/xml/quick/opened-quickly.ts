import type { ContentLimits } from '../../../model/limits.ts';
import { isTaken } from '../../json/tile-source.ts';
import type { Opened, Place } from '../../opened.ts';
import { readQuickly } from './read-quickly.ts';
import type { Strings } from './strings.ts';
import { indexOf } from './tile-data.ts';

/**
 * Reads a document quickly. What few documents need comes from the thorough reader: the places of findings.
 *
 * @param thorough - what it returns for the same document
 * @returns `undefined` if the document has something unusual
 */
export function openedQuickly(
	bytes: Uint8Array,
	start: number,
	strings: Strings,
	limits: ContentLimits,
	thorough: () => Opened | undefined,
): Opened | undefined {
	const document = readQuickly(bytes, start, strings, limits);
	if (document === undefined) return undefined;
	const { kind, root, tiles, regular } = document;
	let known: Opened | undefined;
	const whole = (): Opened | undefined => {
		known ??= thorough();
		return known;
	};
	/** The places in the text, by those in the file. */
	const inText = new Map<Place, Place>();
	return {
		content: { kind, root },
		store: { bytes, sourceOf: (value) => (isTaken(value) ? value : tiles[indexOf(value) ?? -1]?.source) },
		restore: (value) => {
			const text = tiles[indexOf(value) ?? -1];
			return text === undefined ? value : strings.utf8(text.start, text.end).replace(/\r\n?/g, '\n');
		},
		regular: (value) => (Array.isArray(value) && regular.has(value) ? value : undefined),
		asIs: () => whole()?.asIs() ?? {},
		// What is said about tile data is at an offset in the file, so that all places must be.
		places: (pointers) => {
			const places = whole()?.places(pointers) ?? new Map<string, Place>();
			const offsetOf = whole()?.offsetsOf?.([...places.values()].flatMap(({ at, key = at }) => [at, key])) ?? Number;
			return new Map(
				[...places].map(([pointer, place]) => {
					const { at, key } = place;
					const inFile = { ...place, at: offsetOf(at), ...(key !== undefined && { key: offsetOf(key) }) };
					inText.set(inFile, place);
					return [pointer, inFile];
				}),
			);
		},
		inside: (place, byte) => {
			const index = whole()?.inside(inText.get(place) ?? place, byte);
			return index === undefined ? undefined : whole()?.offsetsOf?.([index])(index);
		},
	};
}
