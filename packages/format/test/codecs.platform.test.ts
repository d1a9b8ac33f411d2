import { read } from '@tilewright/format';
import { readJson } from '@tilewright/format/json';
import { zstd } from '@tilewright/format/zstd';
import { describe, expect, it } from 'vitest';
import { readOnDemand } from '../src/read/read-on-demand.ts';
import { mapWithLayers, tileLayer } from './support/map-text.ts';

/** Four cells, 1 to 4, as the zstd command compresses them. */
const DATA = 'KLUv/QRYgQAAAQAAAAIAAAADAAAABAAAAKYUxW4=';
const layer = tileLayer(`"encoding":"base64","compression":"zstd","data":"${DATA}"`);
const map = mapWithLayers(layer, '"tilesets":[{"firstgid":1,"name":"t","tilewidth":16,"tileheight":16,"tilecount":4}]');

const gidsOf = ({ doc }: { readonly doc?: unknown }): unknown => doc;

describe('codecs that are passed to a reader [L4]', () => {
	it.each([
		['read', () => read(map, { codecs: [zstd] })],
		['readJson', () => readJson(map, { codecs: [zstd] })],
	])('%s decodes with them, on every platform', (_, run) => {
		expect(gidsOf(run())).toMatchObject({ layers: [{ compression: 'zstd', data: Uint32Array.of(1, 2, 3, 4) }] });
	});

	it('are loaded when a document needs them, where reading can wait', async () => {
		const result = await readOnDemand(new TextEncoder().encode(map), {});
		expect(gidsOf(result)).toMatchObject({ layers: [{ data: Uint32Array.of(1, 2, 3, 4) }] });
		expect(result.issues).toEqual([]);
	});

	it('report damaged data in the same words as everywhere', () => {
		const { issues } = read(map.replace('KLUv', 'KLUw'), { codecs: [zstd] });
		expect(issues).toMatchObject([{ code: 'bad-compression', message: 'The tile data cannot be decompressed with zstd: no zstd frame.' }]);
	});
});
