import * as findings from './findings/index.ts';
import type { IssueCode } from './issue-codes.ts';

/** The codes of all findings, sorted. A program that uses it has all messages in its bundle. */
export const ISSUE_CODES: readonly IssueCode[] = [...new Set(Object.values(findings).map(({ code }) => code))].sort();
