import { CommandButton } from '../../ui/command-button.tsx';

/** The choice of how the terrain brush paints (rule Q32). */
export function TerrainBrushOptions() {
	return <CommandButton id="ToggleFillFullTiles" />;
}
