import type { Platform } from '@tilewright/render';
import type { Stage } from '@tilewright/render/internal';
import type { NodeSource } from './platform.ts';

/** What strips are drawn with. */
export interface Drawing {
	readonly stage: Stage<NodeSource>;
	readonly platform: Platform<NodeSource>;
}
