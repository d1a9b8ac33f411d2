import type { DrawOptions } from '../canvas/draw-plan.ts';
import type { PlanOptions } from '../plan/view.ts';

/** What is drawn, and how. */
export interface RenderOptions extends PlanOptions, DrawOptions {}
