import type { CustomClass, CustomEnum, UseAs } from './model.ts';

/** All places where a class may apply, in the order in which Tiled writes them (rule P2). */
export const USES: readonly UseAs[] = ['property', 'map', 'layer', 'object', 'tile', 'tileset', 'wangcolor', 'wangset', 'project'];

/** Types with the same name are distinguished by where they apply: a class of objects and an enum may both be called `Door`. */
export const usesOf = (type: CustomClass | CustomEnum): readonly string[] => (type.kind === 'class' ? type.useAs : ['property']);
