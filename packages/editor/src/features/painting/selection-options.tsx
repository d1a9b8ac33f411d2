import { CommandButton } from '../../ui/command-button.tsx';

/** The choice of how a selection changes the selected area (rule E26). */
export function SelectionOptions() {
	return (
		<>
			<CommandButton id="SelectionReplace" />
			<CommandButton id="SelectionAdd" />
			<CommandButton id="SelectionSubtract" />
			<CommandButton id="SelectionIntersect" />
		</>
	);
}
