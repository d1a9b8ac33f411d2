import { offsetLayersTool } from './layers/offset-layers.ts';
import { editPolygonsTool } from './objects/edit-polygons.ts';
import { insertPointTool, insertTextTool, insertTileTool } from './objects/insert-placed.ts';
import { insertPolygonTool } from './objects/insert-polygon.ts';
import { insertCapsuleTool, insertEllipseTool, insertRectangleTool } from './objects/insert-shapes.ts';
import { insertTemplateTool } from './objects/insert-template.ts';
import { selectObjectsTool } from './objects/select-objects.ts';
import { bucketTool } from './tiles/bucket.ts';
import { eraserTool } from './tiles/eraser.ts';
import { rectangularSelectTool } from './tiles/rectangular-select.ts';
import { magicWandTool, selectSameTileTool } from './tiles/select-kinds.ts';
import { shapeFillTool } from './tiles/shape-fill.ts';
import { stampBrushTool } from './tiles/stamp-brush.ts';
import { terrainBrushTool } from './tiles/terrain-brush.ts';
import type { Tool } from './tool.ts';

/** All tools, in the order of the toolbar. */
export const TOOLS: readonly Tool[] = [
	stampBrushTool,
	terrainBrushTool,
	bucketTool,
	shapeFillTool,
	eraserTool,
	rectangularSelectTool,
	magicWandTool,
	selectSameTileTool,
	selectObjectsTool,
	editPolygonsTool,
	insertRectangleTool,
	insertPointTool,
	insertEllipseTool,
	insertCapsuleTool,
	insertPolygonTool,
	insertTileTool,
	insertTemplateTool,
	insertTextTool,
	offsetLayersTool,
];
