import type { SubCommand } from '../sub-command.ts';
import type { AutomapFlags } from './flags.ts';
import { addAutomapFlags } from './flags.ts';

export const automapCommand: SubCommand = {
	name: 'automap',
	summary: [{ call: 'automap <maps…>', does: 'apply automapping rules: fill layers according to other layers' }],
	description: 'Apply automapping rules to maps.',
	details: () => `
Rules are maps that say which tiles to place where, as in Tiled. A rules file
(.txt) lists rule maps and other rules files; lines below [PATTERN] apply to
maps whose names match. Without --rules, each map uses rules.txt in its own
folder, else the rules file of its project. A rule map that cannot be used is
reported; the others are applied.

The maps are rewritten with --write, or written to a file or folder with --out:
in a folder at the same path as in the root, with paths that lead to the same
files as before. They keep their syntax, and a map file only changes if its
content does. --dry-run only lists what would change, --image draws it. The
same --seed always makes the same random choices.

--watch applies the rules again when a rule, a map or a tileset changes. With
--write, a map only counts as changed if another program saves it.

Rule maps in folders and patterns are skipped.

Rules that need too much work on a map are reported, and not applied. --limit
steps=N allows less, for rules from strangers, or more.

Exit codes: 0 success, 1 a map or a rule has errors, 3 a file could not be read
or written. The other maps are still written.

Examples:
  tilewright automap maps/*.tmx --rules rules/winter.txt --out winter
      writes all maps with snow to another folder
  tilewright automap maps/cave.tmx --dry-run --image changes.png
      lists and draws what the rules of the project would change`,
	define: (command, finish) =>
		addAutomapFlags(command)
			.argument('<maps...>', 'maps, folders, quoted patterns')
			.action(async (maps: string[], flags: AutomapFlags) => {
				const { checkFlags } = await import('./check-flags.ts');
				checkFlags(maps, flags);
				if (flags.watch === true) {
					const { watchAutomap } = await import('./watch.ts');
					finish(await watchAutomap(maps, flags));
				} else {
					const { runAutomap } = await import('./run.ts');
					finish(await runAutomap(maps, flags));
				}
			}),
};
