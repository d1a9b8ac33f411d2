import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParsedCsv, parseCsv } from '../../src/codec/csv.ts';
import { Sink } from '../../src/write/sink.ts';
import { printCsv } from '../../src/write/tile-data.ts';

const encoder = new TextEncoder();

function parse(text: string, expectedCells = 4): ParsedCsv {
	const bytes = encoder.encode(text);
	return parseCsv(bytes, 0, bytes.length, expectedCells);
}

function csvOf(gids: Uint32Array, width: number): string {
	const sink = new Sink();
	printCsv(sink, gids, width);
	return new TextDecoder().decode(sink.finish());
}

describe('csv', () => {
	it.each([
		['', []],
		[' \n', []],
		['7', [7]],
		['1,2,3', [1, 2, 3]],
		['\n1,2,\n3,4\n', [1, 2, 3, 4]],
		['1,2,3,', [1, 2, 3]],
		[' 1\t,\r\n2 , 3 ,\n', [1, 2, 3]],
		['0,00,4294967295,0000000000000000000001', [0, 0, 4294967295, 1]],
	])('[X2] reads %j', (text, gids) => {
		expect(parse(text)).toEqual({ ok: true, gids: Uint32Array.from(gids) });
	});

	it.each([
		[',', [0], 0],
		['1,,2', [1, 0, 2], 2],
		['1,2,, ,3,', [1, 2, 0, 0, 3], 4],
		[' ,\n1', [0, 1], 1],
	])('[X2] reads nothing before a comma as 0 in %j, and says where', (text, gids, empty) => {
		expect(parse(text, gids.length)).toEqual({ ok: true, gids: Uint32Array.from(gids), empty });
		expect(parse(text, gids.length + 1)).toEqual({ ok: false, at: empty, found: '' });
	});

	it.each([
		['a', 0, 'a'],
		[',a', 1, 'a'],
		['1, 2 3 ,4', 3, '2 3'],
		['1,2.5', 2, '2.5'],
		['1,1e3', 2, '1e3'],
		['1,0x10', 2, '0x10'],
		['+1', 0, '+1'],
		['1;2', 0, '1;2'],
		['-', 0, '-'],
		['1,\n-1,2', 3, '-1'],
		['4294967296', 0, '4294967296'],
		[`5,${'9'.repeat(5000)}`, 2, '9'.repeat(24)],
	])('[X2] refuses %j', (text, at, found) => {
		expect(parse(text)).toEqual({ ok: false, at, found });
	});

	it('reads a part of a document, with offsets from the start of the document', () => {
		const bytes = encoder.encode('<data>1,2,x</data>');
		expect(parseCsv(bytes, 6, 9, 2)).toEqual({ ok: true, gids: Uint32Array.of(1, 2) });
		expect(parseCsv(bytes, 6, 11, 3)).toEqual({ ok: false, at: 10, found: 'x' });
	});

	it('reads all cells, whatever number is expected', () => {
		const text = Array.from({ length: 1000 }, (_, index) => index).join(',');
		for (const expected of [0, 1, 999, 1000, 1001, 2 ** 40, -1, Number.NaN, Number.POSITIVE_INFINITY, 0.5]) {
			const result = parse(text, expected);
			expect(result.ok && result.gids.length).toBe(1000);
			expect(result.ok && result.gids.buffer.byteLength).toBe(4000);
		}
	});

	it('prints a line for each row', () => {
		expect(csvOf(Uint32Array.of(1, 20, 300, 4294967295, 0, 10), 3)).toBe('1,20,300,\n4294967295,0,10');
		expect(csvOf(Uint32Array.of(1, 2, 3), 2)).toBe('1,2,\n3');
		expect(csvOf(Uint32Array.of(1, 2, 3), 0)).toBe('1,2,3');
		expect(csvOf(new Uint32Array(0), 5)).toBe('');
	});

	it('[X2] reads its own output', () => {
		fc.assert(
			fc.property(fc.uint32Array(), fc.integer({ min: 1, max: 9 }), fc.nat(50), (gids, width, expected) => {
				const text = csvOf(gids, width);
				expect(text.replaceAll('\n', '')).toBe(gids.join(','));
				expect(parse(text, expected)).toEqual({ ok: true, gids });
			}),
		);
	});

	it('reads any text without an exception', () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom('1', '0', ',', ' ', '\n', '-', 'x', 'é') }), (text) => {
				const cells = text.trim().replace(/,$/, '').split(',');
				const isFine = cells.every((cell) => /^\s*\d{0,9}\s*$/.test(cell));
				if (cells.every((cell) => cell.trim().length < 10)) expect(parse(text, cells.length).ok).toBe(isFine);
			}),
		);
	});
});
