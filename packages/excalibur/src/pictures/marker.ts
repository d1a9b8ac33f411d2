/** The picture that is shown instead of a missing one, scaled to its size: a dark square with a red frame and cross (rule R10). */
const SVG = [
	'<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">',
	'<path d="M.5.5h31v31H.5zL31.5 31.5M31.5.5L.5 31.5" fill="#000" fill-opacity=".5" stroke="red"/></svg>',
].join('');

/** A marker, as a URL. */
export const MARKER = `data:image/svg+xml,${encodeURIComponent(SVG)}`;
