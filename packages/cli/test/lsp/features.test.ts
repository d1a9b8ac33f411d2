import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentSymbol, Hover } from 'vscode-languageserver-protocol/node';
import {
	ColorPresentationRequest,
	CompletionRequest,
	DefinitionRequest,
	DocumentColorRequest,
	DocumentLinkRequest,
	DocumentSymbolRequest,
	HoverRequest,
} from 'vscode-languageserver-protocol/node';
import type { LanguageClient, OpenFile } from '../support/language-client.ts';
import { startLanguageClient } from '../support/language-client.ts';
import { copyOfExamples, tilewright } from '../support/run.ts';

const folder = copyOfExamples();
let client: LanguageClient;
let json: OpenFile;
let xml: OpenFile;
beforeAll(async () => {
	mkdirSync(join(folder, '.git'), { recursive: true });
	expect(tilewright(['export', 'maps/everything.tmj', 'maps/everything.tmx'], { cwd: folder }).status).toBe(0);
	client = await startLanguageClient(folder);
	json = await client.open('maps/everything.tmj');
	xml = await client.open('maps/everything.tmx');
});
afterAll(async () => {
	expect(await client.stop()).toBe(0);
});

const names = (symbols: readonly DocumentSymbol[]): unknown[] =>
	symbols.map(({ name, children = [] }) => (children.length === 0 ? name : [name, ...names(children)]));

const symbolsOf = async ({ uri }: OpenFile): Promise<DocumentSymbol[]> => {
	const found = await client.connection.sendRequest(DocumentSymbolRequest.type, { textDocument: { uri } });
	return (found ?? []).flatMap((symbol) => ('range' in symbol ? [symbol] : []));
};

const textOf = (hover: Hover | null): string =>
	hover !== null && typeof hover.contents === 'object' && 'value' in hover.contents ? hover.contents.value : '';

describe('a map in JSON and XML, through the command', () => {
	it('has the same outline', async () => {
		const flat = (all: unknown[]): string[] => all.flat(Number.POSITIVE_INFINITY).map(String);
		const inJson = flat(names(await symbolsOf(json)));
		expect(inJson.length).toBeGreaterThan(50);
		expect(flat(names(await symbolsOf(xml))).toSorted()).toEqual(inJson.toSorted());
	});

	it.each(['json', 'xml'])('links lead to files: %s', async (syntax) => {
		const links = await client.connection.sendRequest(DocumentLinkRequest.type, {
			textDocument: { uri: (syntax === 'json' ? json : xml).uri },
		});
		expect(links?.map(({ target }) => target)).toEqual(
			expect.arrayContaining([client.uriOf('tilesets/dungeon.tsj'), client.uriOf('art/glow.png')]),
		);
	});

	it('hover, completion and definition work', async () => {
		const hover = await client.connection.sendRequest(HoverRequest.type, {
			textDocument: { uri: xml.uri },
			position: xml.at('renderorder=', 3),
		});
		expect(textOf(hover)).toContain('**renderorder**');
		const definition = await client.connection.sendRequest(DefinitionRequest.type, {
			textDocument: { uri: json.uri },
			position: json.at('../tilesets/dungeon.tsj', 5),
		});
		expect(definition).toMatchObject({ uri: client.uriOf('tilesets/dungeon.tsj') });
		const completion = await client.connection.sendRequest(CompletionRequest.type, {
			textDocument: { uri: json.uri },
			position: json.at('"renderorder": "', 16),
		});
		expect((Array.isArray(completion) ? completion : []).map(({ label }) => label)).toEqual(
			expect.arrayContaining(['right-down', 'left-up']),
		);
	});

	it('colors are shown and written', async () => {
		const colors = await client.connection.sendRequest(DocumentColorRequest.type, { textDocument: { uri: xml.uri } });
		const [first] = colors;
		expect(first && xml.within(first.range)).toMatch(/^#[\da-f]{6,8}$/);
		const [written] = await client.connection.sendRequest(ColorPresentationRequest.type, {
			textDocument: { uri: xml.uri },
			range: first?.range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
			color: { red: 1, green: 0, blue: 0.2, alpha: 0.5 },
		});
		expect(written?.label).toBe('#80ff0033');
	});

	it('all works on half-typed text, too', async () => {
		const half = await client.open('maps/half.tmj', '{ "type": "map", "layers": [ { "type": "group", "name": "a", "');
		expect(names(await symbolsOf(half))).toEqual(['a']);
		const completion = await client.connection.sendRequest(CompletionRequest.type, {
			textDocument: { uri: half.uri },
			position: { line: 0, character: 62 },
		});
		expect((Array.isArray(completion) ? completion : []).map(({ label }) => label)).toContain('parallaxx');
		await half.close();
	});
});
