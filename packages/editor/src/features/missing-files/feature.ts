import type { Feature } from '../../contributions/feature.ts';
import { shareChanges } from './share-changes.ts';

/** Files that open documents refer to: those that are missing, and those that other tabs change. */
export const missingFilesFeature: Feature = {
	start: shareChanges,
};
