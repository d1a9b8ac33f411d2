import type { LucideIcon } from 'lucide-preact';
import { service } from '../services/service.ts';
import type { Editor } from './editor.ts';

/** The icons of actions and tools, by their ids. They are added with the commands. */
export const commandIcons = service('icons of commands', (_: Editor) => new Map<string, LucideIcon>());
