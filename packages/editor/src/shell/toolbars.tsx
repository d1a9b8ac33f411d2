import { useComputed } from '@preact/signals';
import { currentTool } from '@tilewright/editor-canvas/tool/current-tool.ts';
import { offeredTools } from '@tilewright/editor-canvas/tool/offered-tools.ts';
import type { Tool } from '@tilewright/editor-canvas/tool/tool.ts';
import { fits } from '@tilewright/editor-canvas/tool/tool.ts';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { menusWords } from '../contributions/menus-words.ts';
import { toolOptions } from '../contributions/tool-entry.ts';
import { commandIcons } from '../page/command-icons.ts';
import { useEditor } from '../page/context.ts';
import { IconButton } from '../ui/button.tsx';
import { CommandButton } from '../ui/command-button.tsx';
import { Toolbar, ToolbarLine } from '../ui/toolbar.tsx';
import { mapFrameWords } from './map-frame-words.ts';
import { ZoomButton } from './zoom-button.tsx';
import './toolbars.css';

/** The buttons above the maps: files and history, the tools that fit the current layer, their options, and the view. */
export function Toolbars() {
	const editor = useEditor();
	return (
		<div class="toolbars">
			<h1 class="visually-hidden">{nameOf(editor.current.value?.path.value ?? '')}</h1>
			<Toolbar label={mapFrameWords.mainTools}>
				<CommandButton id="NewMap" />
				<CommandButton id="Open" />
				<CommandButton id="Save" />
				<ToolbarLine />
				<CommandButton id="Undo" />
				<CommandButton id="Redo" />
			</Toolbar>
			<Toolbar label={menusWords.tools}>
				<ToolButtons />
			</Toolbar>
			<OptionsOfTool />
			<span class="toolbars-space" />
			<Toolbar label={mapFrameWords.viewTools}>
				<LayerViewButtons />
				<CommandButton id="ZoomOut" />
				<ZoomButton />
				<CommandButton id="ZoomIn" />
				<CommandButton id="FitInView" />
			</Toolbar>
		</div>
	);
}

/** The tools that fit the current layer. */
function ToolButtons() {
	const editor = useEditor();
	const session = editor.toolMap.value;
	if (session === undefined) return null;
	const tools = offeredTools(editor).value.filter((each) => fits(each, session));
	return tools.map((tool) => <ToolButton key={tool.id} tool={tool} />);
}

function ToolButton({ tool: { id, text: name } }: { readonly tool: Tool }) {
	const editor = useEditor();
	const isCurrent = useComputed(() => currentTool(editor)?.id === id);
	const icon = commandIcons(editor).get(id);
	if (icon === undefined) return null;
	return (
		<IconButton
			icon={icon}
			label={name}
			keys={editor.commands.value.get(id)?.keys()}
			pressed={isCurrent.value}
			onClick={() => void runAction(editor, id)}
		/>
	);
}

/** How the current tool works. */
function OptionsOfTool() {
	const editor = useEditor();
	const tool = currentTool(editor);
	const Options = tool && toolOptions(editor).get(tool.id);
	if (Options === undefined) return null;
	return (
		<Toolbar label={mapFrameWords.toolOptions}>
			<Options key={tool?.id} />
		</Toolbar>
	);
}

/** How the layers of a map are shown. */
function LayerViewButtons() {
	const { toolMap } = useEditor();
	if (toolMap.value?.currentLayerType.value === undefined) return null;
	return (
		<>
			<CommandButton id="ShowGrid" />
			<CommandButton id="HighlightCurrentLayer" />
			<ToolbarLine />
		</>
	);
}
