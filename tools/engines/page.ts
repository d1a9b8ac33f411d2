import type { Engine } from '@tilewright/ops';
import { table } from '../generate/markdown.ts';

/** A map that was tried in an engine. */
export interface Tried {
	readonly engine: string;
	readonly name: string;
	/** Whether it is of a public project. */
	readonly isPublic: boolean;
	/** The content that is missing if the engine loads the map as it is; empty if nothing is. */
	readonly raw: string;
	/** The same of its export with `--for`. */
	readonly ours: string;
	/** Whether `export` said that the loader cannot read everything. */
	readonly isLossy: boolean;
}

const HEAD = `# What engines load

Written by \`npm run test:engines -- --write\`: each engine loads maps in Chromium with its own loader. A map counts as loaded if all its
tiles, objects and tile objects are there. **As it is**: the map and its files as they were saved. **Exported**: by
\`tilewright export --for ENGINE\`. \`export\` reports everything that is missing then: see [what engines read](../reference/engines.md).
`;

/** The page with the results. */
export function pageOf(engines: readonly Engine[], tried: readonly Tried[]): string {
	const of = ({ id }: Engine): readonly Tried[] => tried.filter(({ engine }) => engine === id);
	const loaded = (some: readonly Tried[], how: 'raw' | 'ours'): string =>
		`${some.filter((map) => map[how] === '').length} of ${some.length}`;
	const summary = table(
		[
			{ heading: 'Engine', cell: ({ title }) => title },
			{
				heading: 'Examples, as they are',
				cell: (engine) =>
					loaded(
						of(engine).filter(({ isPublic }) => !isPublic),
						'raw',
					),
			},
			{
				heading: 'exported',
				cell: (engine) =>
					loaded(
						of(engine).filter(({ isPublic }) => !isPublic),
						'ours',
					),
			},
			{
				heading: 'Public maps, as they are',
				cell: (engine) =>
					loaded(
						of(engine).filter(({ isPublic }) => isPublic),
						'raw',
					),
			},
			{
				heading: 'exported',
				cell: (engine) =>
					loaded(
						of(engine).filter(({ isPublic }) => isPublic),
						'ours',
					),
			},
		],
		engines,
	);
	return [HEAD, summary, ...engines.map((engine) => sectionOf(engine, of(engine)))].join('\n');
}

function sectionOf({ title }: Engine, tried: readonly Tried[]): string {
	const rows = table(
		[
			{ heading: 'Map', cell: ({ name }) => `\`${name}\`` },
			{ heading: 'As it is', cell: ({ raw }) => raw || 'all' },
			{ heading: 'Exported', cell: ({ ours }) => ours || 'all' },
		],
		tried.filter(({ raw, ours }) => raw !== '' || ours !== ''),
	);
	return `## ${title}\n\nMaps that are not complete:\n\n${rows}`;
}
