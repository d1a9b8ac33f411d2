import * as Phaser from 'phaser';
import type { LoadMap } from '../loaded.ts';
import { sum } from '../loaded.ts';

export const load: LoadMap = ({ map }) =>
	new Promise((resolve, reject) => {
		class Level extends Phaser.Scene {
			preload(): void {
				this.load.on('loaderror', () => reject(new Error('The loader reports an error.')));
				this.load.tilemapTiledJSON('map', map);
			}
			create(): void {
				const { layers, objects } = this.make.tilemap({ key: 'map' });
				const all = objects.flatMap((layer) => layer.objects);
				resolve({
					tiles: sum(
						layers,
						({ data }) => data.flat().filter((tile: Phaser.Tilemaps.Tile | null) => tile !== null && tile.index > 0).length,
					),
					objects: all.length,
					tileObjects: all.filter(({ gid }) => gid !== undefined).length,
				});
			}
		}
		new Phaser.Game({ type: Phaser.HEADLESS, audio: { noAudio: true }, banner: false, scene: Level });
	});
