/** What pages load when a map has templates, or a game has a project. */
export { detachTemplates, loadProject, resolveTypes } from '@tilewright/ops';
