import type { FormatVersion } from '../../packages/format/src/spec/field.ts';

/** What changed at a version beside the fields that came or went (specification part 9, rules U1–U10): forms and words. */
export const VERSION_NOTES: Partial<Readonly<Record<FormatVersion, string>>> = {
	'0.16': 'Properties have the types `string`, `int`, `float` and `bool`.',
	'0.17': 'Property types `color` and `file`.',
	'1.1': 'Infinite maps, whose layers hold chunks; object templates.',
	'1.2':
		'`properties` is a list, not an object keyed by name, and says the types itself; `tiles` is a list, not an object keyed by id, and holds what `tileproperties` held.',
	'1.3': 'Compression `zstd`.',
	'1.4': 'Property type `object`.',
	'1.5':
		'A matching set has `colors` and `type`, not `edgecolors` and `cornercolors`; a matching tile no longer has `hflip`, `vflip`, `dflip`.',
	'1.6': '`version` is a string, not a number.',
	'1.7': '`tiles` are saved in display order.',
	'1.8': 'Property type `class`.',
	'1.9': 'The `type` of tiles and objects is spelled `class`.',
	'1.10': 'The `type` of tiles and objects is spelled `type` again.',
	'1.12': 'Orientation `oblique`; property type `list`.',
};
