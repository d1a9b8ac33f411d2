import type { Difference } from '../support/corpus.ts';

/** One comparison: the export of the original with the export of our output. */
export interface Comparison {
	readonly name: string;
	readonly from: 'json' | 'xml';
	readonly to: 'json' | 'xml';
	/** Whether our output was written for Tiled's version. */
	readonly aged: boolean;
}

interface Exclusion {
	/** The documents; all of them if missing. */
	readonly names?: readonly string[];
	/** Tiled reads the two syntaxes differently: excludes only comparisons across syntaxes. */
	readonly acrossSyntaxes?: true;
	/** Only output for Tiled's version. */
	readonly aged?: true;
	readonly pointers: RegExp;
	readonly why: string;
}

/** Differences that are intended, or caused by Tiled itself; found with version 1.8. */
const EXCLUSIONS: readonly Exclusion[] = [
	{
		names: [
			'SSBMTonberry+tileson/content/test-maps/project-v1.9/maps/map1.json',
			'SSBMTonberry+tileson/content/test-maps/ultimate_test_v1.9.json',
			...['json', 'tsx'].flatMap((extension) => [
				`pythonarcade+pytiled_parser/tests/test_data/map_tests/external_tileset_dif_dir/tileset/tileset.${extension}`,
				`pythonarcade+pytiled_parser/tests/test_data/tilesets/individual_images/tileset.${extension}`,
			]),
		],
		pointers: /\/(objects|tiles)\/\d+\/type$/,
		why: '[U5] version 1.9 wrote `class`, which 1.8 does not know; we write `type`, which 1.8 knows',
	},
	{
		names: ['examples/maps/oblique.tmj', 'mapeditor+rs-tiled/assets/tiled_oblique.tmx'],
		pointers: /^$/,
		why: '1.8 refuses all oblique maps: they are new in 1.12',
	},
	{
		names: ['pythonarcade+pytiled_parser/tests/test_data/layer_tests/unknown_type/map.json'],
		pointers: /^$/,
		why: 'an unknown layer type: both we and Tiled refuse it',
	},
	{ acrossSyntaxes: true, pointers: /\/repeat[xy]$/, why: 'new in 1.8, which only reads it from XML' },
	{ acrossSyntaxes: true, pointers: /\/tiles\/\d+\/objectgroup\/id$/, why: '[J14] 1.8 reads the id of a collision layer only from XML' },
	{
		names: [
			'examples/maps/everything.tmj',
			'mapeditor+rs-tiled/assets/tiled_object_list_property.tmx',
			'mapeditor+rs-tiled/assets/tiled_object_nested_list_property.tmx',
		],
		acrossSyntaxes: true,
		pointers: /\/properties\/\d+\/(type|value)$/,
		why: 'lists are new in 1.12; from XML 1.8 reads an empty string, from JSON a value of an unknown type',
	},
	{
		names: [
			'examples/maps/everything.tmj',
			'mapeditor+rs-tiled/assets/tiled_object_list_property.tmx',
			'mapeditor+rs-tiled/assets/tiled_object_nested_list_property.tmx',
		],
		aged: true,
		pointers: /\/properties(\/\d+\/(name|type|value))?$/,
		why: '[V1] lists are new in 1.12: a document for 1.8 has no lists',
	},
	{
		names: ['mapeditor+rs-tiled/assets/tiled_class_property.tmx'],
		acrossSyntaxes: true,
		pointers: /\/properties\/1\/(type|value)$/,
		why: 'a class value without members: from XML 1.8 reads an empty string, from JSON a class',
	},
	{
		names: [
			'mapeditor+tiled/tests/automapping/add-tileset/rules.tmx',
			'mapeditor+tiled/tests/errors/tileset_not_found.tmx',
			'mapeditor+tiled/util/java/libtiled-java/src/test/resources/desert_missing_tileset/desert.tmx',
		],
		acrossSyntaxes: true,
		pointers: /^$|\/data$/,
		why: 'a tileset that is missing: 1.8 keeps the reference from XML, and drops it from JSON',
	},
	{
		names: ['SSBMTonberry+tileson/content/test-maps/issues/issue_17.json'],
		acrossSyntaxes: true,
		pointers: /^\/layers\/0\/data$/,
		why: '[G5] cells past the end of a tileset: 1.8 keeps them from XML, and clears them from JSON',
	},
	{
		names: [
			'SSBMTonberry+tileson/content/test-maps/issues/Preluda3.json',
			'mapeditor+tiled/tests/errors/tileset_image_not_found_in_map.tmx',
			'mapeditor+tiled/tests/errors/tileset_image_not_found_in_tileset.tsx',
			'mapeditor+tiled/util/java/libtiled-java/src/test/resources/desert_missing_image/desert.tsx',
		],
		pointers: /^(\/tilesets\/0)?\/(tilecount|tiles)$/,
		why: '[J14] the image is missing: Tiled then counts the listed tiles, and we do not list tiles without content [U3, J5]',
	},
	{
		names: [
			'englercj+gl-tiled/test/maps/lttp/lightworld/lightworld.json',
			'mapeditor+rs-tiled/assets/tiled_repeat.tmx',
			'mapeditor+tiled/util/java/libtiled-java/src/test/resources/sewers/sewers.tmx',
			...['csv', 'b64zlib', 'b64zstd', 'externtileset'].map((name) => `baylej+tmx/examples/data/${name}.tmx`),
		],
		pointers: /^\/next(object|layer)id$/,
		why: '[J13] the counter is raised above the highest id in use',
	},
	{
		names: ['ponywolf+ponytiled/maps/objects/sandbox2.json'],
		pointers: /^\/tilesets\/\d+\/tiles\//,
		why: '[U2] tiles keyed by id are sorted by id; 1.8 sorts their keys as text',
	},
];

/** The exclusions in use, and the documents that use them. */
const used = new Map<Exclusion, Set<string>>(EXCLUSIONS.map((exclusion) => [exclusion, new Set()]));

/** The differences that are not excluded. */
export function unexplained(found: readonly Difference[], { name, from, to, aged }: Comparison): Difference[] {
	return found.filter(({ pointer }) => {
		const exclusion = EXCLUSIONS.find(
			(exclusion) =>
				(exclusion.names === undefined || exclusion.names.includes(name)) &&
				(exclusion.acrossSyntaxes === undefined || from !== to) &&
				(exclusion.aged === undefined || aged) &&
				exclusion.pointers.test(pointer),
		);
		if (exclusion !== undefined) used.get(exclusion)?.add(name);
		return exclusion === undefined;
	});
}

/** Unused exclusions, which must be deleted. */
export function unused(): string[] {
	return [...used].flatMap(([{ names, why }, needed]) => {
		if (names === undefined) return needed.size === 0 ? [why] : [];
		return names.filter((name) => !needed.has(name)).map((name) => `${name}: ${why}`);
	});
}

/** Documents with excluded differences. */
export const excluded = (): Set<string> => new Set([...used.values()].flatMap((names) => [...names]));
