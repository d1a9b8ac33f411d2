import { useEditor } from '../app/context.ts';
import { text } from '../messages/text.ts';
import { chooseTool, currentTool } from '../tools/current-tool.ts';
import { TOOLS } from '../tools/list.ts';
import { fitsLayer } from '../tools/tool.ts';

/** The tools that fit the current layer. */
export function Toolbar() {
	const editor = useEditor();
	const layer = editor.current.value?.currentLayer.value;
	const tool = currentTool(editor);
	const Options = tool?.options;
	return (
		<div class="toolbar" role="toolbar" aria-label={text.shell.tools}>
			{TOOLS.filter((each) => fitsLayer(each, layer)).map(({ id, text: name, icon: Icon, keys }) => (
				<button
					type="button"
					key={id}
					class="tool"
					aria-pressed={tool?.id === id}
					aria-label={name}
					title={keys === undefined ? name : `${name} (${keys[0]?.toUpperCase()})`}
					onClick={() => chooseTool(editor, id)}
				>
					<Icon size={18} />
				</button>
			))}
			{Options !== undefined && (
				<div class="tool-options" role="toolbar" aria-label={text.shell.toolOptions}>
					<Options key={tool?.id} />
				</div>
			)}
		</div>
	);
}
