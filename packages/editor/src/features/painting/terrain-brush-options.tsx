import { CommandButton } from '../../ui/command-button.tsx';

/** How the terrain brush paints (rule Q32). */
export function TerrainBrushOptions() {
	return <CommandButton id="ToggleFillFullTiles" />;
}
