/** The words of the actions that show or hide parts in the view of a map. */
export const viewWords = {
	zoomIn: 'Zoom In',
	zoomOut: 'Zoom Out',
	zoomNormal: 'Normal Size',
	fitInView: 'Fit Map in View',
	showGrid: 'Show Grid',
	showAnimations: 'Show Tile Animations',
	showWorld: 'Show World',
	parallax: 'Enable Parallax',
	highlightLayer: 'Highlight Current Layer',
	namesNever: 'Show Object Names: Never',
	namesSelected: 'Show Object Names: For Selected Objects',
	namesAll: 'Show Object Names: For All Objects',
	nameHovered: 'Show Object Names: For Hovered Object',
	highlightHovered: 'Highlight Hovered Object',
	tileObjectOutlines: 'Show Tile Object Outlines',
	collisionShapes: 'Show Tile Collision Shapes',
};
