import type { Feature } from './contributions/feature.ts';
import { findFeature } from './features/find/feature.ts';
import { openFeature } from './features/open/feature.ts';
import { preferencesFeature } from './features/preferences/feature.ts';
import { shortcutsFeature } from './features/shortcuts/feature.ts';
import { shellFeature } from './shell/shell-feature.ts';

/** The features that the start page has: they need no open document. */
export const START_FEATURES: readonly Feature[] = [openFeature, findFeature, preferencesFeature, shellFeature, shortcutsFeature];
