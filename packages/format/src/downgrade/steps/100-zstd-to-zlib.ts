import { isBefore } from '../../spec/form.ts';
import type { DowngradeStep } from '../step.ts';

/** V3: `zstd` came with 1.3. */
export const zstdToZlib: DowngradeStep = {
	name: '100-zstd-to-zlib',
	resources: ['layer'],
	isFor: ({ version }) => isBefore(version, '1.3'),
	downgrade(value, { encodingOf, changed }) {
		if (value['type'] !== 'tilelayer' || encodingOf(value).compression !== 'zstd') return value;
		changed(['compression'], 'Compression "zstd"', '"zlib"');
		return { ...value, compression: 'zlib' };
	},
};
