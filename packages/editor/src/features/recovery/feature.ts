import type { Feature } from '../../contributions/feature.ts';
import { keepDrafts } from './keep-drafts.ts';

/** Unsaved changes that outlive the page. */
export const recoveryFeature: Feature = {
	start: keepDrafts,
};
