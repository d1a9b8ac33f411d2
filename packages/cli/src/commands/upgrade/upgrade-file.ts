import process from 'node:process';
import type { Issue, Kind } from '@tilewright/format';
import { describeFindings } from '../../findings/describe.ts';
import { colorsFor } from '../../host/colors.ts';
import type { Exit } from '../../host/exit.ts';
import { EXIT, FileError } from '../../host/exit.ts';
import { printFailure, printMessage } from '../../host/output.ts';
import type { Input } from '../../host/read-input.ts';
import { readInput } from '../../host/read-input.ts';
import { findTarget } from '../../host/target.ts';
import { isChange } from './describe.ts';
import type { FieldChanges } from './field-changes.ts';
import { isUnchanged } from './field-changes.ts';
import type { Plan } from './prepare.ts';
import { prepareUpgrade } from './prepare.ts';
import type { Unkept } from './unkept.ts';

/** What became of a file. */
export type Outcome =
	/** `newest`: it needs nothing; `older`: it would be upgraded; `upgraded`: it was. */
	| { readonly state: 'newest' | 'older' | 'upgraded'; readonly plan: Plan }
	| {
			readonly state: 'failed';
			readonly kind: Kind | undefined;
			readonly issues: readonly Issue[];
			/** Why, in a few words for a list. */
			readonly why: string;
			/** Why, where no finding says it. */
			readonly failure?: string;
			readonly exit: Exit;
	  };

/** An upgrade is not there to list them; `validate` is. */
const MOST_FINDINGS = 10;

/** Looks at a file, and rewrites it where that is asked for and needed. What keeps it from being upgraded is told at once. */
export async function upgradeFile(path: string, write: boolean, verbose: boolean): Promise<Outcome> {
	let issues: readonly Issue[] = [];
	let kind: Kind | undefined;
	try {
		const input = await readInput(path);
		const plan = prepareUpgrade(input.bytes);
		({ issues, kind } = plan);
		if (plan.bytes === undefined) {
			printFindings(input, issues, verbose);
			return { state: 'failed', kind, issues, why: 'it has errors', exit: EXIT.findings };
		}
		const isNewest = isUnchanged(plan.fields);
		// What an upgrade changes stands in its own list.
		printFindings(input, isNewest ? issues : issues.filter((issue) => !isChange(issue)), verbose);
		if (isNewest || !write) return { state: isNewest ? 'newest' : 'older', plan };
		if (plan.wrapped) return refuseWrapped(path, plan);
		await writeInPlace(path, input, plan.bytes);
		return { state: 'upgraded', plan };
	} catch (error) {
		if (!(error instanceof FileError)) throw error;
		printFailure(error);
		return { state: 'failed', kind, issues, why: 'it could not be read or written', failure: error.message, exit: error.exit };
	}
}

async function writeInPlace(path: string, { isFile }: Input, bytes: Uint8Array): Promise<void> {
	if (!isFile) throw new FileError(`Cannot write "${path}" anew: it is not a file.`, 'Take: tilewright export - -');
	await findTarget(path).write(bytes);
}

/** The head of the call may be code of somebody's, and the name in it another than the file's, which an export takes. */
function refuseWrapped(path: string, { kind, issues }: Plan): Outcome {
	const isScript = path.toLowerCase().endsWith('.js');
	const failure = new FileError(
		`Cannot upgrade "${path}" in place: it is JSON in a call of a loader function, whose code would be replaced.`,
		`If it is the editor's own, or may be: tilewright export ${path} ${isScript ? path : `${path} --format js`}`,
	);
	printFailure(failure);
	return { state: 'failed', kind, issues, why: 'it is a .js export', failure: failure.message, exit: EXIT.findings };
}

function printFindings({ name, bytes }: Input, issues: readonly Issue[], verbose: boolean): void {
	const text = describeFindings({ name, bytes, issues }, { verbose, most: MOST_FINDINGS }, colorsFor(process.stderr));
	if (text !== '') printMessage(text.trimEnd());
}

/** One file in `--format json`. Fields are only added, never renamed. */
export interface FileReport {
	/** As it was named on the command line. */
	readonly path: string;
	/** What it is; `null` where that cannot be told. */
	readonly kind: Kind | null;
	readonly state: Outcome['state'];
	/** The older forms in it, by name of the upgrade step; not of a file that failed. */
	readonly upgraded?: readonly string[];
	/** The fields that an upgrade adds, leaves out and changes; not of a file that failed. */
	readonly fields?: FieldChanges;
	/** What the XML file holds beside the document, and a rewritten one does not; not of a file that failed. */
	readonly unkept?: readonly Unkept[];
	readonly issues: readonly Issue[];
	/** Why it was not upgraded; only there where no finding says it. */
	readonly failure?: string;
}

export function reportOf(path: string, outcome: Outcome): FileReport {
	const { state } = outcome;
	if (outcome.state === 'failed') {
		const { kind = null, issues, failure } = outcome;
		return { path, kind, state, issues, ...(failure !== undefined && { failure }) };
	}
	const { kind, upgraded, fields, unkept, issues } = outcome.plan;
	return { path, kind, state, upgraded, fields, unkept, issues };
}
