import { read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { mapWithLayers, tileLayer } from './support/map-text.ts';

describe('zstd in a browser, without its decoder [L4]', () => {
	const layer = tileLayer('"encoding":"base64","compression":"zstd","data":"KLUv/QRYgQAAAQAAAAIAAAADAAAABAAAAKYUxW4="');

	it('is reported once, with what to pass', () => {
		const { doc, issues } = read(mapWithLayers(`\n${layer},${layer}`));
		expect(doc).toBeUndefined();
		expect(issues).toMatchObject([
			{
				code: 'missing-codec',
				severity: 'error',
				pointer: '/layers/0/data',
				line: 2,
				message: 'The tile data is compressed with zstd, and there is no decoder for it.',
				advice: 'Pass the decoder of `@tilewright/format/zstd` to `read`: `codecs: [zstd]`. Or save the map with zlib.',
			},
		]);
	});
});
