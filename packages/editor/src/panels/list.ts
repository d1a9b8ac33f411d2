import { historyPanel } from './history/history-panel.tsx';
import type { Panel } from './panel.ts';

/** All panels. */
export const PANELS: readonly Panel[] = [historyPanel];
