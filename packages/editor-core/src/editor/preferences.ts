import type { Signal } from '@preact/signals-core';
import { effect, signal } from '@preact/signals-core';

/** The settings of the user for all maps; kept in the browser (rules E144, E145). */
export interface Preferences {
	readonly showGrid: Signal<boolean>;
	/** The color of the grid's lines, `#RRGGBB`; empty for one that stands out from the background of the map. */
	readonly gridColor: Signal<string>;
	/** The numbers of columns and rows from one line of the grid that stands out to the next; none does if it is 0. */
	readonly gridMajorX: Signal<number>;
	readonly gridMajorY: Signal<number>;
	/** Whether animated tiles move (rule E102). */
	readonly showAnimations: Signal<boolean>;
	/** Whether the other maps of its world are shown around a map (rule E124). */
	readonly showWorld: Signal<boolean>;
	/** Whether the view moves layers by their parallax factors. */
	readonly parallax: Signal<boolean>;
	/** Whether the layers that are not selected are dimmed (rule E78). */
	readonly highlightLayer: Signal<boolean>;
	/** The choice of objects that show their names (rule E144). */
	readonly objectNames: Signal<ObjectNames>;
	/** Whether the object under the pointer shows its name, whatever others do. */
	readonly nameHovered: Signal<boolean>;
	/** Whether tile objects have outlines. */
	readonly tileObjectOutlines: Signal<boolean>;
	/** Whether the collision shapes of tiles are shown (rule E100). */
	readonly collisionShapes: Signal<boolean>;
	/** The width of the lines of objects, in pixels. */
	readonly lineWidth: Signal<number>;
	/** Whether the object under the pointer has an outline. */
	readonly highlightHovered: Signal<boolean>;
	/** Whether the wheel zooms without Ctrl (rule E141). */
	readonly wheelZooms: Signal<boolean>;
	readonly theme: Signal<Theme>;
	/** Whether arrows show which objects refer to others (rule E56). */
	readonly objectReferences: Signal<boolean>;
	/** The targets to which objects and points snap (rule E57). */
	readonly snapMode: Signal<SnapMode>;
	/** The number of parts of a cell in each direction, for the fine grid. */
	readonly fineGrid: Signal<number>;
	/** Whether objects that are moved without snapping are aligned with others nearby. */
	readonly smartGuides: Signal<boolean>;
	/** In which layers a click finds objects (rule E42). */
	readonly objectSelection: Signal<ObjectSelection>;
	/** Whether a selection rectangle takes only the objects that are completely inside it (rule E43). */
	readonly selectEnclosed: Signal<boolean>;
	/** Whether the names of duplicated layers and objects say that they are copies (rule E53). */
	readonly copyNames: Signal<boolean>;
	/** Whether saving a document exports it again as it was exported last (rule E135). */
	readonly repeatExport: Signal<boolean>;
	/** The type that a new custom property has: the one that was chosen last (rule E107). */
	readonly propertyType: Signal<string>;
	/** The tilesets whose tabs the user moved, with the adjacent ones, in that order (rule E88). */
	readonly tilesetOrder: Signal<readonly string[]>;
	/** The keys of actions and tools that the user changed, by id. */
	readonly shortcuts: Signal<Readonly<Record<string, readonly string[]>>>;
}

/** The themes that the user can choose. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

/** The modes of snapping (rule E57). */
export const SNAP_MODES = ['none', 'grid', 'fine', 'pixels'] as const;

/** The targets to which positions snap: nothing, the corners of cells, parts of cells, or whole pixels. */
export type SnapMode = (typeof SNAP_MODES)[number];

/** In which layers a click finds objects: in all, in selected ones first, or in selected ones only. */
export const OBJECT_SELECTIONS = ['all', 'prefer', 'only'] as const;

/** In which layers a click finds objects. */
export type ObjectSelection = (typeof OBJECT_SELECTIONS)[number];

/** The look of the editor; `system` follows the settings of the computer. */
export type Theme = (typeof THEMES)[number];

