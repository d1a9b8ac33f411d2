import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { LucideIcon } from 'lucide-preact';

/** The icons of actions and tools, by their ids. They are added with the commands. */
export const commandIcons = service('icons of commands', (_: Editor) => new Map<string, LucideIcon>());
