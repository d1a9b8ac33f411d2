import type { FormatVersion } from '../../packages/format/src/spec/field.ts';

/** Notes about a version that neither the tables nor the steps contain. */
export interface VersionNotes {
	/** Other changes. */
	readonly change?: string;
	/** How a reader finds the values of added fields, if it does not use their defaults. */
	readonly missing?: Readonly<Record<string, string>>;
	/** Other effects on documents that are written for older versions. */
	readonly downgrade?: string;
}

export const VERSION_NOTES: Partial<Readonly<Record<FormatVersion, VersionNotes>>> = {
	'0.11': {
		missing: {
			id: 'objects get the next free ones, in document order (rule J8).',
			nextobjectid: 'one more than the highest `id` (rule J8).',
		},
	},
	'0.13': { missing: { tilecount: "computed from the image's size, or counted in the list of tiles (rule J13)." } },
	'0.15': { missing: { columns: "computed from the image's size (rule J13)." } },
	'1.0': { downgrade: 'The layers of a group replace it, with its offset, opacity and visibility. This is reported.' },
	'1.1': { downgrade: 'A template cannot be written, which is reported.' },
	'1.2': {
		missing: {
			id: 'layers get the next free ones, in document order (rule J8).',
			nextlayerid: 'one more than the highest `id` (rule J8).',
		},
		downgrade: 'Ids of layers are only reported if reading would assign others. A world cannot be written, which is reported.',
	},
	'1.7': { change: '`tiles` are saved in the order in which Tiled shows them, not by increasing `id`.' },
	'1.10': {
		change: 'Versions 1.11 and 1.12 also write "1.10" as the `version` of their documents: readers know no newer one (rule N6).',
		downgrade: 'A document that is written for 1.10 or newer has the `version` "1.10".',
	},
};
