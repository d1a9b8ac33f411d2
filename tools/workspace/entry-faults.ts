import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { optionsOf } from '../platform.ts';
import { type Package, pathIn } from '../workspace.ts';

/** The mistakes in the entry points of a package: sources that do not exist, and names that TypeScript and tsx do not find. */
export function entryFaults(each: Package, root: string): string[] {
	const { folder, manifest, entries } = each;
	const { options, from } = atRoot(root);
	return entries.flatMap(({ specifier, source }) => {
		if (source.includes('*')) return [];
		const path = pathIn(each, source);
		if (!existsSync(path))
			return [
				`packages/${folder}/package.json: exports has ${specifier}, but packages/${folder}/${source} does not exist: a built file has the name of its source`,
			];
		const found = ts.resolveModuleName(specifier, from, options, ts.sys).resolvedModule?.resolvedFileName;
		if (found === path) return [];
		return [
			`tsconfig.base.json: ${specifier} is not found at packages/${folder}/${source}: add "${manifest.name}/*": ["./packages/${folder}/src/*.ts"] to paths`,
		];
	});
}

/** The options by which tests and tools find packages, and a file that imports them. */
function atRoot(root: string): { options: ts.CompilerOptions; from: string } {
	return { options: optionsOf(join(root, 'tsconfig.base.json')), from: join(root, 'tools/build.ts') };
}
