/** What opens and restores documents, to be loaded in one piece: the start page has none of it. */

export { sessionOfFile } from '@tilewright/editor-core/documents/same-file.ts';
export { openDocument } from '@tilewright/editor-core/session/open-document.ts';
export { arranged } from '../../platform/arrange.ts';
export { tellMissing } from '../missing-files/tell-missing.ts';
export { restoreDrafts } from '../recovery/restore-drafts.ts';
