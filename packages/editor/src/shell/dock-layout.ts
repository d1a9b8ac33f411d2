import type { AddPanelOptions, DockviewApi, IDockviewPanel } from 'dockview-core';
import type { Panel, PanelPlace } from '../contributions/panel.ts';
import { isMapPanel } from './dock-ids.ts';

/** A column or row of stacks of panels. */
interface Side {
	readonly direction: 'left' | 'right' | 'below';
	/** In pixels. */
	readonly size: number;
	/** From top to bottom, with the parts of the height that they get. */
	readonly stacks: readonly { readonly place: PanelPlace; readonly share: number }[];
}

const SIDES: readonly [Side, ...Side[]] = [
	{ direction: 'below', size: 180, stacks: [{ place: 'bottom', share: 1 }] },
	{
		direction: 'left',
		size: 280,
		stacks: [
			{ place: 'left', share: 3 },
			{ place: 'left-bottom', share: 1 },
		],
	},
	{
		direction: 'right',
		size: 300,
		stacks: [
			{ place: 'right-top', share: 5 },
			{ place: 'right-bottom', share: 6 },
		],
	},
];

/** Below this width of the window, there is one column: panels of the left one go to the right. In pixels. */
const NARROW = 1200;

/** Below this width of the window, no column leaves room for the map: one stack of panels is below it. In pixels. */
const NARROW_AS_PHONE = 540;

/** The part of the height of such a window that its panels get. */
const PANELS_OF_PHONE = 0.45;

/** The width below which fields of a panel cannot be read, in pixels: a window that gets smaller takes from the maps. */
const NARROWEST = 220;

/** Adds all panels where they are at first. The place of the maps must be there already. */
export function addDefaultPanels(api: DockviewApi, panels: readonly Panel[]): void {
	for (const panel of panels) if (panel.isHiddenAtFirst !== true) addPanel(api, panels, panel);
	for (const group of api.groups) group.panels[0]?.api.setActive();
	for (const { direction, size, stacks } of SIDES) {
		const shown = stacks.filter(({ place }) => shownAt(api, panels, place) !== undefined);
		const height = api.width < NARROW_AS_PHONE ? api.height * PANELS_OF_PHONE : size;
		// Each new column took from those that were there.
		shownAt(api, panels, shown[0]?.place)?.group.api.setSize(direction === 'below' ? { height } : { width: size });
		const shares = shown.reduce((sum, { share }) => sum + share, 0);
		for (const { place, share } of shown)
			if (shown.length > 1) shownAt(api, panels, place)?.group.api.setSize({ height: Math.round((api.height * share) / shares) });
		// A column with several stacks has become as wide as the others.
		const [first] = shown;
		if (direction !== 'below') shownAt(api, panels, first?.place)?.group.api.setSize({ width: size });
	}
}

/** Adds a panel: next to the shown panels of its place, else at that place. */
export function addPanel(api: DockviewApi, panels: readonly Panel[], panel: Panel): void {
	const { id, title } = panel;
	api.addPanel({ id, component: 'panel', title, minimumWidth: NARROWEST, ...position(api, panels, placeNow(panel, api.width)) });
}

function position(
	api: DockviewApi,
	panels: readonly Panel[],
	place: PanelPlace,
): Pick<AddPanelOptions, 'position' | 'initialWidth' | 'initialHeight'> {
	const mate = shownAt(api, panels, place);
	if (mate !== undefined) return { position: { referencePanel: mate, direction: 'within' } };
	const side = SIDES.find(({ stacks }) => stacks.some((stack) => stack.place === place)) ?? SIDES[0];
	const at = side.stacks.findIndex((stack) => stack.place === place);
	const above = side.stacks.slice(0, at).findLast((stack) => shownAt(api, panels, stack.place) !== undefined);
	const below = side.stacks.slice(at + 1).find((stack) => shownAt(api, panels, stack.place) !== undefined);
	const neighbor = shownAt(api, panels, (above ?? below)?.place);
	if (neighbor !== undefined) return { position: { referencePanel: neighbor, direction: above === undefined ? 'above' : 'below' } };
	const maps = api.panels.find(({ id }) => isMapPanel(id));
	if (side.direction === 'below' && maps !== undefined)
		return { position: { referencePanel: maps, direction: 'below' }, initialHeight: side.size };
	return { position: { direction: side.direction }, initialWidth: side.size };
}

/** A docked panel whose place is this one. */
function shownAt(api: DockviewApi, panels: readonly Panel[], place: PanelPlace | undefined): IDockviewPanel | undefined {
	const panel = panels.find((each) => placeNow(each, api.width) === place && api.getPanel(each.id)?.api.location.type === 'grid');
	return panel === undefined ? undefined : api.getPanel(panel.id);
}

function placeNow({ place, narrowPlace }: Panel, width: number): PanelPlace {
	if (width >= NARROW) return place;
	if (width < NARROW_AS_PHONE) return 'bottom';
	return narrowPlace ?? (place === 'left' ? 'right-top' : place === 'left-bottom' ? 'right-bottom' : place);
}
