import type { Feature } from '../../contributions/feature.ts';
import { menusWords } from '../../contributions/menus-words.ts';
import { viewActions } from './view-actions.ts';

/** The actions that choose which parts the view of a map shows, and how large. */
export const viewFeature: Feature = {
	actions: viewActions,
	menus: [
		{
			place: 'view/show',
			entries: [
				'ShowGrid',
				{
					text: menusWords.objectNames,
					children: ['NoLabels', 'LabelsForSelectedObjects', 'LabelsForAllObjects', 'separator', 'LabelForHoveredObject'],
				},
				'ShowTileObjectOutlines',
				'ShowObjectReferences',
				'ShowTileAnimations',
				'ShowTileCollisionShapes',
				'EnableWorlds',
				'EnableParallax',
				'HighlightCurrentLayer',
				'HighlightHoveredObject',
				{
					text: menusWords.snapping,
					children: ['SnapNothing', 'SnapToGrid', 'SnapToFineGrid', 'SnapToPixels', 'separator', 'SmartGuides'],
				},
			],
		},
		{ place: 'view/zoom', entries: ['ZoomIn', 'ZoomOut', 'ZoomNormal', 'FitInView'] },
	],
};
