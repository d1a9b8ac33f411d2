import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasDom, hasNode, optionsOf } from '../platform.ts';
import { ownDependencies, type Package, packages, pathIn } from '../workspace.ts';
import type { GeneratedFile } from './file.ts';

/** A `tsconfig.json` of a package, or one of its others, such as `tsconfig.node.json`. */
interface Project {
	readonly path: string;
	readonly owner: Package;
	/** Whether others may refer to it: it has declarations. */
	readonly composite: boolean;
	readonly node: boolean;
	readonly dom: boolean;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The `references` of every `tsconfig.json`, which TypeScript cannot derive: those of a package follow from its dependencies. The two at the
 * root for what is not shipped refer to each package itself. Through a list that they share, `tsc -b` would not see that a package changed.
 */
export function generateReferences(): readonly GeneratedFile[] {
	const projects = packages.flatMap(projectsOf);
	const shared = projects.filter(({ composite }) => composite);
	const atRoot = ['tsconfig.browser.json', 'tsconfig.node.json'].map((name) => join(ROOT, name));
	const whole = projects.filter(({ composite }) => !composite).map(({ path }) => path);
	return [
		...projects.map((project) => withReferences(project.path, referencesOf(project, shared))),
		...atRoot.map((path) => {
			const options = optionsOf(path);
			const from = { node: hasNode(options), dom: hasDom(options) };
			return withReferences(
				path,
				shared.filter((to) => fits(to, from)).map((to) => to.path),
			);
		}),
		withReferences(join(ROOT, 'tsconfig.json'), [...whole, ...atRoot]),
	];
}

function projectsOf(owner: Package): Project[] {
	const names = readdirSync(pathIn(owner, '.')).filter((name) => /^tsconfig(?:\.[\w-]+)?\.json$/.test(name));
	// The one that others add to comes first.
	const sorted = names.sort((a, b) => a.length - b.length || a.localeCompare(b));
	return sorted.map((name) => {
		const path = pathIn(owner, name);
		const options = optionsOf(path);
		return { path, owner, composite: options.composite === true, node: hasNode(options), dom: hasDom(options) };
	});
}

/** The projects that one refers to: those of its own package, if it is not the main one, then those of the package's dependencies. */
function referencesOf(from: Project, shared: readonly Project[]): string[] {
	const own = isMain(from) ? [] : shared.filter((to) => to.owner === from.owner && to.path !== from.path);
	const others = ownDependencies(from.owner, isMain(from) ? 'shipped' : 'all');
	return [...own, ...shared.filter(({ owner }) => others.includes(owner))].filter((to) => fits(to, from)).map(({ path }) => path);
}

const isMain = ({ path }: Project): boolean => basename(path) === 'tsconfig.json';

/** Whether the files of a project can be met by those of another: the parts for one platform only by code for that platform. */
function fits(to: Project, from: Pick<Project, 'node' | 'dom'>): boolean {
	return isMain(to) || (to.node ? from.node : to.dom ? from.dom : true);
}

/** A `tsconfig.json` with other references, and its comments. */
function withReferences(path: string, targets: readonly string[]): GeneratedFile {
	const text = readFileSync(path, 'utf8');
	const listed = targets.map((target) => `{ "path": ${JSON.stringify(shortened(dirname(path), target))} }`);
	const inOneLine = `"references": [${listed.join(', ')}]`;
	const written = inOneLine.length <= 137 ? inOneLine : `"references": [\n\t\t${listed.join(',\n\t\t')}\n\t]`;
	const known = /"references": \[[^\]]*\]/;
	const added = known.test(text) || targets.length === 0 ? text : text.replace(/\n\}\s*$/, ',\n\t"references": []\n}\n');
	return { path: relative(ROOT, path).replaceAll('\\', '/'), text: added.replace(known, () => written) };
}

/** A path as references have it: the folder stands for its `tsconfig.json`. */
function shortened(folder: string, target: string): string {
	const to = relative(folder, target).replaceAll('\\', '/');
	return to === 'tsconfig.json' ? '.' : to.replace(/\/tsconfig\.json$/, '');
}
