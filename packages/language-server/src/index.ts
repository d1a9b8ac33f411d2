export type { ServeOptions } from './server/serve.ts';
export { serve } from './server/serve.ts';
export type { FolderEntry, Mended, Mending, OpenText, OpenTexts, ProjectOfDocument, Workspace } from './workspace.ts';
