import { dirname } from 'node:path';
import { describeChanges, diff } from '@tilewright/ops';
import { refuseOverwriting } from '../../documents/overwrite.ts';
import type { Sources } from '../../documents/sources.ts';
import { findSources } from '../../documents/sources.ts';
import type { Gate } from '../../gate/gate.ts';
import { gateFor } from '../../gate/gate.ts';
import { commonFolder } from '../../gate/root-folder.ts';
import type { Exit } from '../../host/exit.ts';
import { EXIT, FileError, UsageError } from '../../host/exit.ts';
import { printFailure, printText } from '../../host/output.ts';
import { realPath, shownPath } from '../../host/paths.ts';
import { progress } from '../../host/progress.ts';
import { readInput } from '../../host/read-input.ts';
import { clean } from '../../host/terminal.ts';
import { count, number } from '../../host/text.ts';
import type { DiffPicture } from '../diff/picture.ts';
import { diffPictureOf } from '../diff/picture.ts';
import { writeChanged } from '../export/graph/out-folder.ts';
import type { AutomappedFile } from './automap-file.ts';
import { automapFile, refuseWrapped } from './automap-file.ts';
import { describeRun } from './describe-run.ts';
import type { AutomapFlags } from './flags.ts';
import type { Outputs } from './outputs.ts';
import { bytesOf, MAPS, outputsFor } from './outputs.ts';
import type { RuleBook } from './rule-book.ts';
import { ruleBook } from './rule-book.ts';

/** The result of a run. */
export interface AutomapResult {
	readonly maps: readonly string[];
	/** All files that the result depends on. */
	readonly files: ReadonlySet<string>;
	/** The files that were written, by path. */
	readonly written: ReadonlyMap<string, Uint8Array>;
	readonly summary: string;
	readonly exit: Exit;
}

/** Applies rules to maps once. */
export async function runAutomap(words: readonly string[], flags: AutomapFlags): Promise<Exit> {
	const { summary, exit } = await automapOnce(words, flags);
	await printText(`${summary}\n`);
	return exit;
}

/**
 * Applies rules to maps, and writes or lists the results. If a map cannot be used, the others still are.
 *
 * @param only - the paths of the maps to use, of all that the words name; default: all
 */
export async function automapOnce(words: readonly string[], flags: AutomapFlags, only?: ReadonlySet<string>): Promise<AutomapResult> {
	const picture = diffPictureOf(flags);
	let gate: Gate | undefined;
	const outputs = outputsFor(words, flags, () => gate?.root ?? '');
	const sources = await findSources(words, outputs.folder);
	gate = gateFor(commonFolder([...sources.folders, ...(flags.rules === undefined ? [] : [rulesFolder(flags.rules)])]), flags);
	const book = ruleBook(flags, gate);
	const maps = sources.named.filter((path) => (!sources.matched.has(path) || MAPS.test(path)) && only?.has(path) !== false);
	if (picture !== undefined && maps.length > 1)
		throw new UsageError(`--image draws one map, but there are ${number(maps.length)}.`, 'Name one map.');
	return await eachMap(maps, { sources, outputs, flags, gate, book, picture });
}

/** A missing folder is reported with the rules. */
const rulesFolder = (path: string): string => realPath(dirname(path));

interface Run {
	readonly sources: Sources;
	readonly outputs: Outputs;
	readonly flags: AutomapFlags;
	readonly gate: Gate;
	readonly book: RuleBook;
	readonly picture: DiffPicture | undefined;
}

async function eachMap(maps: readonly string[], run: Run): Promise<AutomapResult> {
	const { sources, book } = run;
	const files = new Set<string>(maps);
	const written = new Map<string, Uint8Array>();
	const line = progress();
	const times = { changed: 0, unchanged: 0, failed: 0 };
	let isUnreadable = false;
	for (const [i, path] of maps.entries()) {
		line.show(`${number(i + 1)} of ${number(maps.length)}  ${shownPath(path)}`);
		try {
			const isFound = sources.matched.has(path);
			const done = isFound && book.files.has(path) ? 'other' : await oneMap(path, run);
			if (done === 'other' && isFound) continue;
			if (done === 'other') throw new FileError(`"${shownPath(path)}" is not a map.`, 'Name maps; rules are named with --rules.');
			line.clear();
			if (done === undefined) {
				times.failed++;
				continue;
			}
			for (const link of done.file.links) files.add(link);
			if (done.file.failed) times.failed++;
			else times[done.isChanged ? 'changed' : 'unchanged']++;
			if (done.output !== undefined) written.set(done.output.path, done.output.bytes);
		} catch (error) {
			line.clear();
			if (!(error instanceof FileError)) throw error;
			printFailure(error);
			times.failed++;
			isUnreadable = true;
		}
	}
	line.clear();
	for (const file of book.files) files.add(file);
	const parts = [
		`${count(times.changed, 'map')} ${isListing(run.flags) ? 'to change' : 'changed'}`,
		`${number(times.unchanged)} unchanged`,
	];
	if (times.failed > 0) parts.push(`${number(times.failed)} with errors`);
	const exit = isUnreadable ? EXIT.files : times.failed > 0 || book.failed ? EXIT.findings : EXIT.success;
	return { maps, files, written, summary: parts.join(', '), exit };
}

/** Whether no map is written. */
const isListing = ({ dryRun, out, write }: AutomapFlags): boolean => dryRun === true || (out === undefined && write !== true);

/** The outcome for a map. */
interface Done {
	readonly file: AutomappedFile;
	readonly isChanged: boolean;
	readonly output?: { readonly path: string; readonly bytes: Uint8Array };
}

async function oneMap(path: string, { outputs, flags, gate, book, picture }: Run): Promise<Done | 'other' | undefined> {
	const input = await readInput(shownPath(path));
	const file = await automapFile(input, book.rulesFor, flags, gate);
	if (file === undefined || file === 'other') return file;
	const isChanged = file.changes.length > 0;
	const changes = isChanged && (flags.dryRun === true || picture !== undefined) ? diff(file.before, file.after) : [];
	if (flags.dryRun === true) {
		const lines = describeChanges(changes, { most: Number.POSITIVE_INFINITY }).map((text) => `  ${clean(text)}\n`);
		await printText(`${clean(input.name)}  ${describeRun(file.changes)}\n${lines.join('')}`);
	}
	if (picture !== undefined) {
		const { drawChanges } = await import('../diff/draw-changes.ts');
		const draw = await drawChanges({ before: { input, doc: file.before }, after: { input, doc: file.after } }, changes, picture);
		await draw();
	}
	if (isListing(flags)) return { file, isChanged };
	const target = outputs.pathOf(input.path);
	if (target === input.path && !isChanged) {
		await printText(`${clean(input.name)}  unchanged\n`);
		return { file, isChanged };
	}
	refuseWrapped(file);
	if (target !== input.path) refuseOverwriting([target], [input.path, ...file.links, ...book.files], 'The run');
	const bytes = bytesOf(file, target);
	await writeChanged(target, bytes, false);
	await printText(`${clean(input.name)}  ${describeRun(file.changes)}${target === input.path ? '' : ` → ${clean(shownPath(target))}`}\n`);
	return { file, isChanged, output: { path: target, bytes } };
}
