import ts from 'typescript';
import { type Package, pathIn } from './workspace.ts';

/** The platforms that code is for. */
export type Platform = 'everywhere' | 'node' | 'browser';

/** The options of a `tsconfig.json`, with those that it extends. */
export function optionsOf(path: string): ts.CompilerOptions {
	// No files are listed: only options are asked for.
	const host = { ...ts.sys, readDirectory: () => [], onUnRecoverableConfigFileDiagnostic: refuse };
	const parsed = ts.getParsedCommandLineOfConfigFile(path, undefined, host);
	if (parsed === undefined) throw new Error(`${path} cannot be read.`);
	return parsed.options;
}

/** Whether a `tsconfig.json` has the types of Node. */
export const hasNode = ({ types = [] }: ts.CompilerOptions): boolean => types.includes('node');

/** Whether a `tsconfig.json` has the types of the DOM, or of web workers. */
export const hasDom = ({ lib = [] }: ts.CompilerOptions): boolean => lib.includes('lib.dom.d.ts') || lib.includes('lib.webworker.d.ts');

/**
 * The platforms of a package, by what its `tsconfig.json` lets its code use: with the types of Node it is for Node, with those of the DOM or of
 * web workers for browsers, without these for all.
 */
export function platformOf(each: Package): Platform {
	const options = optionsOf(pathIn(each, 'tsconfig.json'));
	if (hasNode(options)) return 'node';
	return hasDom(options) ? 'browser' : 'everywhere';
}

function refuse({ messageText }: ts.Diagnostic): never {
	throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
}
