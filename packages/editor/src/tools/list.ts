import { stampBrushTool } from './stamp-brush.ts';
import type { Tool } from './tool.ts';

/** All tools, in the order of the toolbar. */
export const TOOLS: readonly Tool[] = [stampBrushTool];
