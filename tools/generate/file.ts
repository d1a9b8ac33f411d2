/** A generated file: its path, relative to the root of the repository, and its content. */
export interface GeneratedFile {
	readonly path: string;
	readonly text: string;
}
