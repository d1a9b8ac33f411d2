/** Options of the plugin. */
export interface TilewrightOptions {
	/** The project file, whose classes have default values, from the root of Vite or the working folder. Default: none. */
	readonly project?: string;
	/** The folder that references may not leave. Default: the root of Vite or the working folder; for a map outside of it, its folder. */
	readonly root?: string;
	/** Whether warnings fail the build, too. Default: `false`. */
	readonly strict?: boolean;
}
