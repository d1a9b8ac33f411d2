import { CommandButton } from '../../ui/command-button.tsx';

/** The options for the content that stamp and fill tools paint, and for turning the stamp (rules E10, E11, E13). */
export function FillOptions() {
	return (
		<>
			<CommandButton id="FlipHorizontal" />
			<CommandButton id="FlipVertical" />
			<CommandButton id="RotateLeft" />
			<CommandButton id="RotateRight" />
			<CommandButton id="RandomMode" />
			<CommandButton id="WangFillMode" />
		</>
	);
}

/** The same for shape fill, with its shapes (rule E22). */
export function ShapeFillOptions() {
	return (
		<>
			<CommandButton id="ShapeFillTool.RectangleFill" />
			<CommandButton id="ShapeFillTool.CircleFill" />
			<FillOptions />
		</>
	);
}
