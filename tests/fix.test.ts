import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Document, ImageSize, IssueCode } from '@tilewright/format';
import { checkImageSizes, placeIssues, read, write } from '@tilewright/format';
import { fixText, lint } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { difference } from '../packages/format/test/support/same.ts';
import type { CorpusRow } from './support/corpus.ts';
import { bytesOf, corpusRows, hasCorpus } from './support/corpus.ts';
import { sampleOf } from './support/effort.ts';

const FIXTURES = fileURLToPath(new URL('../fixtures/', import.meta.url));

/** The codes and pointers of all findings in a file. */
function findingsIn(bytes: Uint8Array): string[] {
	const { doc, issues, source } = read(bytes);
	if (doc === undefined) return ['error'];
	return [...issues, ...placeIssues(bytes, lint({ doc, syntax: source.syntax }))].map(({ code, severity }) => `${severity} ${code}`).sort();
}

/** Expects what holds for every fix of a file: its findings are gone, no other came, fixing again changes nothing, and the map is the same. */
function expectFixed(bytes: Uint8Array): readonly string[] {
	const { bytes: fixed, fixes } = fixText(bytes);
	const before = findingsIn(bytes);
	const after = findingsIn(fixed);
	if (fixes.length === 0) {
		expect(fixed).toBe(bytes);
		return [];
	}
	const codes = [...new Set(fixes.map(({ code }) => code))];
	const times = (list: readonly string[], code: string): number => list.filter((found) => found.endsWith(` ${code}`)).length;
	for (const code of codes) if (times(before, code) > 0) expect([code, times(after, code) < times(before, code)]).toEqual([code, true]);
	for (const found of new Set(after))
		expect([found, before.filter((each) => each === found).length]).toSatisfy(
			([, count]) => Number(count) >= times(after, found.split(' ')[1] ?? ''),
		);
	const again = fixText(fixed);
	expect(again.fixes).toEqual([]);
	expect(again.bytes).toBe(fixed);
	expect(difference(meaningOf(fixed), meaningOf(bytes))).toBeUndefined();
	return codes;
}

/** One more file that is as it should be, and what it was before: a folder of `fixtures/fix` has the code of its finding as a name. */
const pairs = readdirSync(`${FIXTURES}fix`).flatMap((name) =>
	readdirSync(`${FIXTURES}fix/${name}`).flatMap((file) => {
		const folder = `${FIXTURES}fix/${name}/`;
		return file.startsWith('before.')
			? [{ name: `${name}/${file}`, before: folder + file, after: folder + file.replace('before', 'after') }]
			: [];
	}),
);

