import { addCustomType, changeEnum, createCustomType, createProject, removeCustomType, renameCustomType } from '@tilewright/edit';
import type { JsonObject } from '@tilewright/format';
import { expect, test } from 'vitest';
import { editedProject, newProject } from './project-text.ts';

const TEXT = `{
  "propertyTypes": [
    { "name": "Door", "id": 1, "type": "class", "color": "#ff804000",   "members": [
      { "name": "lock", "propertyType": "Lock", "type": "string", "value": "" } ] },
    { "name": "Lock", "id": 2, "type": "enum", "values": ["iron"], "storageType": "string", "valuesAsFlags": false },
    { "name": "Wall", "id": 3, "type": "enum", "values": [], "storageType": "int", "valuesAsFlags": false }
  ],
  "commands": [ ],
  "mine": {"big": 1.50, "e": 1e2}
}
`;

const jsonOf = (bytes: Uint8Array): JsonObject => JSON.parse(new TextDecoder().decode(bytes));
const BYTES = new TextEncoder().encode(TEXT);

function edited(change: (project: JsonObject) => JsonObject): string {
	const before = jsonOf(BYTES);
	const after = change(before);
	const bytes = editedProject(BYTES, before, after);
	expect(jsonOf(bytes)).toEqual(after);
	return new TextDecoder().decode(bytes);
}

/** The lines of the file that are still there. */
const kept = (text: string): string[] => TEXT.split('\n').filter((line) => text.split('\n').includes(line));

test('[E111] only what changed is written; all other text of the project stays', () => {
	const text = edited((project) => changeEnum(project, 'Lock', { values: ['iron', 'gold'] }));
	expect(text).toBe(TEXT.replace('["iron"]', '["iron", "gold"]'));
	expect(edited((project) => removeCustomType(project, 'Wall'))).toContain('"mine": {"big": 1.50, "e": 1e2}');
});

test('[E111] a type that is added or renamed comes to its place, and its members follow', () => {
	const added = edited((project) => addCustomType(project, createCustomType('class', 'Enemy')));
	expect(kept(added).length).toBe(TEXT.split('\n').length);
	const renamed = edited((project) => renameCustomType(project, 'Lock', 'Zone'));
	expect(jsonOf(new TextEncoder().encode(renamed))['propertyTypes']).toMatchObject([
		{ name: 'Door', members: [{ propertyType: 'Zone' }] },
		{ name: 'Wall' },
		{ name: 'Zone', values: ['iron'] },
	]);
	expect(renamed).toContain('"color": "#ff804000",   "members"');
});

test('[E118] a new project has the fields that Tiled writes, sorted', () => {
	const text = new TextDecoder().decode(newProject(createProject()));
	expect(Object.keys(JSON.parse(text))).toEqual([
		'automappingRulesFile',
		'commands',
		'compatibilityVersion',
		'extensionsPath',
		'folders',
		'properties',
		'propertyTypes',
	]);
	expect(text.startsWith('{\n    "automappingRulesFile": "",\n')).toBe(true);
});
