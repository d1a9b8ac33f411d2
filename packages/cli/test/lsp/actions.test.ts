import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CodeAction, Diagnostic, TextEdit } from 'vscode-languageserver-protocol/node';
import { CodeActionRequest } from 'vscode-languageserver-protocol/node';
import type { LanguageClient, OpenFile } from '../support/language-client.ts';
import { startLanguageClient } from '../support/language-client.ts';
import { copyOfExamples } from '../support/run.ts';

const folder = copyOfExamples();
let client: LanguageClient;
beforeAll(async () => {
	mkdirSync(join(folder, '.git'), { recursive: true });
	client = await startLanguageClient(folder);
});
afterAll(async () => {
	expect(await client.stop()).toBe(0);
});

async function actionsAt(file: OpenFile, diagnostics: readonly Diagnostic[], only?: string[]): Promise<CodeAction[]> {
	const [first] = diagnostics;
	const range = first?.range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
	const found = await client.connection.sendRequest(CodeActionRequest.type, {
		textDocument: { uri: file.uri },
		range,
		context: { diagnostics: [...diagnostics], ...(only && { only }) },
	});
	return (found ?? []).flatMap((action) => ('edit' in action ? [action] : []));
}

/** Does what a client does with an action: the edits from the last to the first. */
async function apply(action: CodeAction | undefined, file: OpenFile): Promise<void> {
	const edits: readonly TextEdit[] = action?.edit?.changes?.[file.uri] ?? [];
	expect(edits).not.toEqual([]);
	for (const { range, newText } of [...edits].reverse()) await file.edit(range, newText);
}

const codes = (diagnostics: readonly Diagnostic[]): unknown[] => diagnostics.map(({ code }) => code);

// The emoji takes two units of UTF-16 and four bytes, and stands before what is mended.
const JSON_MAP = `{ "type": "map", "version": "1.10", "orientation": "orthogonal", "width": 1, "height": 1, "tilewidth": 8, "tileheight": 8, "infinite": false,
 "nextlayerid": 2, "nextobjectid": 2, "tilesets": [],
 "layers": [{ "id": 1, "name": "😀 ä", "type": "objectgroup", "x": 0, "y": 0, "visible": true, "opacity": 1, "draworder": "topdown",
  "objects": [{ "id": 1, "name": "🚪", "x": 0, "y": 0, "width": 1, "height": 1, "rotation": 0, "visible": true, "type": "" },
              { "id": 1, "name": "b", "x": 0, "y": 0, "width": 1, "height": 1, "rotation": 0, "visible": true, "type": "" },
              { "id": 1, "name": "c", "x": 0, "y": 0, "width": 1, "height": 1, "rotation": 0, "visible": true, "type": "" }] }] }
`;
const XML_MAP = `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="8" tileheight="8" infinite="0" nextlayerid="2" nextobjectid="2">
 <objectgroup id="1" name="😀 ä">
  <object id="1" name="🚪" x="0" y="0" width="1" height="1"/>
  <object id="1" name="b" x="0" y="0" width="1" height="1"/>
  <object id="1" name="c" x="0" y="0" width="1" height="1"/>
 </objectgroup>
</map>
`;

describe.each([
	['JSON', 'maps/double.tmj', JSON_MAP],
	['XML', 'maps/double.tmx', XML_MAP],
])('fixes in %s', (_, name, text) => {
	it('a finding is mended by its action, and gone then; the rest of the text stays', async () => {
		const map = await client.open(name, text);
		const before = await map.diagnostics();
		const doubles = before.filter(({ code }) => code === 'duplicate-object-id');
		expect(doubles).toHaveLength(2);
		const actions = await actionsAt(map, doubles.slice(0, 1));
		expect(actions.map(({ title }) => title)).toEqual([
			expect.stringContaining('Mend: gave the object'),
			'Mend all: duplicate-object-id',
			'Mend all that is safe to mend',
			'Switch off: duplicate-object-id in maps',
		]);
		await apply(actions[0], map);
		expect(codes(await map.diagnostics()).filter((code) => code === 'duplicate-object-id')).toHaveLength(1);
		expect(codes(await map.diagnostics())).not.toContain('raised-counter');
		expect(
			map
				.text()
				.replace(/("?id"?[:=] ?"?)\d+/g, '$1_')
				.replace(/(nextobjectid"?[:=] ?"?)\d+/, '$1_'),
		).toBe(text.replace(/("?id"?[:=] ?"?)\d+/g, '$1_').replace(/(nextobjectid"?[:=] ?"?)\d+/, '$1_'));
		await map.close();
	});

	it('all are mended at once, as when a file is saved', async () => {
		const map = await client.open(name, text);
		await map.diagnostics();
		const [all, ...rest] = await actionsAt(map, [], ['source.fixAll']);
		expect([all?.kind, rest]).toEqual(['source.fixAll.tilewright', []]);
		await apply(all, map);
		expect(codes(await map.diagnostics())).toEqual([]);
		await map.close();
	});

	it('where nothing can be mended, findings can be switched off', async () => {
		const map = await client.open(name, text.replace('orthogonal', 'orthogonl'));
		const titles = (await actionsAt(map, await map.diagnostics())).map(({ title }) => title);
		expect(titles).toEqual(['Switch off: unknown-type in maps']);
		await map.close();
	});
});
