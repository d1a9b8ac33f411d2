export { detachTemplates } from './detach-templates.ts';
export { embedTilesets } from './embed-tilesets.ts';
export type { FlattenOptions } from './flatten.ts';
export { flatten } from './flatten.ts';
export type { FileIssue, Graph, GraphFile, Link } from './graph/graph.ts';
export type { Loaded, Loader, Refusal, Resolved } from './graph/loader.ts';
export type { Outcome } from './outcome.ts';
export type { ResolveTypesOptions } from './resolve-types.ts';
export { resolveTypes } from './resolve-types.ts';
