import { signal } from '@preact/signals';
import type { Editor } from '../app/editor.ts';
import { service } from '../services/service.ts';
import type { Tool } from './tool.ts';

/** The tools that the user can choose, in the order of the toolbar. */
export const offeredTools = service('tools', (_: Editor) => signal<readonly Tool[]>([]));
