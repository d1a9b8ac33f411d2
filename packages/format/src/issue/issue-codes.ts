import type * as findings from './findings/index.ts';

type Findings = typeof findings;

/** The name of a finding. Stable: scripts may rely on it. */
export type IssueCode = Findings[keyof Findings]['code'];
