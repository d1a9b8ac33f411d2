import { describe, expect, it } from 'vitest';
import { CodecUnavailableError } from '../../src/codec/codec.ts';
import { prepareZstd } from '../../src/codec/prepare-zstd.browser.ts';
import * as browser from '../../src/codec/zstd.browser.ts';
import { testZstd } from './zstd-suite.ts';

describe('zstd in browsers', () => {
	// This test must be the first in this file, because the next ones load the encoder.
	it('says what to do when the encoder is not loaded', async () => {
		expect(() => browser.zstd(new Uint8Array(4), -1)).toThrow(CodecUnavailableError);
		expect(() => browser.zstd(new Uint8Array(4), -1)).toThrow(/prepareZstd\(\)/);
		await Promise.all([prepareZstd(), prepareZstd()]);
		expect(browser.zstd(new Uint8Array(4), -1).length).toBeGreaterThan(4);
	});
});

testZstd('browser', { ...browser, prepareZstd });
