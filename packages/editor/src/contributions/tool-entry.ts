import type { Tool } from '@tilewright/editor-canvas/tool/tool.ts';
import type { LucideIcon } from 'lucide-preact';
import type { ComponentType } from 'preact';

/** A tool as the toolbar shows it. */
export interface ToolEntry {
	readonly tool: Tool;
	readonly icon: LucideIcon;
	/** Its options, shown in the toolbar while it is the current tool. */
	readonly options?: ComponentType;
}
