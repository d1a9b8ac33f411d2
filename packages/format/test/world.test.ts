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

describe('a world is told by its content [N2]', () => {
	it.each([
		['its type', '{"type":"world"}'],
		['maps that name files', '{"maps":[5,{"fileName":"a.tmx"}]}'],
		['patterns that have an expression', '{"patterns":[{"regexp":"(a)(b)"}]}'],
		['what no other kind has', '{"maps":[],"onlyShowAdjacentMaps":true}'],
	])('by %s', (_, text) => {
		expect(read(text).kind).toBe('world');
	});

	it.each([
		['a map that has such fields', '{"layers":[],"tilesets":[],"maps":[{"fileName":"a"}]}', 'map'],
		['layers beside them', '{"layers":[],"maps":[{"fileName":"a"}]}', undefined],
		['maps that name nothing', '{"maps":[{"name":"a"}]}', undefined],
		['XML: there is no such form', '<world><map fileName="a.tmx"/></world>', undefined],
	])('and not for %s', (_, text, kind) => {
		expect(read(text).kind).toBe(kind);
	});

	it('readWorld is the short form', () => {
		expect(readWorld(TEXT).maps[0]).toEqual({ fileName: 'maps/a.tmx', x: 0, y: -16, width: 640, height: 480 });
		expect(() => readWorld('{"type":"map"}')).toThrow(FormatError);
	});
});

describe('writing a world', () => {
	const world = readWorld(TEXT);

	it.each([
		[{ syntax: 'xml' }, '`syntax` xml does not go with a world: it has no XML form.'],
		[{ keyed: true }, '`keyed` does not go with a world: it never had keyed forms.'],
		[{ script: 'w' }, '`script` goes with maps, not a world: loader functions are for them.'],
	] as const)('%j is refused [N2]', (options, message) => {
		expect(() => write(world, options)).toThrow(new RangeError(message));
	});

	it('names no version, whichever it is for [N6]', () => {
		expect(decode(write({ ...world, properties: [] }, { version: '1.2' }))).toBe(decode(write({ ...world, properties: [] })));
	});

	it.each([
		['1.11', ['/properties']],
		['1.1', ['', '/properties']],
	] as const)('tells what version %s has no place for, at its place [V1]', (version, pointers) => {
		const told: Issue[] = [];
		write(world, { version, onIssue: (issue) => told.push(issue) });
		expect(told.map(({ pointer }) => pointer)).toEqual(pointers);
		expect(placeIssues(TEXT, told).at(-1)).toMatchObject({ line: 4, column: 2 });
	});
});

describe('the references of a world', () => {
	const world = readWorld(TEXT);

	it('are its maps and the files of its properties', () => {
		expect(referencesOf(world)).toEqual([
			{ path: 'maps/a.tmx', role: 'map', pointer: '/maps/0/fileName' },
			{ path: 'sea.ogg', role: 'file', pointer: '/properties/0/value' },
		]);
	});

	it('lead from the folder that it is exported to [J9]', () => {
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
		// Options and alternatives that change what a bracket counts for.
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
	])('%s is none: see index %i', (regexp, at) => {
		expect(groupsOf(regexp)).toMatchObject({ at });
	});

	it.each([
		['groups in groups', '('.repeat(200_000)],
		['classes', '[['.repeat(100_000)],
		['comments', '(?#'.repeat(100_000)],
		['literals', '\\Q'.repeat(100_000)],
		['options', '(?i'.repeat(100_000)],
		['counts', '(a{1,1'.repeat(50_000)],
		['what would take for ever to run', `${'(a*)*'.repeat(20_000)}$`],
	])('are counted in the time that the text takes: %s', (_, regexp) => {
		quickly(JSON.stringify({ type: 'world', patterns: [{ regexp }] }));
	});
});
