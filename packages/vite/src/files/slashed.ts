import { sep } from 'node:path';

/** A path of this system with `/`. */
export const slashed = (path: string): string => (sep === '/' ? path : path.replaceAll(sep, '/'));
