import { currentTool } from '@tilewright/editor-canvas/tool/current-tool.ts';
import { offeredTools } from '@tilewright/editor-canvas/tool/offered-tools.ts';
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
	const session = editor.toolMap.value;
	const tool = currentTool(editor);
	const Options = tool && toolOptions(editor).get(tool.id);
	const icons = commandIcons(editor);
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
				{(session === undefined ? [] : offeredTools(editor).value)
					.filter((each) => session !== undefined && fits(each, session))
					.map(({ id, text: name }) => {
						const icon = icons.get(id);
						return icon === undefined ? null : (
							<IconButton
								key={id}
								icon={icon}
								label={name}
								keys={editor.commands.value.get(id)?.keys()}
								pressed={tool?.id === id}
								onClick={() => void runAction(editor, id)}
							/>
						);
					})}
			</Toolbar>
			{Options !== undefined && (
				<Toolbar label={mapFrameWords.toolOptions}>
					<Options key={tool?.id} />
				</Toolbar>
			)}
			<span class="toolbars-space" />
			<Toolbar label={mapFrameWords.viewTools}>
				{session?.currentLayer.value !== undefined && (
					<>
						<CommandButton id="ShowGrid" />
						<CommandButton id="HighlightCurrentLayer" />
						<ToolbarLine />
					</>
				)}
				<CommandButton id="ZoomOut" />
				<ZoomButton />
				<CommandButton id="ZoomIn" />
				<CommandButton id="FitInView" />
			</Toolbar>
		</div>
	);
}
