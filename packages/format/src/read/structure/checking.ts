import type { Report } from '../../issue/report.ts';
import { adopt } from './adopt.ts';
import type { StructureContext } from './context.ts';

/**
 * The state of checking one document. All functions of the check have it as a parameter, and none is made anew for each document: whenever
 * engines collect all garbage, they throw away what they have compiled for functions, and for forms of objects, of which none is left
 * (decision 0003). So it is a class, too.
 */
export class Checking {
	readonly report: Report;
	readonly memory: boolean;
	readonly depth: number;
	readonly restore: StructureContext['restore'];
	readonly regular: StructureContext['regular'];
	readonly decode: StructureContext['decode'];
	readonly sorted: StructureContext['sorted'];
	/** The place of the value that is being checked. */
	readonly path: (string | number)[] = [];
	/** The names of unknown fields. Engines keep a description of all fields of an object for each set of names. */
	readonly unknown = new Set<string>();
	/** The most different ones. */
	readonly mostUnknown: number;
	/** Whether there are more. */
	hasTooMany = false;

	constructor({ report, memory, depth, objects, restore, regular, decode, sorted }: StructureContext) {
		this.report = report;
		this.memory = memory;
		this.depth = depth;
		this.restore = restore;
		this.regular = regular;
		this.decode = decode;
		this.sorted = sorted;
		this.mostUnknown = Math.floor(objects / UNKNOWN_SHARE);
	}
}

/** One of so many objects may have an unknown field with a name of its own. */
const UNKNOWN_SHARE = 4;

/** Accepts a value that is not part of the format. @returns `undefined` if it is nested too deeply */
export const keep = (checking: Checking, value: unknown): unknown => adopt(value, checking.path, checking);
