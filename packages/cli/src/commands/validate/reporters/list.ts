import type { ReporterName, ValidateFlags } from '../flags.ts';
import type { Reporter } from './reporter.ts';

/** The reporters by name, each loaded when it is used. */
const REPORTERS: Readonly<Record<ReporterName, (flags: ValidateFlags) => Promise<Reporter>>> = {
	pretty: async (flags) => (await import('./pretty.ts')).pretty(flags),
	json: async () => (await import('./json.ts')).json,
	sarif: async () => (await import('./sarif.ts')).sarif,
	github: async () => (await import('./github.ts')).github,
	junit: async () => (await import('./junit.ts')).junit,
};

/** The reporter that was asked for. */
export const reporterFor = (flags: ValidateFlags): Promise<Reporter> => REPORTERS[flags.format](flags);
