import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const call = (...words: string[]): ReturnType<typeof tilewright> => tilewright(words, { cwd: folder });

function save(name: string, fields: object): void {
	const map = { type: 'map', width: 1, height: 1, tilewidth: 16, tileheight: 16, layers: [], tilesets: [], ...fields };
	writeFileSync(join(folder, name), JSON.stringify(map));
}

describe('an export that would lose something', () => {
	it.each<[string, string, unknown, string]>([
		['an object in a string', 'string', { important: 'data' }, 'value="{&quot;important&quot;:&quot;data&quot;}"'],
		['an array in a class', 'class', ['a', 'b'], 'value="[&quot;a&quot;,&quot;b&quot;]"'],
		['a field named toString', 'string', { toString: 1 }, 'value="{&quot;toString&quot;:1}"'],
	])('from JSON to XML reports %s, and is refused with --strict [N8]', (_, type, value, text) => {
		save('odd.tmj', { properties: [{ name: 'p', type, value }] });
		const { status, stderr } = call('export', 'odd.tmj', 'odd.tmx');
		expect([status, stderr]).toEqual([0, expect.stringContaining('It becomes a text that holds it as JSON.')]);
		expect(readFileSync(join(folder, 'odd.tmx'), 'utf8')).toContain(text);
		expect(call('validate', 'odd.tmx').status).toBe(0);
		expect(call('export', 'odd.tmj', 'strict.tmx', '--strict').status).toBe(1);
		expect(existsSync(join(folder, 'strict.tmx'))).toBe(false);
	});

	it('by embedding reports it, and is refused with --strict [T3]', () => {
		save('reference.tmj', { tilesets: [{ firstgid: 1, source: 'tilesets/terrain.tsj', editorsettings: [1] }] });
		const { status, stderr } = call('export', 'reference.tmj', 'embedded.tmj', '--embed-tilesets');
		expect([status, stderr]).toEqual([0, expect.stringContaining('`editorsettings` has no meaning in a reference to a tileset.')]);
		expect(call('validate', 'embedded.tmj').status).toBe(0);
		const strict = call('export', 'reference.tmj', 'refused.tmj', '--embed-tilesets', '--strict');
		expect([strict.status, strict.stderr]).toEqual([1, expect.stringContaining('error')]);
		expect(existsSync(join(folder, 'refused.tmj'))).toBe(false);
	});

	it('by embedding is refused for that map alone in a folder', () => {
		mkdirSync(join(folder, 'two'));
		save('two/odd.tmj', { tilesets: [{ firstgid: 1, source: 'a.tsj', editorsettings: [1] }] });
		save('two/even.tmj', { tilesets: [{ firstgid: 1, source: 'a.tsj' }] });
		copyFileSync(join(folder, 'tilesets/terrain.tsj'), join(folder, 'two/a.tsj'));
		const { status } = call('export', 'two', '--out', 'dist', '--embed-tilesets', '--strict');
		expect([status, existsSync(join(folder, 'dist/two/odd.tmj')), existsSync(join(folder, 'dist/two/even.tmj'))]).toEqual([1, false, true]);
	});

	it('keeps a list whose value is no list when types are resolved [T3]', () => {
		save('list.tmj', { properties: [{ name: 'p', type: 'list', value: 1 }] });
		expect(call('export', 'list.tmj', 'resolved.tmj', '--resolve-types-and-properties').status).toBe(0);
		expect(JSON.parse(readFileSync(join(folder, 'resolved.tmj'), 'utf8'))).toMatchObject({ properties: [{ type: 'list', value: 1 }] });
	});
});
