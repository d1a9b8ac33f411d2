import ts from 'typescript';
import { type Package, pathIn } from './workspace.ts';

/** The platforms that a package runs on. */
export type Platform = 'everywhere' | 'node' | 'browser';

/**
 * The platforms of a package, by what its `tsconfig.json` lets its code use: with the types of Node it is for Node, with those of the DOM for
 * browsers, without both for all.
 */
export function platformOf(each: Package): Platform {
	const { compilerOptions = {} } = readConfig(pathIn(each, 'tsconfig.json'));
	if (compilerOptions.types?.includes('node') === true) return 'node';
	return compilerOptions.lib?.includes('DOM') === true ? 'browser' : 'everywhere';
}

/** The parts of a `tsconfig.json` that tools read. */
export interface TsConfig {
	readonly compilerOptions?: { readonly types?: readonly string[]; readonly lib?: readonly string[]; readonly composite?: boolean };
	readonly references?: readonly { readonly path: string }[];
}

/** A `tsconfig.json` as it is written, without what it extends. */
export function readConfig(path: string): TsConfig {
	const { config, error } = ts.readConfigFile(path, ts.sys.readFile) as { config?: TsConfig; error?: ts.Diagnostic };
	if (config === undefined || error !== undefined) throw new Error(`${path} cannot be read.`);
	return config;
}
