import { dirname } from 'node:path';
import type { Issue, Kind } from '@tilewright/format';
import { writeInPlace } from '../../documents/write-in-place.ts';
import { printFindings } from '../../findings/print-findings.ts';
import type { Exit } from '../../host/exit.ts';
import { EXIT, FileError } from '../../host/exit.ts';
import { printFailure } from '../../host/output.ts';
import { readInput } from '../../host/read-input.ts';
import { removeLeftovers } from '../../host/temporary-files.ts';
import { isChange } from './describe-upgrade.ts';
import type { FieldChanges } from './field-changes.ts';
import { isUnchanged } from './field-changes.ts';
import type { UpgradeFlags } from './flags.ts';
import type { PreparedUpgrade } from './prepare.ts';
import { prepareUpgrade } from './prepare.ts';
import type { Unkept } from './unkept.ts';

/** The outcome for a file. */
export type Outcome =
	/** `newest`: it needs no upgrade; `older`: it needs one; `upgraded`: it was rewritten. */
	| { readonly state: 'newest' | 'older' | 'upgraded'; readonly upgrade: PreparedUpgrade }
	| {
			readonly state: 'failed';
			readonly kind: Kind | undefined;
			readonly issues: readonly Issue[];
			/** The reason in a few words, for the summary. */
			readonly why: string;
			/** The reason, if no finding gives it. */
			readonly failure?: string;
			readonly exit: Exit;
	  };

/** Checks a file, and rewrites it if requested and needed. Prints at once why it cannot be upgraded. */
export async function upgradeFile(path: string, { write = false, verbose = false, force = false }: UpgradeFlags): Promise<Outcome> {
	let issues: readonly Issue[] = [];
	let kind: Kind | undefined;
	try {
		const input = await readInput(path);
		const upgrade = prepareUpgrade(input.bytes);
		({ issues, kind } = upgrade);
		if (upgrade.bytes === undefined) {
			printFindings(input, issues, verbose);
			return { state: 'failed', kind, issues, why: 'it has errors', exit: EXIT.findings };
		}
		const isNewest = isUnchanged(upgrade.fields);
		// The changes of an upgrade are listed separately.
		printFindings(input, isNewest ? issues : issues.filter((issue) => !isChange(issue)), verbose);
		// A process that was killed may have left a copy of it.
		if (isNewest && write && input.isFile) removeLeftovers(dirname(path));
		if (isNewest || !write) return { state: isNewest ? 'newest' : 'older', upgrade };
		if (upgrade.wrapped) return refuseWrapped(path, upgrade);
		await writeInPlace(input, upgrade.bytes, { force, advice: 'Make it writable, or use --force.' });
		return { state: 'upgraded', upgrade };
	} catch (error) {
		if (!(error instanceof FileError)) throw error;
		printFailure(error);
		return { state: 'failed', kind, issues, why: 'it could not be read or written', failure: error.message, exit: error.exit };
	}
}

/** The code around the JSON may be the user's own, and an export would replace the name in it with the file's. */
function refuseWrapped(path: string, { kind, issues }: PreparedUpgrade): Outcome {
	const isScript = path.toLowerCase().endsWith('.js');
	const failure = new FileError(
		`Cannot upgrade "${path}" in place: it is JSON in a script, whose code would be replaced.`,
		`If the code is Tiled's own, or may be replaced: tilewright export ${path} ${isScript ? path : `${path} --format js`}`,
	);
	printFailure(failure);
	return { state: 'failed', kind, issues, why: 'it is a .js export', failure: failure.message, exit: EXIT.findings };
}

/** One file in `--format json`. Later versions may add fields, but rename none. */
export interface FileReport {
	/** Path, as on the command line. */
	readonly path: string;
	/** The kind of document; `null` if unknown. */
	readonly kind: Kind | null;
	readonly state: Outcome['state'];
	/** The names of the upgrade steps; absent for a file that failed, like the next two. */
	readonly upgraded?: readonly string[];
	/** The fields that an upgrade adds, removes and changes. */
	readonly fields?: FieldChanges;
	/** Parts of an XML file that a rewritten one lacks. */
	readonly unkept?: readonly Unkept[];
	readonly issues: readonly Issue[];
	/** Why it was not upgraded, if no finding says it. */
	readonly failure?: string;
}

export function reportOf(path: string, outcome: Outcome): FileReport {
	const { state } = outcome;
	if (outcome.state === 'failed') {
		const { kind = null, issues, failure } = outcome;
		return { path, kind, state, issues, ...(failure !== undefined && { failure }) };
	}
	const { kind, upgraded, fields, unkept, issues } = outcome.upgrade;
	return { path, kind, state, upgraded, fields, unkept, issues };
}
