import { isObject } from '@tilewright/format/internal';
import type { Files } from '../files/files.ts';
import { isRefused } from '../files/files.ts';
import { projectOf } from '../session/project-types.ts';

/**
 * The rules for a map: `rules.txt` in its folder, else the rules file or rule map that its project names (rule A45).
 *
 * @returns a path; `undefined` if there are no rules
 */
export async function findRules(files: Files, path: string): Promise<string | undefined> {
	const paths = await files.list();
	const beside = `${path.slice(0, path.lastIndexOf('/') + 1)}rules.txt`;
	if (paths.includes(beside)) return beside;
	const project = projectOf(path, paths);
	const named = project === undefined ? undefined : await rulesOfProject(files, project);
	if (project === undefined || named === undefined || named === '') return undefined;
	const found = files.loader.resolve(named, project);
	return 'path' in found ? found.path : undefined;
}

async function rulesOfProject(files: Files, project: string): Promise<string | undefined> {
	const read = await files.read(project);
	if (isRefused(read)) return undefined;
	try {
		const content: unknown = JSON.parse(new TextDecoder().decode(read.bytes));
		const named = isObject(content) ? content['automappingRulesFile'] : undefined;
		return typeof named === 'string' ? named : undefined;
	} catch {
		// Without a readable project, there are no rules.
		return undefined;
	}
}
