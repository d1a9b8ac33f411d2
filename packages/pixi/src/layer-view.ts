import type { LayerView as ViewOf } from '@tilewright/play/scene';
import type { Container } from 'pixi.js';

/** The view of a layer. */
export type LayerView = ViewOf<Container>;
