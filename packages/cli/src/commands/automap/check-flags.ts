import { UsageError } from '../../host/exit.ts';
import { isStdin } from '../../host/read-input.ts';
import type { AutomapFlags } from './flags.ts';

/**
 * Checks options that depend on each other.
 *
 * @throws UsageError
 */
export function checkFlags(maps: readonly string[], { out, write, dryRun, image, watch }: AutomapFlags): void {
	if (maps.some(isStdin))
		throw new UsageError(
			'Standard input cannot be automapped: the paths of rules and tilesets start from the folder of the map.',
			'Name a file.',
		);
	if (out === '') throw new UsageError('--out needs the name of a file or folder.', 'See: tilewright help automap');
	if (out === undefined && write !== true && dryRun !== true && image === undefined)
		throw new UsageError('No option says where the maps go.', 'Use --out FILE, --out FOLDER or --write, or --dry-run to list the changes.');
	if (watch === true && out === undefined && write !== true)
		throw new UsageError('--watch needs --out or --write.', 'Name a file or folder: --out dist');
}
