import { followFindings } from '@tilewright/editor-core/findings/follow-findings.ts';
import type { Feature } from '../../contributions/feature.ts';
import { findingsPanel } from './findings-panel.tsx';

/** The findings of open documents. */
export const findingsFeature: Feature = {
	panels: [findingsPanel],
	start: followFindings,
};
