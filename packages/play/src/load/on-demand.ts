/** The functions that pages load when a map has templates, or a game has a project. */
export { flatten, loadProject } from '@tilewright/ops';
export { templateWith } from './template-with.ts';
