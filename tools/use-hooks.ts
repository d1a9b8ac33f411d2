/** Lets Git use the hooks of this repository. npm runs it after `npm ci` and `npm install`. */
import { fileURLToPath } from 'node:url';
import { useHooks } from './hooks.ts';

useHooks(fileURLToPath(new URL('..', import.meta.url)));
