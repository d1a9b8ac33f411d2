import { resolve } from '@tilewright/ops';
import type { Plan } from '@tilewright/render';
import { drawPlan } from '../../src/canvas/draw-plan.ts';
import type { Platform, Surface } from '../../src/canvas/platform.ts';
import { openStage } from '../../src/canvas/stage.ts';
import { drawnSize, viewOf } from '../../src/plan/viewport.ts';
import type { ScenePicture } from './scenes.ts';
import { sceneLoader } from './scenes.ts';

/** A scene that was drawn. */
export interface Drawn<Source> {
	readonly plan: Plan;
	readonly surface: Surface<Source>;
}

/** Draws a picture of a scene. */
export async function drawScene<Source>({ root, view, options }: ScenePicture, platform: Platform<Source>): Promise<Drawn<Source>> {
	const stage = await openStage(await resolve([root], sceneLoader), sceneLoader, platform);
	const shown = viewOf(stage.scene, view);
	const { width, height } = drawnSize(shown);
	const plan = await stage.planned(shown, options);
	const surface = platform.surface(width, height);
	drawPlan(plan, surface.context, stage.pictures, platform);
	return { plan, surface };
}
