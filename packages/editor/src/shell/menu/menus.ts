import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { THEMES } from '@tilewright/editor-core/editor/preferences.ts';
import type { Kind } from '@tilewright/format';
import { recentEntries } from '../../features/open/open-recent.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import type { MenuEntries, MenuEntry } from '../../ui/menu.tsx';
import { isPanelAction } from '../panel-action-id.ts';
import { themeActionId } from '../theme-action-id.ts';
import { menusWords } from './menus-words.ts';

/** A menu of the menu bar. */
export interface Menu {
	readonly id: string;
	readonly text: string;
	readonly entries: MenuEntries;
	/** The kinds of documents that it is for; all by default. */
	readonly kinds?: readonly Kind[];
}

const words = menusWords;

const panels = ({ commands }: Editor): MenuEntry => ({
	text: words.panels,
	children: () => [...[...commands.value.keys()].filter(isPanelAction), 'separator', 'ResetToDefaultLayout'],
});

/** The menus for a kind of document. */
export const menusFor = (all: readonly Menu[], kind: Kind): readonly Menu[] =>
	all.filter(({ kinds }) => kinds === undefined || kinds.includes(kind));

/**
 * The menus (rule E153), made of the ids of actions. An id without an action is left out.
 *
 * @param editor - needed by menus whose entries come and go, such as the recent files
 */
