import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '../src/worlds/regexp/compile.ts';
import { matcher } from '../src/worlds/regexp/match.ts';

/** The two groups of the first match; `undefined` without a match. */
const find = (regexp: string, name: string): unknown => matcher(compile(regexp), { left: 1_000_000 })(name);

describe('an expression matches as in Perl [T5]', () => {
	it.each([
		['map_(\\d+)_(\\d+)\\.tmx', 'map_12_7.tmx', ['12', '7']],
		['(\\d+)-(\\d+)', 'old map 3-04.tmx.bak', ['3', '04']],
		['^ow-p0*(\\d+)-n0*(\\d+)-o0000\\.tmx$', 'ow-p0012-n0000-o0000.tmx', ['12', '0']],
		['(\\d+?)0*x(-?\\d+)', '1200x-5', ['12', '-5']],
		['(a|ab)(c|bcd)', 'abcd', ['a', 'bcd']],
		['(?:x(\\d)|y(\\d))', 'y5', ['', '5']],
		['(?i)MAP(\\d)(?-i:a)(\\d)', 'map1a2', ['1', '2']],
		['(?i:É)(\\d)(\\d)', 'é12', ['1', '2']],
		['\\QA.(\\E(\\d)\\Q+\\E+(\\d)', 'A.(1+++2', ['1', '2']],
		['(?<x>[[:digit:]]+)[^\\d\\W]+(?P<y>[\\d]{2,3})', '7ab12345', ['7', '123']],
		['([]a-c-]+)([^]x]+)', 'x]b-yz', [']b-', 'yz']],
		['\\bm(\\x31)\\x{32}(\\B.)', 'a m123', ['1', '3']],
		['(?#a comment)(.)(.)\\z', '☃🐢🐇', ['🐢', '🐇']],
		['(a{2})(a{0,2}?)', 'aaab', ['aa', '']],
		['(a{2})(a{0,2}?)b', 'aaab', ['aa', 'a']],
		['(\\d){2}(\\d)', '1234', ['2', '3']],
		['(a*)*(b)', 'aab', ['aa', 'b']],
		['((?:)*)(a)', 'a', ['', 'a']],
		['(\\d)\\h(\\d)\\Z', '1 2', ['1', '2']],
		['(\\d)[\\v](\\d)$', '1\n2\n', ['1', '2']],
		["(\\s)(?^u:(?'y'\\d))\\E", '\v2', ['\v', '2']],
	])('%s in %s', (regexp, name, groups) => {
		const [first, second] = groups;
		expect([find(regexp, name)].flat().slice(0, 2)).toEqual([first, second]);
	});

	it.each([
		['(\\d+)-(\\d+)$', '1-2.tmx'],
		['^(\\d+)-(\\d+)', 'a1-2'],
		['(\\d{3})-(\\d)', '12-3'],
		['MAP(\\d)(\\d)', 'map12'],
		['(.)\\b(.)', 'ab'],
	])('%s does not match %s', (regexp, name) => {
		expect(find(regexp, name)).toBeUndefined();
	});

	it('as in JavaScript, which has the same words for the ordinary parts', () => {
		const part = fc.constantFrom('a', 'b', '1', '\\d', '[a-b]', '[^a]', '.', '(?:a|b1)', '(?:ab?|1)', '\\w', '\\b', '$', '^');
		const sign = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,2}', '*?', '+?', '??', '{1,}?');
		const repeated = fc.tuple(part, sign).map(([what, times]) => (/^(?:\\b|\$|\^)$/.test(what) ? what : what + times));
		const some = fc.array(repeated, { maxLength: 4 }).map((parts) => parts.join(''));
		const regexps = fc.tuple(some, some, some, fc.boolean()).map(([a, b, c, or]) => `${a}(${b})${or ? '|' : ''}(${c})`);
		fc.assert(
			fc.property(regexps, fc.string({ unit: fc.constantFrom('a', 'b', '1', '-'), maxLength: 12 }), (regexp, name) => {
				const found = new RegExp(regexp).exec(name);
				expect(find(regexp, name)).toEqual(found === null ? undefined : [found[1] ?? '', found[2] ?? '']);
			}),
			{ numRuns: 3000 },
		);
	});
});

describe('an expression that is not supported is refused, with the reason [T5]', () => {
	it.each([
		['(?=a)(b)(c)', '`(?=` is not supported'],
		['(?<!a)(b)(c)', '`(?<` is not supported'],
		['(a)\\1(b)', '`\\1` is not supported'],
		['(a)++(b)', '`++` is not supported'],
		['(?>a)(b)(c)', '`(?>` is not supported'],
		['(?x)(b)(c)', 'the option `x` is not supported'],
		['(*UTF8)(b)(c)', '`(*` is not supported'],
		['(\\p{L})(c)', '`\\p` is not supported'],
		['[[:constructor:]](b)(c)', 'the class `[:constructor:]` is unknown'],
		['[b-a](b)(c)', 'it has a range that is the wrong way round'],
		['(a{3,2})(b)', '`{3,2}` has its numbers the wrong way round'],
		['((a{100}){100})(b)', 'it has more than 2000 steps when its repetitions are written out'],
		// It has fewer than the characters that are allowed, and would have 189,000 steps.
		[`(x)(y)|${'(?:(?:.|a|aa|a*){10}){90}'.repeat(30)}`, 'it has more than 2000 steps when its repetitions are written out'],
		['(a', 'it has a group that is not closed'],
		['a)', 'it has a `)` that closes nothing'],
		['[a', 'it has a `[` that is not closed'],
		['a\\', 'it has a backslash at its end'],
		['a**', 'it has a quantifier that repeats nothing'],
		['|*', 'it has a `*` that repeats nothing'],
	])('%s', (regexp, reason) => {
		expect(() => compile(regexp)).toThrow(reason);
	});

	it('if it is too long or too deep', () => {
		expect(() => compile('a'.repeat(1001))).toThrow('it has more than 1000 characters');
		expect(() => compile(`${'('.repeat(60)}${')'.repeat(60)}`)).toThrow('its groups are nested more than 50 deep');
	});
});

describe('no expression takes long [T5]', () => {
	it.each([
		['(a+)+(b)$', 'a'.repeat(500)],
		['(a*)*(a*)*$', `${'a'.repeat(500)}!`],
		['(.*)(.*)(?:.*)*x', 'a'.repeat(500)],
		['(a|aa)+(b)', 'a'.repeat(500)],
		['(a?){200}(b)', 'a'.repeat(500)],
	])('%s: at most a step for each state and character', (regexp, name) => {
		const program = compile(regexp);
		const effort = { left: 2_000_000 };
		expect(matcher(program, effort)(name)).toSatisfy((found) => found === undefined || Array.isArray(found));
		expect(2_000_000 - effort.left).toBeLessThan(4 * program.steps.length * (name.length + 1));
	});

	it('the effort of all of them together is limited', () => {
		expect(matcher(compile('(a+)+(b)$'), { left: 100 })('a'.repeat(500))).toBe('too-much');
		expect(matcher(compile(`[${'é-ê'.repeat(300)}](b)(c)`), { left: 100_000 })('ü'.repeat(500))).toBe('too-much');
	});
});
