import type { Platform } from '../canvas/platform.ts';
import type { Stage } from '../canvas/stage.ts';
import type { NodeSource } from './platform.node.ts';

/** What strips are drawn with. */
export interface Drawing {
	readonly stage: Stage<NodeSource>;
	readonly platform: Platform<NodeSource>;
}
