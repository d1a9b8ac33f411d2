import type { CustomClass, CustomEnum, UseAs } from './model.ts';

/** All places where a class may apply, in the order in which the editor writes them (rule P2). */
export const USES: readonly UseAs[] = ['property', 'map', 'layer', 'object', 'tile', 'tileset', 'wangcolor', 'wangset', 'project'];

/** Types of one name are told apart by where they apply: a class of objects and an enum may both be called `Door`. */
export const usesOf = (type: CustomClass | CustomEnum): readonly string[] => (type.kind === 'class' ? type.useAs : ['property']);
