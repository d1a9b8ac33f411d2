import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the hooks, from the root of the repository. */
export const HOOKS = 'tools/hooks';

/**
 * Lets Git use the hooks of a clone. Hooks that its owner has chosen stay. Nothing happens without Git, and in a folder that is no clone: it may
 * be in a repository of something else, whose settings are not ours.
 *
 * @param root - the folder
 */
export function useHooks(root: string): void {
	if (!existsSync(join(root, '.git'))) return;
	const git = (...words: string[]) => spawnSync('git', ['config', '--local', ...words], { cwd: root, encoding: 'utf8' });
	const { status } = git('--get', 'core.hooksPath');
	// 1 says that there is no such setting.
	if (status === 1) git('core.hooksPath', HOOKS);
}
