export type { FileLoaderOptions } from './loader/file.node.ts';
export { fileLoader } from './loader/file.node.ts';
