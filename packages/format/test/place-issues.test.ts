import { describe, expect, it } from 'vitest';
import type { Issue } from '../src/index.ts';
import { placeIssues, read, write } from '../src/index.ts';

const map = (more: object): object => ({
	type: 'map',
	version: '1.10',
	orientation: 'orthogonal',
	width: 1,
	height: 1,
	tilewidth: 16,
	tileheight: 16,
	tilesets: [],
	layers: [],
	...more,
});

/** The losses of a file that is written for a version: place and pointer in the file, and the text there. */
function losses(text: string, version: '1.0' | '1.1' | '1.8'): string[] {
	const { doc } = read(text);
	if (doc === undefined) throw new Error('The document must be read.');
	const losses: Issue[] = [];
	write(doc, { version, onIssue: (issue) => losses.push(issue) });
	return placeIssues(text, losses).map(({ line, column, offset, pointer }) => {
		const [word] = /^[\w"]+/.exec(new TextDecoder().decode(new TextEncoder().encode(text).subarray(offset))) ?? [];
		return `${line}:${column} ${pointer} ${word}`;
	});
}

describe('losses have their place in the original file [V1]', () => {
	it('in JSON: the name of a dropped field, or a changed value', () => {
		const layers = [{ type: 'group', id: 1, name: 'g', opacity: 1, visible: true, x: 0, y: 0, parallaxx: 2, mode: 'add', layers: [] }];
		expect(losses(JSON.stringify(map({ layers }), null, 1), '1.8')).toEqual(['20:4 /layers/0/mode "mode"']);
	});

	it('for properties, which reading sorts [J11]', () => {
		const properties = [
			{ name: 'z', type: 'class', propertytype: 'T', value: {} },
			{ name: 'a', type: 'int', value: 1 },
			{ name: 'c', type: 'string', propertytype: 'E', value: '' },
		];
		const text = JSON.stringify(map({ properties }));
		const [first, second] = placed(text);
		expect([first?.pointer, second?.pointer]).toEqual(['/properties/0', '/properties/2/propertytype']);
		expect(text.slice(first?.offset)).toMatch(/^\{"name":"z"/);
		expect(text.slice(second?.offset)).toMatch(/^"propertytype":"E"/);

		function placed(input: string): readonly Issue[] {
			const { doc } = read(input);
			const losses: Issue[] = [];
			if (doc !== undefined) write(doc, { version: '1.7', onIssue: (issue) => losses.push(issue) });
			return placeIssues(input, losses);
		}
	});

	it('for tiles, although reading drops tiles without content [J5]', () => {
		const properties = [
			{ name: 'b', type: 'object', value: 1 },
			{ name: 'a', type: 'int', value: 1 },
		];
		const tileset = { firstgid: 1, name: 't', tilewidth: 1, tileheight: 1, tiles: [{ id: 0 }, { id: 1, properties }] };
		expect(losses(JSON.stringify(map({ tilesets: [tileset] })), '1.1')).toEqual([
			expect.stringMatching(/ \/tilesets\/0\/tiles\/1\/properties\/0\/type "object"$/),
		]);
	});

	it('for a file in an older form: the place before the upgrade [U1]', () => {
		const text = JSON.stringify(
			map({ version: 1.1, properties: { b: '#ffff0000', a: 1 }, propertytypes: { b: 'object', a: 'int' } }),
			null,
			1,
		);
		expect(losses(text, '1.1')).toEqual([expect.stringMatching(/^\d+:\d+ \/propertytypes\/b "object"$/)]);
	});

	it('in XML: the attribute [X1]', () => {
		const text = `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="16" tileheight="16" infinite="0">
 <group id="1" name="g" mode="add"/>
</map>
`;
		expect(losses(text, '1.8')).toEqual(['3:25 /layers/0/mode mode']);
	});

	it('a value that the file does not have gets the place around it; an unreadable file gives no places', () => {
		const issue = (pointer: string): Issue => ({ code: 'not-in-version', severity: 'warning', message: '', pointer, advice: '' });
		expect(placeIssues(JSON.stringify(map({})), [issue('/layers/7/mode')])).toMatchObject([{ line: 1, pointer: '/layers/7/mode' }]);
		for (const text of ['{', '{}', '<a>', '']) expect(placeIssues(text, [issue('/x')])).toEqual([issue('/x')]);
		expect(placeIssues('{', [])).toEqual([]);
	});
});
