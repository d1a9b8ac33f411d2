import { dataUrlBytes } from '@tilewright/format/internal';
import type { Loader } from '@tilewright/ops';
import { memoryLoader } from '@tilewright/ops';
import type { DrawListOptions } from '@tilewright/render';
import type { Viewport } from '../../src/draw-list/view.ts';

/** All files of `fixtures/render/`, as bytes. */
const urls: Readonly<Record<string, string>> = import.meta.glob('../../../../fixtures/render/**/*.{png,json,tmj,tsj,tj,world}', {
	query: '?url&inline',
	import: 'default',
	eager: true,
});

/** A picture of a scene. */
export interface ScenePicture {
	/** Folder and name: `flips/expected`. */
	readonly name: string;
	readonly root: string;
	readonly view?: Viewport;
	readonly options?: DrawListOptions;
}

/** The content of `pictures.json`, by picture. A folder without it has one picture of `map.tmj`: `expected.png`. */
type Pictures = Readonly<Record<string, { readonly root?: string; readonly view?: Viewport; readonly options?: DrawListOptions }>>;

const files = new Map<string, Uint8Array>();
for (const [path, url] of Object.entries(urls))
	files.set(path.replace(/.*\/fixtures\/render\//, '/'), dataUrlBytes(url) ?? new Uint8Array());

/** Loads the scenes' maps, tilesets and pictures. */
export const sceneLoader: Loader = memoryLoader(files);

/** The expected picture of a scene. */
export const expectedPng = ({ name }: ScenePicture): Uint8Array | undefined => files.get(`/${name}.png`);

/** All pictures of all scenes, by name. */
export function scenePictures(): ScenePicture[] {
	const folders = new Set([...files.keys()].flatMap((path) => /^\/([^/]+)\/(?:map\.tmj|pictures\.json)$/.exec(path)?.[1] ?? []));
	return [...folders].sort().flatMap((folder) => {
		const listed = files.get(`/${folder}/pictures.json`);
		const pictures: Pictures = listed === undefined ? { expected: {} } : JSON.parse(new TextDecoder().decode(listed));
		return Object.entries(pictures).map(([name, { root = 'map.tmj', ...how }]) => ({
			name: `${folder}/${name}`,
			root: `/${folder}/${root}`,
			...how,
		}));
	});
}
