import { Plus } from 'lucide-preact';
import { useEditor } from '../../app/context.ts';
import { text } from '../../messages/text.ts';
import { IconButton } from '../../ui/button.tsx';
import { CommandButton } from '../../ui/command-button.tsx';
import { openMenu } from '../../ui/menu.tsx';
import { ADD_LAYER } from './layer-menu.ts';

const BUTTONS = ['GroupLayers', 'DuplicateLayers', 'MergeLayersDown', 'MoveLayersUp', 'MoveLayersDown', 'RemoveLayers'] as const;

/** The buttons below the tree. */
export function LayerButtons() {
	const editor = useEditor();
	return (
		<div class="panel-buttons" role="toolbar" aria-label={text.layers.buttons}>
			<IconButton
				icon={Plus}
				label={text.layers.addMenu}
				onClick={({ currentTarget }) => {
					if (currentTarget instanceof HTMLElement) void openMenu(editor, currentTarget, ADD_LAYER, text.layers.addMenu);
				}}
			/>
			{BUTTONS.map((id) => (
				<CommandButton key={id} id={id} />
			))}
		</div>
	);
}
