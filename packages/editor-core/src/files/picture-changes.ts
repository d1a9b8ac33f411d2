import { signal } from '@preact/signals-core';
import { service } from '../services/service.ts';
import type { Files } from './files.ts';

/** Grows each time when all pictures of some files are read again, because files were changed. */
export const pictureChanges = service('changes of pictures', (_: Files) => signal(0));
