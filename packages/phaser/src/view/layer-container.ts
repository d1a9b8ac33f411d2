import type { Layer } from '@tilewright/play';
import type { GameObjects, Scene } from 'phaser';

/** The container of a layer, in the scene. Phaser moves it by its scroll factors, once for each camera. */
export function layerContainer(scene: Scene, layer: Layer, blendMode: number): GameObjects.Container {
	return scene.make
		.container({ blendMode, visible: layer.visible }, true)
		.setName(layer.name)
		.setScrollFactor(layer.parallaxx, layer.parallaxy);
}
