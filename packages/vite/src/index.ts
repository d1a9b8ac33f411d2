export type { TilewrightOptions } from './options.ts';
export type { BuildContext, TilewrightPlugin } from './plugin.ts';
export { tilewright } from './plugin.ts';
export type { ImportedMap, ImportedWorld } from './world.ts';
