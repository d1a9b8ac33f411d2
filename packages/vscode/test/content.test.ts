import { describe, expect, it } from 'vitest';
import type { Content } from '../src/content.ts';
import { isForServer, isTileset } from '../src/content.ts';

const content = (fileName: string, text: string, languageId = 'json'): Content => ({ fileName, languageId, getText: () => text });

describe('a .tsx file', () => {
	it.each([
		['<?xml version="1.0" encoding="UTF-8"?>\n<tileset version="1.10" name="a">', true],
		['<!-- drawn by hand -->\n<tileset>', true],
		['<tileset/>', true],
		['import { useState } from "react";\nexport const App = () => <tileset/>;', false],
		['<Tileset/>', false],
		['<tilesets/>', false],
		['', false],
	])('%j', (text, expected) => {
		expect(isTileset(content('/game/a.tsx', text))).toBe(expected);
	});

	it('is no tileset by another name', () => {
		expect(isTileset(content('/game/a.xml', '<tileset/>'))).toBe(false);
	});
});

describe('documents for the server', () => {
	it.each([
		['/game/a.tmj', '', 'json', true],
		['/game/a.TMX', '', 'xml', true],
		['/game/a.world', '', 'json', true],
		['/game/a.tsx', '<tileset/>', 'xml', true],
		['/game/tilewright.config.json', '{}', 'json', true],
		['/game/map.json', `{ "layers": [${'1,'.repeat(50_000)}1], "tiledversion": "1.10" }`, 'json', true],
		['/game/package.json', '{ "name": "game" }', 'json', false],
		['/game/pom.xml', '<project/>', 'xml', false],
		['/game/a.tsx', 'export {}', 'typescriptreact', false],
	])('%s', (name, text, languageId, expected) => {
		expect(isForServer(content(name, text, languageId))).toBe(expected);
	});
});
