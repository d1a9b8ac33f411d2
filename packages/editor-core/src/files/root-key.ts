import type { Files } from './files.ts';

/** Returns a key that tells the roots of files apart, so that they are found again: the kind and name of a folder; the id of a served project. */
export const rootKey = (files: Files): string => `${files.kind} ${'id' in files && typeof files.id === 'string' ? files.id : files.name}`;
