/** What opens and restores documents, to be loaded in one piece: the start page has none of it. */
export { arranged } from '../files/arrange.ts';
export { restoreDrafts } from '../recovery/restore-drafts.ts';
export { openDocument } from '../session/open-document.ts';
export { sessionOfFile } from './same-file.ts';
export { tellMissing } from './tell-missing.ts';
