import { signal } from '@preact/signals-core';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { Tool } from './tool.ts';

/** The tools that the user can choose, in the order of the toolbar. */
export const offeredTools = service('tools', (_: Editor) => signal<readonly Tool[]>([]));
