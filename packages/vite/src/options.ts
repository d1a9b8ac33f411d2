/** Options of the plugin. */
export interface TilewrightOptions {
	/** The project file, whose classes have default values, from the root of Vite or the working folder. Default: none. */
	readonly project?: string;
	/** The folder that references may not leave. Default: the root of Vite or the working folder; for a map outside of it, its folder. */
	readonly root?: string;
	/**
	 * A module to write, such as `src/tiled-types.ts`: the types of the project's classes. Beside it, `tiled-types-imports.d.ts` says what
	 * imports give, so that objects have the types of their classes. It needs `project`. Default: nothing is written.
	 */
	readonly types?: string;
	/** Whether warnings fail the build, too. Default: `false`. */
	readonly strict?: boolean;
}
