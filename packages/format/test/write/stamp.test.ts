import type { Document, WriteOptions } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { mapText } from '../support/map-text.ts';

const documents = {
	map: mapText('"tilesets":[],"layers":[]'),
	tileset: '{"type":"tileset","tilewidth":1,"tileheight":1,"image":"a.png"}',
	template: '{"type":"template","object":{}}',
};

const EDITOR = '"editorversion":"1.9"';
const TILED = '"tiledversion":"1.9"';

/** A document with these stamps. */
function withStamps(kind: keyof typeof documents, stamps: string): Document {
	const { doc } = read(documents[kind].replace('{', `{${stamps}${stamps === '' ? '' : ','}`));
	if (doc === undefined) throw new Error('refused');
	return doc;
}

/** The stamps of the written document: `tiledversion 1.9`. */
function stampsOf(doc: Document, options: WriteOptions = {}): string {
	const text = new TextDecoder().decode(write(doc, options));
	return [...text.matchAll(/\b((?:editor|tiled)version)(?:": |=)"([\d.]+)"/g)].map(([, name, version]) => `${name} ${version}`).join(', ');
}

describe.each(['map', 'tileset', 'template'] as const)('the version of the program that saved a %s [N1]', (kind) => {
	it('keeps its name in JSON', () => {
		expect(stampsOf(withStamps(kind, EDITOR))).toBe('editorversion 1.9');
		expect(stampsOf(withStamps(kind, TILED))).toBe('tiledversion 1.9');
	});

	it('is tiledversion in XML, whatever its name was', () => {
		for (const stamps of [EDITOR, TILED, `${EDITOR},${TILED}`])
			expect(stampsOf(withStamps(kind, stamps), { syntax: 'xml' })).toBe('tiledversion 1.9');
		expect(stampsOf(withStamps(kind, ''), { syntax: 'xml' })).toMatch(kind === 'template' ? /^$/ : /^tiledversion 1\.\d+$/);
	});

	it('has the name that the caller chooses', () => {
		for (const stamps of [EDITOR, TILED, `${EDITOR},${TILED}`]) {
			expect(stampsOf(withStamps(kind, stamps), { stamp: 'editorversion' })).toBe('editorversion 1.9');
			expect(stampsOf(withStamps(kind, stamps), { stamp: 'tiledversion' })).toBe('tiledversion 1.9');
			expect(stampsOf(withStamps(kind, stamps), { stamp: 'editorversion', syntax: 'xml' })).toBe('tiledversion 1.9');
		}
		expect(stampsOf(withStamps(kind, ''), { stamp: 'tiledversion' })).toMatch(kind === 'template' ? /^$/ : /^tiledversion 1\.\d+$/);
	});
});
