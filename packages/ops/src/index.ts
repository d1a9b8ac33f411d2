export type { FileIssue, Graph, GraphFile, Link } from './graph/graph.ts';
export type { Loaded, Loader, Refusal, Resolved } from './graph/loader.ts';
