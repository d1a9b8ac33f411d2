import type { Issue } from '@tilewright/format';
import { FormatError, mapReferences, placeIssues, read, readWorld, referencesOf, toExport, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { groupsOf } from '../src/read/check/groups.ts';
import { quickly } from './support/quickly.ts';

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const TEXT = `{
	"maps": [{ "fileName": "maps/a.tmx", "x": 0, "y": -16, "width": 640, "height": 480 }, { "fileName": "", "x": 0, "y": 0 }],
	"patterns": [{ "regexp": "b-(\\\\d+)-(\\\\d+)\\\\.tmx", "multiplierX": 640, "multiplierY": 480 }],
	"properties": [{ "name": "music", "type": "file", "value": "sea.ogg" }],
	"onlyShowAdjacentMaps": false,
	"type": "world"
}`;

describe('a world is recognized by its content [N2]', () => {
	it.each([
		['its type', '{"type":"world"}'],
		['maps with file names', '{"maps":[5,{"fileName":"a.tmx"}]}'],
		['patterns with an expression', '{"patterns":[{"regexp":"(a)(b)"}]}'],
		['a field that only worlds have', '{"maps":[],"onlyShowAdjacentMaps":true}'],
	])('by %s', (_, text) => {
		expect(read(text).kind).toBe('world');
	});

	it.each([
		['a map with such fields', '{"layers":[],"tilesets":[],"maps":[{"fileName":"a"}]}', 'map'],
		['layers and maps', '{"layers":[],"maps":[{"fileName":"a"}]}', undefined],
		['maps without file names', '{"maps":[{"name":"a"}]}', undefined],
		['XML, which has no worlds', '<world><map fileName="a.tmx"/></world>', undefined],
	])('and not for %s', (_, text, kind) => {
		expect(read(text).kind).toBe(kind);
	});

	it('readWorld is a short form', () => {
		expect(readWorld(TEXT).maps[0]).toEqual({ fileName: 'maps/a.tmx', x: 0, y: -16, width: 640, height: 480 });
		expect(() => readWorld('{"type":"map"}')).toThrow(FormatError);
	});
});

describe('writing a world', () => {
	const world = readWorld(TEXT);

	it.each([
		[{ syntax: 'xml' }, '`syntax` xml cannot be combined with a world, which has no XML form.'],
		[{ keyed: true }, '`keyed` cannot be combined with a world, which never had keyed forms.'],
		[{ script: 'w' }, '`script` cannot be combined with a world, because loader functions only load maps.'],
	] as const)('%j is refused [N2]', (options, message) => {
		expect(() => write(world, options)).toThrow(new RangeError(message));
	});

	it('has no version, whatever the target version [N6]', () => {
		expect(decode(write({ ...world, properties: [] }, { version: '1.2' }))).toBe(decode(write({ ...world, properties: [] })));
	});

	it.each([
		['1.11', ['/properties']],
		['1.1', ['', '/properties']],
	] as const)('reports losses for version %s with their places [V1]', (version, pointers) => {
		const losses: Issue[] = [];
		write(world, { version, onIssue: (issue) => losses.push(issue) });
		expect(losses.map(({ pointer }) => pointer)).toEqual(pointers);
		expect(placeIssues(TEXT, losses).at(-1)).toMatchObject({ line: 4, column: 2 });
	});
});

describe('the references of a world', () => {
	const world = readWorld(TEXT);

	it('are its maps and the files in its properties', () => {
		expect(referencesOf(world)).toEqual([
			{ path: 'maps/a.tmx', role: 'map', pointer: '/maps/0/fileName' },
			{ path: 'sea.ogg', role: 'file', pointer: '/properties/0/value' },
		]);
	});

	it('are relative to the folder of the export [J9]', () => {
		const { maps, properties } = toExport(world, { from: '/game', to: '/game/dist' });
		expect([maps[0]?.fileName, maps[1]?.fileName, properties[0]?.value]).toEqual(['../maps/a.tmx', '', '../sea.ogg']);
		expect(mapReferences(world, ({ path }) => path.replace(/\.tmx$/, '.tmj')).maps[0]?.fileName).toBe('maps/a.tmj');
	});
});

describe('groups of a regular expression', () => {
	it.each([
		['', 0],
		['(\\d+)-(\\d+)', 2],
		['^ow-p0*(\\d+)-n0*(\\d+)-o0000\\.tmx$', 2],
		['(a(b)c)', 2],
		['(?:a)(?=b)(?!c)(?<=d)(?<!e)(?>f)', 0],
		["(?<a>x)(?P<b>y)(?'c'z)", 3],
		['(?P=a)(?P>b)', undefined],
		['\\(\\)[()][]()][^]()]', 0],
		['[[:alpha:])(]', 0],
		['[\\](]', 0],
		['\\Q(((\\E(a)', 1],
		['\\Q(((', 0],
		['\\c((a)', 1],
		['(?#((()(a)', 1],
		['(?i)(a)(?-i:b)(?R)*', 1],
		['(a)*(b)+?(c)?+(d){2}(e){2,}?(f){2,3}+', 6],
		['{a{,b}a{}', 0],
		['a*+', 0],
		// Options and alternatives that change the meaning of a bracket.
		['(?x)(a) # (', undefined],
		['(?n:(a))', undefined],
		['(?|(a)|(b))', undefined],
		['(?(1)a|b)', undefined],
		['(*UTF8)(a)', undefined],
	])('%s has %s', (regexp, groups) => {
		expect(groupsOf(regexp)).toBe(groups);
	});

	it.each([
		['a(b(c)', 1],
		['a)', 1],
		['a[b', 1],
		['a[]', 1],
		['a\\', 1],
		['a\\c', 1],
		['*a', 0],
		['a|+', 2],
		['(?:?a)', 3],
		['a**', 2],
		['a{2}{3}', 4],
		['(*)', 1],
		['a(?#b', 1],
	])('%s has a mistake at index %i', (regexp, at) => {
		expect(groupsOf(regexp)).toMatchObject({ at });
	});

	it.each([
		['nested groups', '('.repeat(200_000)],
		['classes', '[['.repeat(100_000)],
		['comments', '(?#'.repeat(100_000)],
		['literals', '\\Q'.repeat(100_000)],
		['options', '(?i'.repeat(100_000)],
		['counts', '(a{1,1'.repeat(50_000)],
		['an expression that would never finish', `${'(a*)*'.repeat(20_000)}$`],
	])('are counted in linear time: %s', (_, regexp) => {
		quickly(JSON.stringify({ type: 'world', patterns: [{ regexp }] }));
	});
});
