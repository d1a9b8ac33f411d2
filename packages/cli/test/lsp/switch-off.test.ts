import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CodeAction, TextEdit } from 'vscode-languageserver-protocol/node';
import { CodeActionRequest } from 'vscode-languageserver-protocol/node';
import type { LanguageClient, OpenFile } from '../support/language-client.ts';
import { startLanguageClient } from '../support/language-client.ts';
import { copyOfExamples } from '../support/run.ts';

const folder = copyOfExamples();
const config = join(folder, 'tilewright.config.json');
let client: LanguageClient;
beforeAll(async () => {
	mkdirSync(join(folder, '.git'), { recursive: true });
	client = await startLanguageClient(folder);
});
afterEach(() => rmSync(config, { force: true }));
afterAll(async () => {
	expect(await client.stop()).toBe(0);
});

const DOUBLE = `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="8" tileheight="8" infinite="0" nextlayerid="2" nextobjectid="2">
 <objectgroup id="1" name="a">
  <object id="1" x="0" y="0" width="1" height="1"/>
  <object id="1" x="0" y="0" width="1" height="1"/>
 </objectgroup>
</map>
`;
const CODE = 'duplicate-object-id';

/** Does what a client does when the user chooses to switch the finding off. */
async function switchOff(file: OpenFile): Promise<{ readonly title: string; readonly text: string }> {
	const diagnostics = (await file.diagnostics()).filter(({ code }) => code === CODE);
	const [first] = diagnostics;
	if (first === undefined) throw new Error('There is nothing to switch off.');
	const found = await client.connection.sendRequest(CodeActionRequest.type, {
		textDocument: { uri: file.uri },
		range: first.range,
		context: { diagnostics },
	});
	const actions = (found ?? []).flatMap((each): CodeAction[] => ('edit' in each && each.title.startsWith('Switch off') ? [each] : []));
	expect(actions).toHaveLength(1);
	const [action] = actions;
	const [create, change] = action?.edit?.documentChanges ?? [];
	const changes = Object.entries(action?.edit?.changes ?? {});
	const isNew = create !== undefined && 'kind' in create && create.kind === 'create';
	const [[uri, edits] = ['', []]] =
		isNew && change !== undefined && 'edits' in change ? [[change.textDocument.uri, change.edits] as const] : changes;
	expect(fileURLToPath(uri)).toBe(config);
	const before = isNew ? '' : readFileSync(config, 'utf8');
	return { title: action?.title ?? '', text: edits.reduceRight((text, edit) => ('newText' in edit ? applied(text, edit) : text), before) };
}

function applied(text: string, { range: { start, end }, newText }: TextEdit): string {
	const lines = text.split('\n');
	const at = ({ line, character }: typeof start): number => lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, character);
	return text.slice(0, at(start)) + newText + text.slice(at(end));
}

let opened = 0;
/** Opens a map in a folder. Each has another name, so that no findings of an earlier one are taken for its own. */
const openIn = async (place: string): Promise<OpenFile> => await client.open(`${place}double-${++opened}.tmx`, DOUBLE);

/** The findings after the configuration was written. */
async function codesWith(text: string, place = 'maps/'): Promise<unknown[]> {
	writeFileSync(config, text);
	const map = await openIn(place);
	const codes = (await map.diagnostics()).map(({ code }) => code);
	await map.close();
	return codes;
}

describe('a finding is switched off in the folder of its document', () => {
	it('makes a configuration', async () => {
		const map = await openIn('maps/');
		const { title, text } = await switchOff(map);
		await map.close();
		expect(title).toBe(`Switch off: ${CODE} in maps`);
		expect(JSON.parse(text)).toEqual({ overrides: [{ folders: ['maps'], rules: { [CODE]: 'off' } }] });
		expect(await codesWith(text)).not.toContain(CODE);
		expect(await codesWith(text, '')).toContain(CODE);
	});

	it('in the folder of the configuration it counts for all documents', async () => {
		const map = await openIn('');
		const { title, text } = await switchOff(map);
		await map.close();
		expect(title).toBe(`Switch off: ${CODE} in this project`);
		expect(JSON.parse(text)).toEqual({ rules: { [CODE]: 'off' } });
		expect(await codesWith(text)).not.toContain(CODE);
	});

	const written = async (before: string): Promise<string> => {
		writeFileSync(config, before);
		const map = await openIn('maps/');
		const { text } = await switchOff(map);
		await map.close();
		expect(await codesWith(text)).not.toContain(CODE);
		return text;
	};

	it('changes the configuration that is there, and keeps the rest of its text', async () => {
		const before = '{\n  "rules": { "same-name":   "off" }, "maxWarnings": 3\n}\n';
		const text = await written(before);
		expect(text).toContain('"rules": { "same-name":   "off" }');
		expect(JSON.parse(text)).toEqual({ ...JSON.parse(before), overrides: [{ folders: ['maps'], rules: { [CODE]: 'off' } }] });
	});

	it('uses the override of the folder, unless a later one decides', async () => {
		const own = '{ "overrides": [{ "folders": ["./maps"], "rules": { "same-name": "off" } }] }';
		expect(await written(own)).toBe(own.replace('"same-name": "off"', `"${CODE}": "off", "same-name": "off"`));
		const later = `{ "overrides": [{ "folders": ["maps"], "rules": {} }, { "folders": ["."], "rules": { "${CODE}": "error" } }] }`;
		expect(JSON.parse(await written(later))).toEqual({
			overrides: [...JSON.parse(later).overrides, { folders: ['maps'], rules: { [CODE]: 'off' } }],
		});
	});
});
