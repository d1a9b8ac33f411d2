import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { corpusDocs, corpusRows } from '../../tests/support/corpus.ts';
import { findIn } from './found.ts';

/** A map that engines load. */
export interface Sample {
	readonly path: string;
	/** The folder that its files are in. */
	readonly folder: string;
	readonly name: string;
	/** Whether it is of a public project. */
	readonly isPublic: boolean;
}

const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));
const NAMES = ['orthogonal', 'isometric', 'staggered', 'hexagonal', 'oblique', 'infinite', 'everything'];

/** Scenes with what the examples do not have much of. */
const SCENES = ['blend-modes', 'image-layers-that-repeat', 'parallax', 'rotations-hexagonal', 'sizes-of-pictures', 'texts'];

/** Example maps whose pictures are compared. */
export const drawnMaps = (): Sample[] => {
	const folder = fileURLToPath(new URL('../../fixtures/render', import.meta.url));
	return [...exampleMaps(), ...SCENES.map((name) => ({ path: join(folder, name, 'map.tmj'), folder, name, isPublic: false }))];
};

export const exampleMaps = (): Sample[] =>
	NAMES.map((name) => ({ path: join(EXAMPLES, `maps/${name}.tmj`), folder: EXAMPLES, name, isPublic: false }));

/** Sound maps of the corpus, at most two of a project; none if the corpus is missing. */
export async function publicMaps(count: number): Promise<Sample[]> {
	const found: Sample[] = [];
	const ofProject = new Map<string, number>();
	for (const { kind, anomalies = {}, png, path } of corpusRows) {
		const [project = ''] = path.split('/');
		if (found.length === count) break;
		if (kind !== 'map' || Object.keys(anomalies).length > 0 || png === undefined) continue;
		const known = ofProject.get(project) ?? 0;
		if (known === 2) continue;
		const sample: Sample = { path: join(corpusDocs, path), folder: join(corpusDocs, project), name: path, isPublic: true };
		const { images } = await findIn(sample.path, sample.folder);
		if (!images.every((image) => existsSync(image))) continue;
		ofProject.set(project, known + 1);
		found.push(sample);
	}
	return found;
}
