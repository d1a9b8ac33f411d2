import { editPolygonsTool } from '@tilewright/editor-canvas/tools/objects/edit-polygons.ts';
import { insertPointTool, insertTextTool, insertTileTool } from '@tilewright/editor-canvas/tools/objects/insert-placed.ts';
import { insertPolygonTool } from '@tilewright/editor-canvas/tools/objects/insert-polygon.ts';
import { insertCapsuleTool, insertEllipseTool, insertRectangleTool } from '@tilewright/editor-canvas/tools/objects/insert-shapes.ts';
import { insertTemplateTool } from '@tilewright/editor-canvas/tools/objects/insert-template.ts';
import { selectObjectsTool } from '@tilewright/editor-canvas/tools/objects/select-objects.ts';
import { BookCopy, Circle, Hexagon, MapPin, MousePointer2, Pill, Spline, Square, Stamp, Type } from 'lucide-preact';
import type { Feature } from '../../contributions/feature.ts';
import { menusWords } from '../../contributions/menus-words.ts';
import { alignActions } from './align-actions.ts';
import { objectActions } from './object-actions.ts';
import { offerToolMenus } from './object-menu.ts';
import { objectsPanel } from './objects-panel.tsx';
import { PointOptions } from './point-options.tsx';
import { SelectOptions } from './select-options.tsx';
import { snapActions } from './snap-actions.ts';
import { TemplateOptions } from './template-options.tsx';

/** Objects: their panel, their actions and menus, and the tools that make and change them. */
export const objectsFeature: Feature = {
	actions: [...objectActions, ...alignActions, ...snapActions],
	tools: [
		{ tool: selectObjectsTool, icon: MousePointer2, options: SelectOptions },
		{ tool: editPolygonsTool, icon: Spline, options: PointOptions },
		{ tool: insertRectangleTool, icon: Square },
		{ tool: insertPointTool, icon: MapPin },
		{ tool: insertEllipseTool, icon: Circle },
		{ tool: insertCapsuleTool, icon: Pill },
		{ tool: insertPolygonTool, icon: Hexagon },
		{ tool: insertTileTool, icon: Stamp },
		{ tool: insertTemplateTool, icon: BookCopy, options: TemplateOptions },
		{ tool: insertTextTool, icon: Type },
	],
	panels: [objectsPanel],
	menus: [
		{ place: 'object/edit', entries: ['DuplicateObjects', 'RemoveObjects'] },
		{ place: 'object/turn', entries: ['FlipObjectsHorizontal', 'FlipObjectsVertical', 'RotateObjectsLeft', 'RotateObjectsRight'] },
		{
			place: 'object/order',
			entries: [
				{ text: menusWords.order, children: ['MoveObjectsToTop', 'MoveObjectsUp', 'MoveObjectsDown', 'MoveObjectsToBottom'] },
				{
					text: menusWords.align,
					children: [
						'AlignLeft',
						'AlignCenter',
						'AlignRight',
						'separator',
						'AlignTop',
						'AlignMiddle',
						'AlignBottom',
						'separator',
						'DistributeHorizontally',
						'DistributeVertically',
					],
				},
			],
		},
		{ place: 'object/change', entries: ['ReplaceTile', 'ResetTileSize', 'ConvertToPolygon'] },
		{
			place: 'object/properties',
			entries: [
				{
					text: menusWords.selecting,
					children: ['SelectFromAllLayers', 'PreferSelectedLayers', 'SelectFromSelectedLayers', 'separator', 'SelectEnclosed'],
				},
				'ObjectProperties',
			],
		},
	],
	offer: offerToolMenus,
};