/** A theme that the page has. */
export type ShownTheme = Exclude<Theme, 'system'>;

/** The choices of objects that show their names. */
export const OBJECT_NAMES = ['never', 'selected', 'all'] as const;

export type ObjectNames = (typeof OBJECT_NAMES)[number];

const KEY = 'tilewright.preferences';

/** Keeps texts by names, as `localStorage` does. */
export interface KeyValues {
	getItem(key: string): string | null;
	setItem(key: string, value: string): void;
}

/** The preferences as they were stored last. */
export function loadPreferences(storage: KeyValues): Preferences {
	const stored = parsed(storage.getItem(KEY));
	const kept = <T>(name: string, initial: T, isValid: (value: unknown) => value is T): Signal<T> => {
		const value = stored[name];
		const known = signal<T>(isValid(value) ? value : initial);
		effect(() => {
			if (stored[name] === known.value) return;
			if (known.value === initial) delete stored[name];
			else stored[name] = known.value;
			storage.setItem(KEY, JSON.stringify(stored));
		});
		return known;
	};
	const flag = (name: string, initial: boolean) => kept(name, initial, isBoolean);
	return {
		showGrid: flag('showGrid', true),
		gridColor: kept('gridColor', '', isColor),
		gridMajorX: kept<number>('gridMajorX', 10, isCount),
		gridMajorY: kept<number>('gridMajorY', 10, isCount),
		showAnimations: flag('showAnimations', true),
		showWorld: flag('showWorld', true),
		parallax: flag('parallax', true),
		highlightLayer: flag('highlightLayer', false),
		objectNames: kept<ObjectNames>('objectNames', 'all', isObjectNames),
		nameHovered: flag('nameHovered', false),
		tileObjectOutlines: flag('tileObjectOutlines', false),
		collisionShapes: flag('collisionShapes', false),
		lineWidth: kept<number>('lineWidth', 2, isLineWidth),
		highlightHovered: flag('highlightHovered', true),
		wheelZooms: flag('wheelZooms', false),
		theme: kept<Theme>('theme', 'system', isTheme),
		objectReferences: flag('objectReferences', true),
		snapMode: kept<SnapMode>('snapMode', 'none', isSnapMode),
		fineGrid: kept<number>('fineGrid', 4, isDivision),
		smartGuides: flag('smartGuides', true),
		objectSelection: kept<ObjectSelection>('objectSelection', 'all', isObjectSelection),
		selectEnclosed: flag('selectEnclosed', false),
		copyNames: flag('copyNames', false),
		repeatExport: flag('repeatExport', false),
		propertyType: kept('propertyType', 'string', isString),
		tilesetOrder: kept('tilesetOrder', [], isStrings),
		shortcuts: kept<Readonly<Record<string, readonly string[]>>>('shortcuts', {}, isShortcuts),
	};
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const isObjectNames = (value: unknown): value is ObjectNames => OBJECT_NAMES.some((names) => names === value);

const isString = (value: unknown): value is string => typeof value === 'string';

const isStrings = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isString);

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

const isSnapMode = (value: unknown): value is SnapMode => SNAP_MODES.some((mode) => mode === value);

const isColor = (value: unknown): value is string => typeof value === 'string' && /^(#[0-9a-f]{6})?$/i.test(value);

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** The widest line of an object: the pictures of maps have room for lines of this width around an object. */
export const MOST_LINE_WIDTH = 6;

const isLineWidth = (value: unknown): value is number => typeof value === 'number' && value >= 1 && value <= MOST_LINE_WIDTH;

const isDivision = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 128;

const isObjectSelection = (value: unknown): value is ObjectSelection => OBJECT_SELECTIONS.some((each) => each === value);

/** Whether a value has the shape of changed shortcuts. */
const isShortcuts = (value: unknown): value is Readonly<Record<string, readonly string[]>> =>
	typeof value === 'object' && value !== null && Object.values(value).every(isStrings);

function parsed(stored: string | null): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(stored ?? '{}');
		return typeof value === 'object' && value !== null ? { ...value } : {};
	} catch {
		return {};
	}
}
