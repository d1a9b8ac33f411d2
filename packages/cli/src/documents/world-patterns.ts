import type { Issue, World } from '@tilewright/format';
import { placeIssues } from '@tilewright/format';
import type { Loader, MapsByPatterns } from '@tilewright/ops';
import { mapsByPatterns } from '@tilewright/ops';
import type { Input } from '../host/read-input.ts';

/**
 * The maps that the patterns of a world match in its folder (rule T5), and the findings with their positions. A world from a pipe is
 * in no folder.
 */
export async function followPatterns(world: World, { bytes, folder, path, isFile }: Input, loader: Loader): Promise<MapsByPatterns> {
	if (world.patterns.length === 0 || !isFile) return { maps: [], issues: [] };
	const { maps, issues } = mapsByPatterns(world, path, (await loader.list?.(folder)) ?? []);
	return { maps, issues: placeIssues(bytes, issues) };
}

/** All findings, sorted by position. */
export const inOrder = (...findings: readonly (readonly Issue[])[]): Issue[] =>
	findings.flat().sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0));