export const menus = (editor: Editor): readonly Menu[] => [
	{
		id: 'file',
		text: words.file,
		entries: [
			'NewMap',
			'NewTileset',
			'separator',
			'Open',
			'OpenFolder',
			'OpenFileInProject',
			{
				text: filesWords.recent,
				children: () => ['ReopenClosedFile', 'separator', ...recentEntries(editor), 'separator', 'ClearRecentFiles'],
			},
			'separator',
			'Save',
			'SaveAs',
			'SaveAll',
			'Reload',
			'separator',
			'Export',
			'ExportAs',
			'ExportAsImage',
			'separator',
			'Close',
			'CloseAll',
		],
	},
	{
		id: 'edit',
		text: words.edit,
		entries: [
			'Undo',
			'Redo',
			'separator',
			'Cut',
			'Copy',
			'Paste',
			'PasteInPlace',
			'Delete',
			'separator',
			'SelectAll',
			'SelectInverse',
			'SelectNone',
			{ text: words.selectionMode, children: ['SelectionReplace', 'SelectionAdd', 'SelectionSubtract', 'SelectionIntersect'] },
			'separator',
			{
				text: words.stamp,
				children: [
					'FlipHorizontal',
					'FlipVertical',
					'RotateLeft',
					'RotateRight',
					'separator',
					'RandomMode',
					'WangFillMode',
					'separator',
					'ShapeFillTool.RectangleFill',
					'ShapeFillTool.CircleFill',
				],
			},
			{ text: words.area, children: ['FlipAreaHorizontal', 'FlipAreaVertical', 'RotateAreaLeft', 'RotateAreaRight'] },
			'separator',
			'Preferences',
		],
	},
	{
		id: 'view',
		text: words.view,
		entries: [
			'SearchActions',
			'separator',
			panels(editor),
			'CustomTypesEditor',
			'separator',
			'ShowGrid',
			{
				text: words.objectNames,
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
			{ text: words.snapping, children: ['SnapNothing', 'SnapToGrid', 'SnapToFineGrid', 'SnapToPixels', 'separator', 'SmartGuides'] },
			'separator',
			'ZoomIn',
			'ZoomOut',
			'ZoomNormal',
			'FitInView',
			'separator',
			{ text: words.theme, children: THEMES.map(themeActionId) },
			'FullScreen',
			'ClearView',
		],
	},
	{
		id: 'tileset',
		text: words.tileset,
		kinds: ['tileset'],
		entries: [
			'AddTiles',
			'RemoveTiles',
			'separator',
			'ReplaceTilesetImage',
			'separator',
			'ShowAnimationEditor',
			'RelocateTiles',
			'separator',
			'EditCollision',
			'AutoDetectMask',
			'ReplaceCollision',
			'AddCollision',
			'separator',
			'EditWang',
			{
				text: words.terrainSets,
				children: [
					'AddCornerWangSet',
					'AddEdgeWangSet',
					'AddMixedWangSet',
					'DuplicateWangSet',
					'RemoveWangSet',
					'separator',
					'AddWangColor',
					'RemoveWangColor',
				],
			},
			'separator',
			'TilesetProperties',
		],
	},
	{
		id: 'world',
		text: words.world,
		kinds: ['world'],
		entries: ['AddMapToWorld', 'RemoveMapsFromWorld', 'separator', 'OpenMapOfWorld', 'separator', 'EditWorldPatterns', 'WorldProperties'],
	},
	{
		id: 'map',
		text: words.map,
		kinds: ['map'],
		entries: [
			{
				text: words.tilesets,
				children: [
					'AddExternalTileset',
					'AddAutomappingRulesTileset',
					'separator',
					'EditTileset',
					'EmbedTileset',
					'ExportTileset',
					'ReplaceTileset',
					'RemoveTileset',
					'RemoveUnusedTilesets',
					'TilesetProperties',
					'separator',
					'SwapTiles',
					'ReloadTilesetImages',
					'separator',
					'SelectPreviousTileset',
					'SelectNextTileset',
				],
			},
			'separator',
			'ResizeMap',
			'CropToSelection',
			'Autocrop',
			'OffsetMap',
			'ToggleInfinite',
			'separator',
			'AutoMap',
			'AutoMapWith',
			'AutoMapWhileDrawing',
			'ToggleFillFullTiles',
			'separator',
			'GoToTile',
			'CopyPosition',
			'MapProperties',
		],
	},
	{
		id: 'layer',
		text: words.layer,
		kinds: ['map'],
		entries: [
			{
				text: words.newLayer,
				children: ['AddTileLayer', 'AddObjectLayer', 'AddImageLayer', 'AddGroupLayer', 'separator', 'LayerViaCopy', 'LayerViaCut'],
			},
			{ text: words.group, children: ['GroupLayers', 'UngroupLayers'] },
			'DuplicateLayers',
			'MergeLayersDown',
			'RemoveLayers',
			'separator',
			'SelectPreviousLayer',
			'SelectNextLayer',
			'SelectAllLayers',
			'separator',
			'MoveLayersUp',
			'MoveLayersDown',
			'separator',
			'ToggleSelectedLayers',
			'ToggleLockSelectedLayers',
			'ToggleOtherLayers',
			'ToggleLockOtherLayers',
			'separator',
			'LayerProperties',
		],
	},
	{
		id: 'object',
		text: words.object,
		kinds: ['map'],
		entries: [
			'DuplicateObjects',
			'RemoveObjects',
			'separator',
			'FlipObjectsHorizontal',
			'FlipObjectsVertical',
			'RotateObjectsLeft',
			'RotateObjectsRight',
			'separator',
			{ text: words.order, children: ['MoveObjectsToTop', 'MoveObjectsUp', 'MoveObjectsDown', 'MoveObjectsToBottom'] },
			{
				text: words.align,
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
			'separator',
			'ReplaceTile',
			'ResetTileSize',
			'ConvertToPolygon',
			{
				text: words.templates,
				children: [
					'ChooseTemplate',
					'EditTemplate',
					'separator',
					'SaveAsTemplate',
					'ReplaceWithTemplate',
					'DetachTemplateInstances',
					'ResetTemplateInstances',
				],
			},
			'separator',
			{
				text: words.selecting,
				children: ['SelectFromAllLayers', 'PreferSelectedLayers', 'SelectFromSelectedLayers', 'separator', 'SelectEnclosed'],
			},
			'ObjectProperties',
		],
	},
	{
		id: 'help',
		text: words.help,
		entries: ['KeyboardShortcuts', 'OpenExample'],
	},
];
