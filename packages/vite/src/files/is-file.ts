import { statSync } from 'node:fs';

/** Whether there is a file. */
export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
