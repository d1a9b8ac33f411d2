/** How the pictures of a collection of images are packed. */
export interface AtlasOptions {
	/** The transparent pixels between pictures. Default: 1. */
	readonly padding?: number;
	/** How many times the pixels at the edges of each picture are repeated around it, to avoid seams between scaled tiles. Default: 0. */
	readonly extrude?: number;
}

/** The level of the findings of a code. */
export type Level = 'error' | 'warning' | 'info' | 'off';

/** Options of the plugin. */
export interface TilewrightOptions {
	/** The project file, whose classes have default values, from the root of Vite or the working folder. It may be anywhere. Default: none. */
	readonly project?: string;
	/** The folder that references may not leave. Default: the root of Vite or the working folder; for a map outside of it, its folder. */
	readonly root?: string;
	/**
	 * A module to write, such as `src/tiled-types.ts`: the types of the project's classes. Next to it, `tiled-types-imports.d.ts`
	 * declares the types of imports, so that objects have the types of their classes. It needs `project`. Default: nothing is written.
	 */
	readonly types?: string;
	/**
	 * Whether maps come without parts that they do not use: tilesets, and tiles in collections of images. A game that puts other tiles into a map
	 * needs them. Default: `false`.
	 */
	readonly dropUnused?: boolean;
	/** Whether each collection of images becomes one picture when the game is built. It needs the package sharp. Default: `false`. */
	readonly atlas?: boolean | AtlasOptions;
	/**
	 * The extensions of files that players may get, besides those of pictures, sounds, videos, fonts, models and shaders: `['json']`. Maps that
	 * name files of another kind fail the build.
	 */
	readonly publicExtensions?: readonly string[];
	/** Other levels for findings, by code: `{ 'missing-property-file': 'off' }`. Default: those that findings have. */
	readonly rules?: Readonly<Record<string, Level>>;
	/** Whether warnings fail the build, too. Default: `false`. */
	readonly strict?: boolean;
}
