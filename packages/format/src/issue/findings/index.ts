/** Every finding, for what goes through all of them: the type of codes, the reference, tests. Whatever reports one imports its file. */
export * from './custom-types.ts';
export * from './files.ts';
export * from './ids.ts';
export * from './structure.ts';
export * from './text.ts';
export * from './tile-data.ts';
export * from './tilesets.ts';
export * from './upgrade.ts';
export * from './writing.ts';
