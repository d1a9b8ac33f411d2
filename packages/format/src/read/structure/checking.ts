import type { Details, Finding } from '../../issue/finding.ts';
import type { IssueCode } from '../../issue/issue-codes.ts';
import { adopt } from './adopt.ts';
import type { StructureContext } from './structure-context.ts';

/**
 * The state of checking one document. All functions of the check have it as a parameter, and none is made again for each document: whenever
 * engines collect all garbage, they throw away what they have compiled for functions, and for forms of objects, of which none is left
 * (bench/HISTORY.md). So it is a class, too.
 */
export class Checking {
	readonly context: StructureContext;
	/** The place of the value that is being checked. */
	readonly path: (string | number)[] = [];
	/** The names of unknown fields. Engines keep a description of all fields of an object for each set of names. */
	readonly unknown = new Set<string>();
	/** Whether there are too many of them. */
	hasTooMany = false;

	constructor(context: StructureContext) {
		this.context = context;
	}
}

/** Reports a finding about the value that is being checked. */
export function reportFinding<D extends Details>({ context, path }: Checking, finding: Finding<IssueCode, D>, details: NoInfer<D>): void {
	context.report.add(finding, path, details);
}

/** Accepts a value that is not part of the format. @returns `undefined` if it is nested too deeply */
export const keep = ({ context, path }: Checking, value: unknown): unknown => adopt(value, path, context);
