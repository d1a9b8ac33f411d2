import type { Engine } from './engine.ts';
import { excalibur } from './excalibur.ts';
import { godot } from './godot.ts';
import { littlejs } from './littlejs.ts';
import { melonjs } from './melonjs.ts';
import { phaser } from './phaser.ts';
import { pixi } from './pixi.ts';

/**
 * The engines whose own loaders were looked at, by name. To add one, write a file with its facts: only what its source or its pages say,
 * with the version.
 */
export const ENGINES: readonly Engine[] = [excalibur, godot, littlejs, melonjs, phaser, pixi];
