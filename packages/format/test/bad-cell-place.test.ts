import { read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../tests/support/effort.ts';
import { mapWithLayers, tileLayer } from './support/map-text.ts';
import { quickly } from './support/quickly.ts';
import { layerXml, mapXml } from './xml/support.ts';

/** The text at the place of a finding about tile data, up to the next comma, quote, tag or line break. */
function pointedAt(text: string): string[] {
	const bytes = new TextEncoder().encode(text);
	return read(bytes).issues.flatMap(({ code, line, column, offset }) => {
		if (code !== 'bad-csv' && code !== 'bad-base64') return [];
		const fromOffset = new TextDecoder().decode(bytes.subarray(offset));
		const fromLine = text.split(/\r\n|\r|\n/)[(line ?? 0) - 1]?.slice((column ?? 0) - 1) ?? '';
		expect(fromOffset.startsWith(fromLine)).toBe(true);
		return [/^[^,"<\s]*/.exec(fromLine)?.[0] ?? ''];
	});
}

const json = (encoding: string, data: string): string =>
	`{"ä":"🙂",\n${mapWithLayers(tileLayer(`"encoding":"${encoding}",\n"data":"${data}"`, 20, 20)).slice(1)}`;
const xml = (encoding: string, data: string): string => `<!-- ä🙂 -->${layerXml(`<data encoding="${encoding}">${data}</data>`)}`;
const long = '1,'.repeat(300);
const long64 = 'AAAA'.repeat(100);

describe('a finding about tile data points at the bad part', () => {
	it.each([
		['csv, short', '1,2,x7,4', 'x7'],
		['csv, long', `${long}x7,${long}`, 'x7'],
		['csv with escapes', '1,2,\\n3,\\u0020x7,4', 'x7'],
		['csv with escapes, long', `${long}\\n\\t${long}x7,4`, 'x7'],
		['csv, the cell with an escape', '1,2\\u2003,x7', '2\\u2003'],
	])('JSON: %s', (_, data, found) => {
		expect(pointedAt(json('csv', data))).toEqual([found]);
	});

	it.each([
		['short', 'AAAA*AAA', '*AAA'],
		['long', `${long64}*AAA`, '*AAA'],
		['behind escapes', `AA\\/\\/\\n\\u0041AAA*AAA`, '*AAA'],
		['behind escapes, long', `AA\\/\\/${long64}*AAA`, '*AAA'],
		['after the padding', `AA==AAA`, 'AAA'],
	])('JSON: base64, %s', (_, data, found) => {
		expect(pointedAt(json('base64', data))).toEqual([found]);
	});

	it.each([
		['on one line', '1,2,x7,4', 'x7'],
		['on several', '\n1,2,\n 3,x7,\n4', 'x7'],
		['on several lines with CR LF', '\r\n1,2,\r\n 3,x7,\r\n4', 'x7'],
		['an empty cell', '\n1,2,\n3,,4', ''],
		['after a reference: the data', '\n1,&#50;,x7', '1'],
		['after a comment: the data', '\n1,<!-- 2 -->3,x7', '1'],
		['before a comment', '\n1,x7,<!-- 2 -->3,x7', 'x7'],
	])('XML: csv %s', (_, data, found) => {
		expect(pointedAt(xml('csv', data))).toEqual([found]);
	});

	it('XML: base64', () => {
		expect(pointedAt(xml('base64', '\n AAAA\n AA*AAA\n'))).toEqual(['*AAA']);
	});

	it('XML: chunks', () => {
		const chunk = (data: string): string => `<chunk x="0" y="0" width="1" height="1">\n${data}</chunk>\n`;
		const text = mapXml(
			`<layer id="1" width="1" height="1"><data encoding="csv">${chunk('1')}${chunk('1,x1')}${chunk('1,x2')}</data></layer>`,
			' infinite="1"',
		);
		expect(pointedAt(text)).toEqual(['x1', 'x2']);
		expect(read(text).issues.find(({ code }) => code === 'bad-csv')?.element).toBe('/map/layer/data/chunk[2]/text()');
	});

	it('of very many soon', () => {
		const MANY = effort(20_000, 100_000);
		const chunks = Array.from({ length: MANY }, () => '{"x":0,"y":0,"width":1,"height":1,"data":"1,x"}').join(',');
		const { issues } = quickly(mapWithLayers(tileLayer(`"encoding":"csv","chunks":[${chunks}]`)));
		expect(issues.filter(({ code }) => code === 'bad-csv')).toHaveLength(10_000);
		const elements = '<chunk x="0" y="0" width="1" height="1">1,x</chunk>'.repeat(MANY);
		quickly(mapXml(`<layer id="1" width="1" height="1"><data encoding="csv">${elements}</data></layer>`, ' infinite="1"'));
	});
});

describe('an explicit encoding is used [L2]', () => {
	const one = (data: string): string => mapWithLayers(tileLayer(data, 1, 1));
	const inXml = (data: string): string => mapXml(`<layer id="1" name="a" width="1" height="1">${data}</layer>`);

	it.each(['abcd', 'x', 'AAAAAA=='])('comma-separated data that looks like base64: %s', (data) => {
		for (const text of [one(`"encoding":"csv","data":"${data}"`), inXml(`<data encoding="csv">${data}</data>`)]) {
			const { doc, issues } = read(text);
			expect(doc).toBeUndefined();
			expect(issues.map(({ code, found }) => [code, found])).toEqual([['bad-csv', `"${data}"`]]);
		}
	});

	it('without an encoding, the data decides', () => {
		expect(read(one('"data":"AQAAAA=="')).doc).toMatchObject({ layers: [{ encoding: 'base64', data: Uint32Array.of(1) }] });
		expect(read(one('"encoding":null,"data":"AQAAAA=="')).doc).toMatchObject({ layers: [{ encoding: 'base64' }] });
	});

	it('one cell is not "cells" in a message', () => {
		const { issues } = read(one('"encoding":"base64","data":"AAAA"'));
		expect(issues[0]?.message).toBe('The tile data must have 1 cell = 4 bytes, found 3 bytes.');
	});
});
