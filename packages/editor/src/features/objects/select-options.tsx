import { useEditor } from '../../page/context.ts';
import { CommandButton } from '../../ui/command-button.tsx';

/** The buttons for several selected objects at once. */
export function SelectOptions() {
	const count = useEditor().toolMap.value?.selectedObjects.value.length ?? 0;
	return (
		<>
			<CommandButton id="FlipObjectsHorizontal" />
			<CommandButton id="FlipObjectsVertical" />
			<CommandButton id="RotateObjectsLeft" />
			<CommandButton id="RotateObjectsRight" />
			{count > 1 && (
				<>
					<CommandButton id="AlignLeft" />
					<CommandButton id="AlignCenter" />
					<CommandButton id="AlignRight" />
					<CommandButton id="AlignTop" />
					<CommandButton id="AlignMiddle" />
					<CommandButton id="AlignBottom" />
					<CommandButton id="DistributeHorizontally" />
					<CommandButton id="DistributeVertically" />
				</>
			)}
			<CommandButton id="SelectEnclosed" />
			<CommandButton id="SmartGuides" />
		</>
	);
}
