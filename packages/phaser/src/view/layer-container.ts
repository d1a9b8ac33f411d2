import type { Layer } from '@tilewright/play';
import type { GameObjects, Scene } from 'phaser';

/** The container of a layer, in the scene. Phaser moves it by its scroll factors, once for each camera. */
export function layerContainer(scene: Scene, layer: Layer, blendMode: number): GameObjects.Container {
	return scene.make
		.container({ blendMode, visible: layer.visibleInGroup }, true)
		.setName(layer.name)
		.setScrollFactor(layer.parallaxx, layer.parallaxy);
}

/** A flag of what draws a game object. Phaser uses it for objects with a texture, which containers are not. */
const IN_SHOWN_GROUP = 8;

/** Hides a layer with the groups around it; `visible` of its container stays as the game has set it for the layer itself. */
export function showWithGroup(container: GameObjects.Container, isShown: boolean): void {
	if (isShown) container.renderFlags |= IN_SHOWN_GROUP;
	else container.renderFlags &= ~IN_SHOWN_GROUP;
}
