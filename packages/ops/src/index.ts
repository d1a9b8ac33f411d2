export type { FileIssue, Graph, GraphFile, Link } from './graph/graph.ts';
export type { Loaded, Loader, Refusal, Refused, Resolved } from './graph/loader.ts';
export type { ResolveLimits, ResolveOptions } from './graph/options.ts';
export { resolve, resolveDocument } from './graph/resolve.ts';
export type { MemoryFiles } from './loader/memory.ts';
export { memoryLoader } from './loader/memory.ts';
