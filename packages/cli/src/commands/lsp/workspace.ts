import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Issue } from '@tilewright/format';
import type { FolderEntry, OpenTexts, ProjectOfDocument, Workspace } from '@tilewright/language-server';
import type { Loader } from '@tilewright/ops';
import type { CheckedConfig } from '../../config/check-config.ts';
import { CONFIG_NAME } from '../../config/config.ts';
import { findConfig } from '../../config/find-config.ts';
import { levelerFor } from '../../config/leveler.ts';
import { projectTypes } from '../../documents/project-types.ts';
import { pathOfPage } from '../../findings/pages.ts';
import type { Gate } from '../../gate/gate.ts';
import { gateFor } from '../../gate/gate.ts';
import { isInside } from '../../gate/root-folder.ts';
import { folderOf, realPath, slashed } from '../../host/paths.ts';
import { fixBytes } from '../validate/fix/fix-bytes.ts';
import type { ValidateFlags } from '../validate/flags.ts';
import type { Inputs } from '../validate/inputs.ts';
import { validateInputs } from '../validate/run.ts';
import type { LspFlags } from './flags.ts';

/** The files that a language server sees: those of the code editor, and behind them those of the disk. */
export function createWorkspace(open: OpenTexts, given: LspFlags): Workspace {
	const flags: ValidateFlags = { ...given, format: 'pretty' };
	const over = (loader: Loader): Loader => ({
		...loader,
		load: async (path) => {
			const text = open(path);
			return text === undefined ? await loader.load(path) : { bytes: text.bytes };
		},
	});
	const gateOf = (path: string): Gate => {
		const gate = gateFor(existingFolder(path), flags);
		return { ...gate, loader: over(gate.loader) };
	};
	return {
		pathOf,
		check: async (path) => {
			if (basename(path) === CONFIG_NAME) return await checkConfigText(open(path)?.bytes);
			const inputs = {
				...NOTHING,
				files: new Map([[path, path]]),
				folders: [existingFolder(path)],
				matched: new Set([path]),
				names: [path],
			};
			const { reports } = await validateInputs(inputs, flags, { over });
			return reports.find(({ file }) => file === path)?.issues ?? [];
		},
		checkAlone: async (bytes) => {
			const stream = { name: '', path: '', folder: '', bytes, isFile: false };
			const { reports } = await validateInputs({ ...NOTHING, streams: [stream], names: [''] }, flags);
			return reports.flatMap(({ issues }) => issues);
		},
		pageOf: (code) => {
			const page = pathOfPage(code);
			return existsSync(page) ? page : undefined;
		},
		mend: async (path, isWanted) => {
			const bytes = open(path)?.bytes;
			if (bytes === undefined) return { fixes: [], edits: [] };
			const level = levelerFor(await findConfig(existingFolder(path), flags.config), {});
			return await fixBytes({ bytes, path, gate: gateOf(path), level, ...(isWanted && { isWanted }) });
		},
		switchOff: async (path, code) => {
			const folder = dirname(path);
			const found = await findConfig(existingFolder(path), flags.config);
			if (flags.config === false || (found === undefined && !existsSync(folder))) return undefined;
			const root = gateOf(path).root;
			const base = found?.folder ?? (isInside(folder, root) ? root : folder);
			if (!isInside(path, base)) return undefined;
			const file = found?.path ?? `${base.replace(/\/$/, '')}/${CONFIG_NAME}`;
			const { newConfig, switchOff } = await import('../../config/switch-off.ts');
			const words = folder === base ? 'this project' : folder.slice(base.replace(/\/$/, '').length + 1);
			// A configuration that is open counts as it is in the code editor.
			const unsaved = open(file)?.bytes;
			const { config, issues } = unsaved === undefined ? (found ?? { config: {}, issues: [] }) : await checkedConfig(unsaved);
			const before = unsaved ?? found?.bytes;
			if (config === undefined || issues.length > 0) return undefined;
			const edits = before === undefined ? newConfig(base, folder, code) : switchOff({ folder: base, config, bytes: before }, folder, code);
			return { path: file, before, edits, folder: words };
		},
		resolve: (reference, from) => {
			const resolved = gateOf(from).loader.resolve(reference, from);
			return 'path' in resolved ? resolved.path : undefined;
		},
		load: async (path, from) => {
			const loaded = await gateOf(from).loader.load(path);
			return 'bytes' in loaded ? loaded.bytes : undefined;
		},
		list: async (folder, from) => (gateOf(from).mayShow(folder) ? namesIn(folder) : []),
		projectOf: async (path): Promise<ProjectOfDocument | undefined> => {
			const { typesFor, projects } = projectTypes(gateOf(path), flags.project);
			const types = await typesFor(path);
			const [project] = await projects();
			return types === undefined || project === undefined ? undefined : { path: project.path, types };
		},
	};
}

const NOTHING: Inputs = { files: new Map(), folders: [], matched: new Set(), streams: [], failures: new Map(), names: [] };

/** A file that is not saved yet may be in a folder that does not exist. */
function existingFolder(path: string): string {
	let folder = dirname(path);
	while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
	return realPath(folder);
}

function pathOf(file: string): string {
	const whole = resolve(file);
	return existsSync(dirname(whole)) ? `${folderOf(whole).replace(/\/$/, '')}/${basename(whole)}` : slashed(whole);
}

async function checkConfigText(bytes: Uint8Array | undefined): Promise<readonly Issue[]> {
	return bytes === undefined ? [] : (await checkedConfig(bytes)).issues;
}

async function checkedConfig(bytes: Uint8Array): Promise<CheckedConfig> {
	const { checkConfig } = await import('../../config/check-config.ts');
	return checkConfig(bytes);
}

function namesIn(folder: string): FolderEntry[] {
	try {
		return readdirSync(folder, { withFileTypes: true })
			.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
			.sort((a, b) => (a.name < b.name ? -1 : 1));
	} catch {
		// A folder that is not there has no files.
		return [];
	}
}
