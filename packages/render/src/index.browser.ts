export type { Platform } from './canvas/platform.ts';
