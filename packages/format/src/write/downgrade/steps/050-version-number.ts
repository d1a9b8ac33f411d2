import { isBefore } from '../../../spec/form.ts';
import { stampOf } from '../stamp.ts';
import type { DowngradeStep } from '../step.ts';

/** V3, N6: `version` is the version that the document is written for; before 1.6 it is a number. */
export const versionNumber: DowngradeStep = {
	name: '050-version-number',
	versions: ['1.6'],
	doc: '`version` is the target version, as a number before 1.6.',
	resources: ['map', 'tileset', 'template'],
	isFor: () => true,
	downgrade(value, { form }) {
		if (value['version'] === undefined) return value;
		const stamp = stampOf(form);
		return { ...value, version: isBefore(form.version, '1.6') || form.keyed ? Number(stamp) : stamp };
	},
};
