import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AutomapRules } from '@tilewright/edit/automap';
import { loadRules } from '@tilewright/edit/automap';
import type { CustomTypes } from '@tilewright/format';
import type { OpenProject } from '../../documents/project.ts';
import { readProject } from '../../documents/project.ts';
import { printFileFindings } from '../../findings/file-findings.ts';
import type { Gate } from '../../gate/gate.ts';
import { nearestProject } from '../../gate/root-folder.ts';
import { FileError } from '../../host/exit.ts';
import { realPath } from '../../host/paths.ts';
import { missingFile } from '../../host/read-input.ts';
import { inTime, resolvingWithin } from '../../options/limits.ts';
import type { AutomapFlags } from './flags.ts';

/** The rules of maps. Each rules file is read once, and its findings are printed once. */
export interface RuleBook {
	/**
	 * The rules for a map (rule A45).
	 *
	 * @throws FileError if there are none
	 */
	rulesFor(map: string): Promise<AutomapRules>;
	/** All rules that were read, and the projects that named them. */
	readonly files: ReadonlySet<string>;
	/** Whether a rules file or rule map has errors. */
	readonly failed: boolean;
}

export function ruleBook(flags: AutomapFlags, gate: Gate): RuleBook {
	const known = new Map<string, AutomapRules>();
	const projects = new Map<string, OpenProject | undefined>();
	const files = new Set<string>();
	let failed = false;
	const loader = inTime(gate.loader, flags.limit);

	async function projectFor(map: string): Promise<OpenProject | undefined> {
		const path = flags.project ?? nearestProject(dirname(map));
		if (path === undefined) return undefined;
		if (!projects.has(path)) {
			projects.set(path, await readProject(map, { ...flags, project: path }));
			files.add(realPath(path));
		}
		return projects.get(path);
	}

	/** The path of the rules for a map, or the reason why there are none. */
	function placeOf(map: string, project: OpenProject | undefined): string {
		if (flags.rules !== undefined) {
			if (existsSync(flags.rules)) return realPath(flags.rules);
			throw missingFile(flags.rules, 'read the rules');
		}
		const beside = `${dirname(map).replace(/\/$/, '')}/rules.txt`;
		if (existsSync(beside)) return beside;
		files.add(beside);
		if (project?.rules === undefined)
			throw new FileError(
				`There are no rules for "${map}".`,
				'Name them with --rules, put rules.txt next to the map, or name the rules file in the project.',
			);
		const resolved = gate.loader.resolve(project.rules.reference, project.rules.from);
		if ('path' in resolved) return resolved.path;
		throw new FileError(
			`The rules file "${project.rules.reference}" of the project cannot be used: ${resolved.why}.`,
			gate.adviceFor([project.rules]),
		);
	}

	async function load(path: string, types: CustomTypes | undefined): Promise<AutomapRules> {
		const rules = await loadRules(path, loader, { limits: resolvingWithin(flags.limit), ...(types && { types }) });
		for (const file of rules.files) files.add(file);
		failed ||= rules.issues.some(({ severity }) => severity === 'error');
		await printFileFindings(rules.issues, gate, flags.verbose === true);
		return rules;
	}

	return {
		async rulesFor(map) {
			const project = await projectFor(map);
			const path = placeOf(map, project);
			const rules = known.get(path) ?? (await load(path, project?.types));
			known.set(path, rules);
			return rules;
		},
		files,
		get failed() {
			return failed;
		},
	};
}