/** The images of these fixtures have their sizes in their names. */
function sizeOf(path: string): ImageSize | undefined {
	const [, width, height] = /is-(\d+)x(\d+)/.exec(path) ?? [];
	return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/** All findings in a file, also those about images. */
function allFindingsIn(bytes: Uint8Array): IssueCode[] {
	const { doc, issues, source } = read(bytes);
	if (doc === undefined) throw new Error('The file has errors.');
	return [...issues, ...lint({ doc, syntax: source.syntax }), ...checkImageSizes(doc, sizeOf)].map(({ code }) => code);
}

const without = (value: unknown, ...fields: readonly string[]): unknown =>
	JSON.parse(JSON.stringify(value), (key, member: unknown) => (fields.includes(key) ? undefined : member));

/** The meaning of a document for programs: without ids and counters, boxes of layers, empty chunks, the order of tilesets and sizes. */
function meaningOf(bytes: Uint8Array): unknown {
	const { doc } = read(bytes);
	if (doc === undefined) return undefined;
	const own = new Set(['id', 'nextlayerid', 'nextobjectid', 'startx', 'starty', 'compressionlevel']);
	return JSON.parse(new TextDecoder().decode(write(sorted(doc), { encoding: 'csv' })), (key, value: unknown) => {
		if (own.has(key)) return undefined;
		if (key === 'chunks' && Array.isArray(value)) return value.filter((chunk) => !(chunk instanceof Object) || hasTiles(chunk));
		return typeof value === 'object' && value !== null && 'chunks' in value ? { ...value, width: 0, height: 0 } : slashed(value);
	});
}

const hasTiles = (chunk: object): boolean => 'data' in chunk && Array.isArray(chunk.data) && chunk.data.some((gid) => gid !== 0);
const slashed = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\\', '/') : value);
const sorted = (doc: Document): Document =>
	doc.type === 'map' ? { ...doc, tilesets: [...doc.tilesets].sort((a, b) => a.firstgid - b.firstgid) } : doc;

describe('validate --fix: safe fixes [C6]', () => {
	const broken = readdirSync(`${FIXTURES}validate`).map((code) => [code, `${FIXTURES}validate/${code}/broken.json`] as const);
	it.each(broken)('%s', (_, path) => {
		expectFixed(readFileSync(path));
	});

	const valid = ['valid', 'xml-valid'].flatMap((folder) =>
		readdirSync(`${FIXTURES}${folder}`).flatMap((name) =>
			['json', 'tmx', 'tsx', 'tx'].flatMap((extension) => {
				const path = `${FIXTURES}${folder}/${name}/input.${extension}`;
				return existsSync(path) ? [[`${folder}/${name}`, path] as const] : [];
			}),
		),
	);
	it.each(valid)('%s', (_, path) => {
		expectFixed(readFileSync(path));
	});

	it.each(pairs)('$name: the finding is gone, and all else is as before', ({ name, before, after }) => {
		const [input, wanted] = [readFileSync(before), readFileSync(after)];
		const { bytes, fixes, edits } = fixText(input, { sizeOf });
		expect(new TextDecoder().decode(bytes)).toBe(new TextDecoder().decode(wanted));
		expect(fixes.some(({ code }) => name.startsWith(code))).toBe(true);
		// The edits make the file, and keep every byte outside them.
		const pieces: string[] = [];
		let at = 0;
		for (const { start, end, text } of edits) {
			pieces.push(input.subarray(at, start).toString(), text);
			at = end;
		}
		expect([...pieces, input.subarray(at).toString()].join('')).toBe(wanted.toString());
		const [then, now] = [allFindingsIn(input), allFindingsIn(bytes)];
		for (const { code } of fixes) expect(now).not.toContain(code);
		for (const code of new Set(now))
			expect(then.filter((each) => each === code).length).toBeGreaterThanOrEqual(now.filter((each) => each === code).length);
		expect(fixText(bytes, { sizeOf }).fixes).toEqual([]);
		const mended = name.startsWith('image-differs') ? ['imagewidth', 'imageheight', 'tilecount'] : [];
		expect(difference(without(meaningOf(bytes), ...mended), without(meaningOf(input), ...mended))).toBeUndefined();
	});

	it('every fix has a file before and after it, in JSON and XML where both can have the finding', () => {
		const inJsonAlone = ['chunk-outside-box', 'converted', 'empty-mark', 'older-form-keyed'];
		const extensions = new Map<string, number>();
		for (const { name } of pairs) extensions.set(name.replace(/\/.*/, ''), (extensions.get(name.replace(/\/.*/, '')) ?? 0) + 1);
		expect([...extensions].filter(([, count]) => count < 2).map(([name]) => name)).toEqual(inJsonAlone);
	});

	it('mends something of all sorts', () => {
		const paths = [...[...broken, ...valid].map(([, path]) => path), ...pairs.map(({ before }) => before)];
		const codes = new Set(paths.flatMap((path) => fixText(readFileSync(path), { sizeOf }).fixes.map(({ code }) => code)));
		expect([...codes].sort()).toEqual([
			'assigned-id',
			'chunk-outside-box',
			'converted',
			'converted-gid',
			'duplicate-layer-id',
			'duplicate-object-id',
			'empty-chunk',
			'empty-mark',
			'foreign-path',
			'image-differs',
			'level-stores',
			'older-form',
			'raised-counter',
			'unsorted-tilesets',
		]);
	});
});

describe.runIf(hasCorpus)('every document of the corpus that has something to mend', () => {
	const documents = corpusRows.filter(({ kind }) => ['map', 'tileset', 'template', 'world'].includes(kind));
	it.each(sampleOf(documents, 4))('$path', (row: CorpusRow) => {
		expectFixed(bytesOf(row));
	});
});
