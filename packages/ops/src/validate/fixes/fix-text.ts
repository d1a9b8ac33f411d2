import type { ImageSize, Issue, RefusalReason, TextEdit } from '@tilewright/format';
import { checkImageSizes, editText, imagesToMeasure, placeIssues, read } from '@tilewright/format';
import { isObject, toUtf8 } from '@tilewright/format/internal';
import { lint } from '../lint.ts';
import type { Fix } from './fix.ts';
import { fixesFor } from './list.ts';

/** A file that is mended. */
export interface FixedText {
	/** The new content; the same object if there is nothing to mend. */
	readonly bytes: Uint8Array;
	/** The fixes that were made. */
	readonly fixes: readonly Fix[];
	/** The fixes that could not be made, and why. */
	readonly refused: readonly RefusedFix[];
	/** The parts of the text that changed, for programs that have it open. */
	readonly edits: readonly TextEdit[];
}

/** A fix that could not be made. */
export interface RefusedFix {
	readonly fix: Fix;
	/** Why the first of its changes could not be made that was refused. */
	readonly reason: RefusalReason;
}

/** Options of {@link fixText}. */
export interface FixOptions {
	/** The size of an image, by its path from the document; `undefined` if it is not known. Without it, no sizes are mended. */
	readonly sizeOf?: (path: string) => ImageSize | undefined;
	/** Chooses fixes. Default: all. */
	readonly isWanted?: (fix: Fix) => boolean;
}

/**
 * Mends a file in its text, where that is safe: every program that reads the file sees the same map afterwards. Only the mended places change.
 * A file with errors is left alone.
 *
 * @param input - the content of the file
 * @example
 * const { bytes, fixes } = fixText(file);
 * for (const { says } of fixes) console.log(says);
 */
export function fixText(input: Uint8Array, options: FixOptions = {}): FixedText {
	const first = fixOnce(input, options);
	let { bytes, refused } = first;
	const fixes = [...first.fixes];
	for (let pass = 1; refused.length > 0 && pass < MOST_PASSES; pass++) {
		const next = fixOnce(bytes, options);
		({ bytes, refused } = next);
		if (next.fixes.length === 0) break;
		fixes.push(...next.fixes);
	}
	return { bytes, fixes, refused, edits: bytes === first.bytes ? first.edits : editsBetween(input, bytes) };
}

/** A fix may be about a part that another one writes again: then it is made in the new text. */
const MOST_PASSES = 3;

function fixOnce(input: Uint8Array, { sizeOf, isWanted = () => true }: FixOptions): FixedText {
	const nothing: FixedText = { bytes: input, fixes: [], refused: [], edits: [] };
	const result = read(input);
	if (result.doc === undefined) return nothing;
	const { doc, source } = result;
	const asIs = read(input, { upgrade: false });
	const raw: unknown = asIs.doc;
	if (!isObject(raw)) return nothing;
	const further: Issue[] = [...lint({ doc, syntax: source.syntax }), ...(sizeOf === undefined ? [] : checkImageSizes(doc, sizeOf))];
	const issues = [...result.issues, ...placeIssues(input, further)];
	const found = fixesFor({ raw, doc, issues, syntax: source.syntax, ...(sizeOf !== undefined && { sizeOf }) }).filter(isWanted);
	return mend(input, found);
}

/** Makes the changes of fixes. A fix is made completely or not at all: if one of its changes is refused, it is left out. */
function mend(input: Uint8Array, fixes: readonly Fix[], before: readonly RefusedFix[] = []): FixedText {
	const { bytes, edits, refused } = editText(
		input,
		fixes.flatMap(({ changes }) => changes),
	);
	if (refused.length === 0) return { bytes, edits, fixes: edits.length === 0 ? [] : fixes, refused: before };
	const reasons = new Map(refused.map(({ change, reason }) => [change, reason]));
	const lost = fixes.flatMap((fix) => {
		const reason = fix.changes.map((change) => reasons.get(change)).find((each) => each !== undefined);
		return reason === undefined ? [] : [{ fix, reason }];
	});
	const others = new Set(lost.map(({ fix }) => fix));
	return mend(
		input,
		fixes.filter((fix) => !others.has(fix)),
		[...before, ...lost],
	);
}

/** The edit that makes one text of another. */
function editsBetween(input: Uint8Array, output: Uint8Array): readonly TextEdit[] {
	const [before, after] = [toUtf8(input), toUtf8(output)];
	const shorter = Math.min(before.length, after.length);
	// Both ends are at the start of a character.
	let start = 0;
	while (start < shorter && before[start] === after[start]) start++;
	while (start > 0 && isInside(before[start])) start--;
	let same = 0;
	while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
	while (same > 0 && isInside(before[before.length - same])) same--;
	const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(after.subarray(start, after.length - same));
	return start === before.length && text === '' ? [] : [{ start, end: before.length - same, text }];
}

/** Whether a byte is not the first one of its character in UTF-8. */
const isInside = (byte = 0): boolean => (byte & 0xc0) === 0x80;

/**
 * The images whose sizes {@link fixText} asks for, as paths from the document.
 *
 * @example const sizes = await Promise.all(imagesToFix(bytes).map(sizeAt));
 */
export function imagesToFix(input: Uint8Array): readonly string[] {
	const { doc } = read(input);
	return doc === undefined ? [] : imagesToMeasure(doc);
}
