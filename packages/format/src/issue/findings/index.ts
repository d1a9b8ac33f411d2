/** All findings, for the type of codes, the format reference and tests. Code that reports a finding imports the file of that finding. */
export * from './automapping.ts';
export * from './config.ts';
export * from './custom-types.ts';
export * from './editing.ts';
export * from './engines.ts';
export * from './files.ts';
export * from './ids.ts';
export * from './images.ts';
export * from './layer-edits.ts';
export * from './structure.ts';
export * from './text.ts';
export * from './tile-data.ts';
export * from './tileset-edits.ts';
export * from './tilesets.ts';
export * from './together.ts';
export * from './upgrade.ts';
export * from './writing.ts';
