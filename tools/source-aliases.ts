import { packages, pathIn } from './workspace.ts';

/** A name that modules import, and the source that it stands for. */
interface Alias {
	readonly find: RegExp;
	readonly replacement: string;
}

/** The sources of the packages, for Vite: tests and the editor import them, not the builds. */
export const alias: Alias[] = packages.flatMap((each) =>
	each.entries.map(({ specifier, source }) => ({
		find: new RegExp(`^${specifier.replaceAll(/[.+]/g, '\\$&').replace('*', '(.+)')}$`),
		replacement: pathIn(
			each,
			source.replace('*', () => '$1'),
		),
	})),
);
