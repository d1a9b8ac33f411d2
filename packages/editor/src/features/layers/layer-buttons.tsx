import { Plus } from 'lucide-preact';
import { useEditor } from '../../page/context.ts';
import { IconButton } from '../../ui/button.tsx';
import { CommandButton } from '../../ui/command-button.tsx';
import { openMenu } from '../../ui/menu.tsx';
import { ADD_LAYER } from './layer-menu.ts';
import { layersWords } from './layers-words.ts';

const BUTTONS = ['GroupLayers', 'DuplicateLayers', 'MergeLayersDown', 'MoveLayersUp', 'MoveLayersDown', 'RemoveLayers'] as const;

/** The buttons below the tree. */
export function LayerButtons() {
	const editor = useEditor();
	return (
		<div class="panel-buttons" role="toolbar" aria-label={layersWords.buttons}>
			<IconButton
				icon={Plus}
				label={layersWords.addMenu}
				onClick={({ currentTarget }) => {
					if (currentTarget instanceof HTMLElement) void openMenu(editor, currentTarget, ADD_LAYER, layersWords.addMenu);
				}}
			/>
			{BUTTONS.map((id) => (
				<CommandButton key={id} id={id} />
			))}
		</div>
	);
}
