import { env } from 'node:process';

/**
 * How often a test that uses a browser is tried again if it fails. In CI once: its machine also does other things, and such tests depend on
 * the times of several programs. By hand never, so that who wrote the test sees it fail. See docs/decisions/0027-one-second-try-in-ci.md.
 */
export const retries = env['CI'] === undefined ? 0 : 1;

/** So many tests of a run may pass at the second try only. With more, it is no accident, and the run fails. */
export const MOST_UNSTEADY = 3;
