import { isBefore } from '../../../spec/form.ts';
import type { DowngradeStep } from '../step.ts';

/** V1: oblique maps were added in 1.12. Without their skew they are orthogonal. */
export const obliqueToOrthogonal: DowngradeStep = {
	name: '120-oblique',
	versions: ['1.12'],
	doc: 'An oblique map becomes an orthogonal one. This is reported.',
	resources: ['map'],
	isFor: ({ version }) => isBefore(version, '1.12'),
	downgrade(value, { changed }) {
		if (value['orientation'] !== 'oblique') return value;
		changed(['orientation'], 'orientation "oblique"', 'becomes "orthogonal"');
		return { ...value, orientation: 'orthogonal' };
	},
};
