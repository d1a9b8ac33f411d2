import type { Feature } from '../../contributions/feature.ts';
import { dropOnMap } from '../../contributions/project-drops.ts';
import { projectPanel } from './project-panel.tsx';

/** The files of the project. */
export const projectFeature: Feature = {
	panels: [projectPanel],
	offer(editor) {
		dropOnMap(editor).value = async (session, path, at) => {
			const { dropProjectFile } = await import('./drop-on-map.tsx');
			await dropProjectFile(editor, session, path, at);
		};
	},
};
