import type { Platform } from '../platform.ts';
import { platformOf } from '../platform.ts';
import { enginesOf, ownDependencies, type Package } from '../workspace.ts';

/** The page with all adapters. */
const ADAPTERS = 'docs/guide/engines.md';

/** The node of the diagram in ARCHITECTURE.md that stands for all adapters. */
const ADAPTER_NODE = 'adapters';

const isAdapter = (each: Package): boolean => enginesOf(each).length > 0;

/**
 * The mistakes in what other files say about packages.
 *
 * @param read - gives the text of a file
 * @param platform - gives the platforms of a package
 */
export function listFaults(
	packages: readonly Package[],
	read: (path: string) => string,
	platform: (each: Package) => Platform = platformOf,
): string[] {
	const architecture = read('ARCHITECTURE.md');
	const biome = read('biome.json');
	const faults = packages.flatMap((each) => {
		const { folder, manifest } = each;
		const link = `packages/${folder}/README.md`;
		if (isAdapter(each))
			return [
				...lacks(ADAPTERS, read(ADAPTERS), `](../../${link})`, `a row for ${manifest.name}`),
				...(manifest['size-limit'] === undefined
					? [
							`packages/${folder}/package.json: lacks "size-limit": [{ "limit": "… kB" }], the most that a page with all of the adapter may load`,
						]
					: []),
			];
		return [
			...(manifest.private === true ? [] : lacks('README.md', read('README.md'), `](${link})`, `a row for ${manifest.name}`)),
			...lacks('ARCHITECTURE.md', architecture, `](packages/${folder})`, `a row for ${manifest.name}`),
			...(platform(each) === 'everywhere'
				? lacks('biome.json', biome, `"packages/${folder}/src/**"`, `${folder} among the packages that run on every platform`)
				: []),
		];
	});
	return [...faults, ...diagramFaults(packages, architecture)];
}

const lacks = (path: string, text: string, needed: string, what: string): string[] =>
	text.includes(needed) ? [] : [`${path}: lacks ${what}: ${needed}`];

/** The packages that the arrows of the diagram lead to must be those that the dependencies lead to. */
function diagramFaults(packages: readonly Package[], architecture: string): string[] {
	const [, diagram = ''] = /```mermaid\n([\s\S]*?)```/.exec(architecture) ?? [];
	const arrows = [...diagram.matchAll(/^ *([\w-]+) --> ([\w-]+)$/gm)].map(([, from = '', to = '']) => ({ from, to }));
	const nodeOf = (each: Package): string => (isAdapter(each) ? ADAPTER_NODE : each.folder);
	const drawn = (node: string): string[] => arrows.filter(({ from }) => from === node).map(({ to }) => to);
	const dependsOn = (node: string): string[] =>
		packages.filter((each) => nodeOf(each) === node).flatMap((each) => ownDependencies(each, 'shipped', packages).map(nodeOf));
	return [...new Set(packages.map(nodeOf))].flatMap((node) => {
		const [shown, real] = [below(node, drawn), below(node, dependsOn)];
		return [
			...[...real]
				.filter((to) => !shown.has(to))
				.map((to) => `ARCHITECTURE.md: the diagram has no way from ${node} to ${to}, which it uses`),
			...[...shown]
				.filter((to) => !real.has(to))
				.map((to) => `ARCHITECTURE.md: the diagram has a way from ${node} to ${to}, which it does not use`),
		];
	});
}

/** All that can be reached from a node. */
function below(node: string, next: (node: string) => readonly string[]): ReadonlySet<string> {
	const found = new Set<string>();
	const open = [node];
	for (const at of open) {
		for (const to of next(at)) {
			if (found.has(to)) continue;
			found.add(to);
			open.push(to);
		}
	}
	return found;
}
