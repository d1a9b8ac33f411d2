import type { Tool } from '@tilewright/editor-canvas/tool/tool.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { LucideIcon } from 'lucide-preact';
import type { ComponentType } from 'preact';

/** A tool as the toolbar shows it. */
export interface ToolEntry {
	readonly tool: Tool;
	readonly icon: LucideIcon;
	/** Its options, shown in the toolbar while it is the current tool. */
	readonly options?: ComponentType;
}

/** The options of tools, by their ids. */
export const toolOptions = service('options of tools', (_: Editor) => new Map<string, ComponentType>());
