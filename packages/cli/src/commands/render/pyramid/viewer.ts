import type { TilesJson } from './tiles-json.ts';
import { VIEWER_SCRIPT } from './viewer-script.ts';

/** A page that shows a pyramid. It needs only the tiles next to it, and also works without a server. */
export function viewerPage(description: TilesJson): string {
	// In a script, `<` could start an end tag.
	const data = JSON.stringify(description).replaceAll('<', '\\u003c');
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(description.name)}</title>
<style>${STYLE}</style>
<canvas id="map" tabindex="0" aria-label="${escaped(description.name)}: arrows move, + and − zoom, 0 shows all"></canvas>
<output id="place"></output>
<nav>
<button id="in" title="Zoom in (+)" aria-label="Zoom in">+</button>
<button id="out" title="Zoom out (−)" aria-label="Zoom out">−</button>
<button id="all" title="Show all (0)" aria-label="Show all">⤢</button>
</nav>
<script>
const pyramid = ${data};
${VIEWER_SCRIPT}</script>
</html>
`;
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const STYLE = `
html, body { margin: 0; height: 100%; overflow: hidden; background: #24262b; }
canvas { display: block; width: 100%; height: 100%; touch-action: none; cursor: grab; outline: none; }
canvas:active { cursor: grabbing; }
output, nav { position: fixed; font: 13px system-ui, sans-serif; color: #fff; }
output { left: 8px; bottom: 8px; padding: 3px 7px; border-radius: 4px; background: #000a; pointer-events: none; white-space: pre; }
output:empty { display: none; }
nav { right: 8px; top: 8px; display: grid; gap: 4px; }
button { width: 32px; height: 32px; border: 0; border-radius: 4px; font: inherit; font-size: 18px; color: inherit; background: #000a; cursor: pointer; }
button:hover, button:focus-visible { background: #444c; }
`;
