import { isBefore } from '../../../spec/form.ts';
import type { DowngradeStep } from '../step.ts';

/** V3: `zstd` was added in 1.3. */
export const zstdToZlib: DowngradeStep = {
	name: '100-zstd-to-zlib',
	versions: ['1.3'],
	doc: 'Tile data that is compressed with `zstd` is compressed with `zlib`. This is reported.',
	resources: ['layer'],
	isFor: ({ version }) => isBefore(version, '1.3'),
	downgrade(value, { encodingOf, changed }) {
		if (value['type'] !== 'tilelayer' || encodingOf(value).compression !== 'zstd') return value;
		changed(['compression'], 'compression "zstd"', 'becomes "zlib"');
		return { ...value, compression: 'zlib' };
	},
};
