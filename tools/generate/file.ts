/** A file that a generator makes: where it stands, from the root of the repository, and what it holds. */
export interface GeneratedFile {
	readonly path: string;
	readonly text: string;
}
