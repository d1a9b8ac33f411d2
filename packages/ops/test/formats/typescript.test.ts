import { readCustomTypes } from '@tilewright/format';
import { toTypeScript } from '@tilewright/ops';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { compile } from '../support/compile.ts';

/** A project with these types, as a module in TypeScript. */
function moduleOf(...propertyTypes: object[]): string {
	const { types } = readCustomTypes(JSON.stringify({ propertyTypes }));
	if (types === undefined) throw new Error('The types of the test are wrong.');
	return toTypeScript(types, { from: 'game.tiled-project' });
}

const classOf = (name: string, members: object[], useAs = ['object']): object => ({ type: 'class', name, useAs, members });
const enumOf = (name: string, values: string[], more: object = {}): object => ({ type: 'enum', name, values, ...more });

/** Says of two types whether they are the same. */
const SAME = `type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const check = <T extends true>(is: T): T => is;
`;

const KINDS = moduleOf(
	enumOf('Facing', ['north', 'south']),
	enumOf('Weather', ['Clear', 'Heavy rain'], { storageType: 'int' }),
	enumOf('Seasons', ['Spring', 'Autumn'], { valuesAsFlags: true }),
	enumOf('Passage', ['Walk', 'Swim', 'Fly'], { storageType: 'int', valuesAsFlags: true }),
	classOf('Stats', [{ name: 'luck', type: 'float', value: 0.5 }], ['property']),
	classOf('Everything', [
		{ name: 'whole', type: 'int', value: 3 },
		{ name: 'part', type: 'float', value: 1.5 },
		{ name: 'yes', type: 'bool', value: true },
		{ name: 'text', type: 'string', value: 'it\'s\n"quoted"' },
		{ name: 'tint', type: 'color', value: '#ff00ff00' },
		{ name: 'song', type: 'file', value: 'a.ogg' },
		{ name: 'friend', type: 'object', value: 0 },
		{ name: 'facing', type: 'string', propertyType: 'Facing', value: 'south' },
		{ name: 'weather', type: 'int', propertyType: 'Weather', value: 1 },
		{ name: 'seasons', type: 'string', propertyType: 'Seasons', value: 'Spring,Autumn' },
		{ name: 'passage', type: 'int', propertyType: 'Passage', value: 5 },
		{ name: 'stats', type: 'class', propertyType: 'Stats', value: { luck: 1 } },
		{
			name: 'loot',
			type: 'list',
			value: [
				{ type: 'string', value: 'bread' },
				{ type: 'int', value: 2 },
			],
		},
		{ name: 'unknown', type: 'class', propertyType: 'Gone', value: { a: 1 } },
		{ name: 'odd name', type: 'string', value: '' },
	]),
	classOf('Ground', [{ name: 'speed', type: 'float', value: 1 }], ['tile', 'wangcolor']),
);

