import type { GameMap } from '@tilewright/play';
import { loadMap } from '@tilewright/play';
import * as Phaser from 'phaser';
import { afterEach, describe, expect, it } from 'vitest';
import { addMap, preloadMap } from '../src/index.ts';

const URL = '/examples/maps/orthogonal.tmj';

let game: Phaser.Game | undefined;

/** Starts a game with a scene, without waiting for anything. */
function start(create: (scene: Phaser.Scene) => void): void {
	class Level extends Phaser.Scene {
		create(): void {
			create(this);
		}
	}
	game = new Phaser.Game({ type: Phaser.CANVAS, width: 320, height: 240, scene: Level, banner: false, audio: { noAudio: true } });
}

afterEach(() => {
	game?.destroy(true);
	// What was destroyed goes with the next frame.
	game?.step(0, 0);
	game = undefined;
});

/** The pictures that a scene lacks after it has waited for them. */
async function missingAfter(scene: Phaser.Scene, map: GameMap): Promise<readonly string[]> {
	await preloadMap(scene, map);
	return [...addMap(scene, map).missing];
}

describe('preloadMap', () => {
	it('loads pictures while its scene is being created', async () => {
		const map = await loadMap(URL);
		const missing = await new Promise((done) => start((scene) => done(missingAfter(scene, map))));
		expect(missing).toEqual([]);
	});

	it.each(['pause', 'sleep'] as const)('loads pictures after a scene was told to %s', async (how) => {
		const map = await loadMap(URL);
		const scene = await new Promise<Phaser.Scene>((done) => start(done));
		scene.scene[how]();
		await new Promise((done) => game?.events.once('poststep', done));
		expect(scene.sys.isActive()).toBe(false);
		expect(await missingAfter(scene, map)).toEqual([]);
	});

	it('loads pictures that are already being loaded once', async () => {
		const map = await loadMap(URL);
		const scene = await new Promise<Phaser.Scene>((done) => start((scene) => scene.events.once('update', () => done(scene))));
		const [first, second] = await Promise.all([missingAfter(scene, map), missingAfter(scene, map)]);
		expect([first, second]).toEqual([[], []]);
	});
});
