import type { PlanOptions } from '../plan/view.ts';
import type { DrawOptions } from './draw-plan.ts';

/** What is drawn, and how. */
export interface RenderOptions extends PlanOptions, DrawOptions {}
