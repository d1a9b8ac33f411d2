import { resolve } from '@tilewright/ops';
import type { DrawList } from '@tilewright/render';
import { drawOnCanvas } from '../../src/canvas/draw-on-canvas.ts';
import { drawnSize, viewOf } from '../../src/draw-list/view.ts';
import type { Platform, Surface } from '../../src/platform/platform.ts';
import { openStage } from '../../src/stage.ts';
import type { ScenePicture } from './scenes.ts';
import { sceneLoader } from './scenes.ts';

/** A drawn scene. */
export interface Drawn<Source> {
	readonly list: DrawList;
	readonly surface: Surface<Source>;
}

/** Draws a picture of a scene. */
export async function drawScene<Source>({ root, view, options }: ScenePicture, platform: Platform<Source>): Promise<Drawn<Source>> {
	const stage = await openStage(await resolve([root], sceneLoader), sceneLoader, platform);
	const shown = viewOf(stage.scene, view);
	const { width, height } = drawnSize(shown);
	const list = await stage.drawList(shown, options);
	const surface = platform.surface(width, height);
	drawOnCanvas(list, surface.context, stage.pictures, platform);
	return { list, surface };
}
