/** What the browser keeps from one time to the next, to be loaded in one piece: the start page is shown before it. */
export { offerRestore } from './offer-restore.ts';
export { rootFiles } from './root-files.ts';
export { knownFolder, rememberFolder } from './roots.ts';
