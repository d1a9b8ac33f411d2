import type { Engine } from '../../packages/ops/src/engines/engine.ts';
import { exportSettingsFor } from '../../packages/ops/src/engines/export-settings-for.ts';
import { FEATURES } from '../../packages/ops/src/engines/features.ts';
import { ENGINES } from '../../packages/ops/src/engines/list.ts';
import type { GeneratedFile } from './file.ts';
import { table } from './markdown.ts';

const HEAD = `# What engines read

What the loaders of engines do not read, of all that Tiled can write. \`tilewright validate --for NAME\` looks for these things in your
files. Each fact is from the source or the pages of the version that is named; a newer version may read more.

\`tilewright export --for NAME\` sets the options that the loader needs, writes tile data that it can read, and lists what is still not
read.

**Lost**: the map does not load, or a part of it is missing; \`validate\` reports an error. **Differs**: it is there, but looks or acts
otherwise than in Tiled; a warning.
`;

/** The page about engines. */
export const generateEngines = (): GeneratedFile => ({
	path: 'docs/reference/engines.md',
	text: [HEAD, ...ENGINES.map(sectionOf)].join('\n'),
});

function sectionOf(engine: Engine): string {
	const { id, title, source, facts } = engine;
	const rows = table(
		[
			{
				heading: 'Not read',
				cell: ({ feature, syntax }) => `${FEATURES[feature].what}${syntax === undefined ? '' : ` (${syntax.toUpperCase()})`}`,
			},
			{ heading: 'Effect', cell: ({ effect }) => effect },
			{ heading: 'What happens', cell: ({ happens }) => happens },
			{ heading: 'What to do', cell: ({ feature }) => FEATURES[feature].advice },
		],
		facts,
	);
	return `## \`--for ${id}\`: ${title}\n\nSource: ${source}.\n\n${rows}\n${settingsOf(engine)}\n`;
}

/** Lists the options that `export --for` sets, as options of the command. */
function settingsOf(engine: Engine): string {
	const { chunkSize, ...settings } = exportSettingsFor(engine);
	const all = { ...settings, ...(chunkSize && { chunkSize: `${chunkSize.width}x${chunkSize.height}` }) };
	const options = Object.entries(all).map(([name, value]: [string, unknown]) => {
		const option = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
		return value === true ? `\`${option}\`` : `\`${option} ${value}\``;
	});
	return options.length === 0 ? '`export` needs no other options.' : `\`export\` sets ${options.join(', ')}.`;
}
