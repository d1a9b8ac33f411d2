export type { Loader } from './graph/loader.ts';
