import { signal } from '@preact/signals-core';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { Tool } from './tool.ts';

/** A tool that replaces the chosen one for a moment, whatever the current layer is. */
export const temporaryTool = service('temporary tool', (_: Editor) => signal<Tool | undefined>(undefined));