describe('a module of custom types [P1, P2, P3]', () => {
	it('has the type of each kind of member', () => {
		const use = `import { Facing, Passage, Weather } from './types.ts';
import type { AllClasses, Color, Classes, Everything, FilePath, FlagText, ObjectId, PropertyValue, Seasons, Stats } from './types.ts';
${SAME}
check<Same<Everything['whole'], number>>(true);
check<Same<Everything['part'], number>>(true);
check<Same<Everything['yes'], boolean>>(true);
check<Same<Everything['text'], string>>(true);
check<Same<Everything['tint'], Color>>(true);
check<Same<Everything['song'], FilePath>>(true);
check<Same<Everything['friend'], ObjectId>>(true);
check<Same<Everything['facing'], 'north' | 'south'>>(true);
check<Same<Everything['weather'], 0 | 1>>(true);
check<Same<Everything['seasons'], FlagText<'Spring' | 'Autumn'>>>(true);
check<Same<Seasons, FlagText<'Spring' | 'Autumn'>>>(true);
check<Same<Everything['passage'], number>>(true);
check<Same<Everything['stats'], Stats>>(true);
check<Same<Everything['loot'], readonly PropertyValue[]>>(true);
check<Same<Everything['unknown'], { readonly [name: string]: PropertyValue }>>(true);
check<Same<Everything['odd name'], string>>(true);
check<Same<keyof AllClasses, 'Everything' | 'Ground' | 'Stats'>>(true);
check<Same<keyof Classes['object'], 'Everything'>>(true);
check<Same<keyof Classes['tile'], 'Ground'>>(true);
check<Same<keyof Classes['layer'], never>>(true);
export const values = [Facing, Passage.Swim, Weather['Heavy rain']];
`;
		expect(compile({ 'types.ts': KINDS, 'use.ts': use }).errors).toEqual([]);
	});

	it('refuses what is no value of a type', () => {
		const use = `import type { Color, Facing, ObjectId, Seasons, Weather } from './types.ts';
export const facing: Facing = 'west';
export const weather: Weather = 2;
export const id: ObjectId = 5;
export const seasons: Seasons = 'Spring';
export const color: Color = 'red';
`;
		const { errors } = compile({ 'types.ts': KINDS, 'use.ts': use });
		expect(errors.map((error) => error.slice(0, 'use.ts:0'.length))).toEqual(['use.ts:2', 'use.ts:3', 'use.ts:4', 'use.ts:5', 'use.ts:6']);
	});

	it('narrows things by their class', () => {
		const use = `import { hasClass, hasFlag, isOneOf, Facing } from './types.ts';
interface Thing { readonly class: string; readonly props: Readonly<Record<string, unknown>> }
${SAME}
export function speedOf(thing: Thing, word: string): number {
	if (hasClass(thing, 'Ground')) return thing.props.speed;
	if (hasClass(thing, 'Everything')) {
		check<Same<typeof thing.class & string, 'Everything'>>(true);
		return hasFlag(thing.props.seasons, 'Spring') ? thing.props.whole : thing.props.stats.luck;
	}
	return isOneOf(Facing, word) ? check<Same<typeof word, 'north' | 'south'>>(true) ? 1 : 2 : 3;
}
`;
		expect(compile({ 'types.ts': KINDS, 'use.ts': use }).errors).toEqual([]);
	});

	it('has default values, with those of classes in classes, and guards that work', async () => {
		const { errors, emitted } = compile({ 'types.ts': KINDS });
		expect(errors).toEqual([]);
		const module: Record<string, unknown> = await import(`data:text/javascript,${encodeURIComponent(emitted['types.js'] ?? '')}`);
		expect(module['defaults']).toEqual({
			Stats: { luck: 0.5 },
			Ground: { speed: 1 },
			Everything: {
				'whole': 3,
				'part': 1.5,
				'yes': true,
				'text': 'it\'s\n"quoted"',
				'tint': '#ff00ff00',
				'song': 'a.ogg',
				'friend': 0,
				'facing': 'south',
				'weather': 1,
				'seasons': 'Spring,Autumn',
				'passage': 5,
				'stats': { luck: 1 },
				'loot': ['bread', 2],
				'unknown': { a: 1 },
				'odd name': '',
			},
		});
		const { hasFlag, isOneOf, hasClass, Facing, Weather, Passage } = module;
		expect([Facing, Weather, Passage]).toEqual([['north', 'south'], { 'Clear': 0, 'Heavy rain': 1 }, { Walk: 1, Swim: 2, Fly: 4 }]);
		if (typeof hasFlag !== 'function' || typeof isOneOf !== 'function' || typeof hasClass !== 'function') throw new Error('no functions');
		expect([hasFlag('Spring,Autumn', 'Autumn'), hasFlag('Spring', 'Autumn'), hasFlag('', 'Autumn')]).toEqual([true, false, false]);
		expect([isOneOf(Facing, 'north'), isOneOf(Facing, 'up'), isOneOf(Weather, 1), isOneOf(Weather, 2)]).toEqual([true, false, true, false]);
		expect([hasClass({ class: 'Door' }, 'Door'), hasClass({ class: '' }, 'Door')]).toEqual([true, false]);
	});

	it('has no default values of a class in itself, and takes wrong defaults as they are', () => {
		const text = moduleOf(
			enumOf('Facing', ['north']),
			enumOf('Nothing', []),
			enumOf('None', [], { storageType: 'int' }),
			classOf(
				'Node',
				[
					{ name: 'next', type: 'class', propertyType: 'Node', value: {} },
					{ name: 'facing', type: 'string', propertyType: 'Facing', value: 'up' },
					{ name: 'nothing', type: 'string', propertyType: 'Nothing', value: '' },
				],
				['property', 'object'],
			),
		);
		expect(compile({ 'types.ts': text }).errors).toEqual([]);
		expect(text).toContain("facing: 'up' as never");
	});

	it('takes wrong defaults as they are also where a class in itself ends', () => {
		const text = moduleOf(
			enumOf('Facing', ['north']),
			classOf('Node', [
				{ name: 'next', type: 'class', propertyType: 'Node', value: { facing: 'down' } },
				{ name: 'facing', type: 'string', propertyType: 'Facing', value: 'up' },
			]),
		);
		expect(text).toMatch(/next: \{\s*facing: 'down' as never,\s*\} as /);
		expect(compile({ 'types.ts': text }).errors).toEqual([]);
	});

	it('takes the last of two members, and the first of two values of an enum', () => {
		const text = moduleOf(
			classOf('Coin', [
				{ name: 'gold', type: 'string', value: 'much' },
				{ name: 'shine', type: 'bool', value: true },
				{ name: 'gold', type: 'int', value: 3 },
			]),
			enumOf('Weather', ['Clear', 'Rain', 'Clear', '__proto__'], { storageType: 'int' }),
		);
		expect(text).toContain('\treadonly gold: number;\n\treadonly shine: boolean;\n}');
		expect(text).toContain('\t\tgold: 3,\n\t\tshine: true,\n');
		expect(text).toContain("{ Clear: 0, Rain: 1, ['__proto__']: 3 }");
		expect(compile({ 'types.ts': text }).errors).toEqual([]);
	});

	// Two million defaults. `npm test` tries the limit with `resolveTypes`.
	it.runIf(effort(0, 1) > 0)('says so if there are too many defaults', () => {
		const deep = Array.from({ length: 40 }, (_, i) =>
			classOf(
				`C${i}`,
				['a', 'b'].map((name) => ({ name, type: 'class', propertyType: `C${i + 1}`, value: {} })),
				['property', 'object'],
			),
		);
		const text = moduleOf(...deep, classOf('C40', [{ name: 'x', type: 'int', value: 1 }], ['property']));
		expect(text).toContain('There are no default values');
		expect(text).not.toContain('export const defaults');
	});

	it('gives each type an identifier of its own', () => {
		const text = moduleOf(
			...[
				'class',
				'my door',
				'MyDoor',
				'my-door',
				'3D',
				'',
				'Color',
				'a*/b',
				'Тень',
				'__proto__',
				'👍',
				"it's",
				'\u{1e5d0}',
				'\ua7cb',
				'a\u0897',
			].map((name) =>
				classOf(name, [
					{ name: '__proto__', type: 'int', value: 1 },
					{ name: '*/', type: 'string', value: '*/' },
				]),
			),
			enumOf('MyDoor', ['a', "b's"]),
			enumOf('', ['__proto__', '1'], { storageType: 'int' }),
		);
		expect(compile({ 'types.ts': text }).errors).toEqual([]);
		expect(text).toContain('readonly class: class2;');
		expect(text).toMatch(/readonly 'my door': MyDoor\d;/);
		expect(text).toContain('readonly MyDoor: MyDoor;');
	});

	it('compiles for any names and values', () => {
		const name = fc.oneof(
			fc.string(),
			fc.string({ unit: 'grapheme' }),
			fc.constantFrom('a', 'A', 'string', 'kind', 'toString', '__proto__'),
		);
		const member = fc.oneof(
			fc.record({ name, type: fc.constant('int'), value: fc.integer() }),
			fc.record({ name, type: fc.constant('float'), value: fc.double({ noNaN: true, noDefaultInfinity: true }) }),
			fc.record({ name, type: fc.constant('string'), value: fc.string({ unit: 'binary' }) }),
			fc.record({ name, type: fc.constant('string'), propertyType: name, value: name }),
			fc.record({ name, type: fc.constant('class'), propertyType: name, value: fc.dictionary(name, fc.jsonValue()) }),
		);
		const types = fc.array(
			fc.oneof(
				fc.record({ type: fc.constant('class'), name, members: fc.array(member, { maxLength: 4 }) }),
				fc.record({
					type: fc.constant('enum'),
					name,
					values: fc.array(name, { maxLength: 4 }),
					storageType: fc.constantFrom('string', 'int'),
					valuesAsFlags: fc.boolean(),
				}),
			),
			{ maxLength: 6 },
		);
		const modules: Record<string, string> = {};
		fc.assert(
			fc.property(types, (propertyTypes) => {
				const { types: read } = readCustomTypes(JSON.stringify({ propertyTypes }));
				// Wrong values are reported, and give no types.
				if (read !== undefined) modules[`types${Object.keys(modules).length}.ts`] = toTypeScript(read);
			}),
			{ numRuns: 60 },
		);
		// One compilation of all takes much less time than one of each.
		expect(compile(modules).errors).toEqual([]);
		expect(Object.keys(modules).length).toBeGreaterThan(30);
	});
});
