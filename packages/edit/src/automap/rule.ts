import type { MapObject, Property } from '@tilewright/format';
import type { Region } from '../region/region.ts';
import type { CellPosition } from '../region/shapes.ts';

/** A tile that a condition names. */
export interface Want {
	/** The GID in the rule map; 0 is an empty cell. */
	readonly gid: number;
	/** The bits that are compared. */
	readonly mask: number;
}

/** A condition that one cell must meet. */
export interface Condition extends CellPosition {
	/** The name of the layer that is read. */
	readonly target: string;
	/** Whether the cell must have none of the tiles, instead of one of them. */
	readonly not: boolean;
	readonly wants: readonly Want[];
}

/** Options of a rule. */
export interface RuleOptions {
	readonly probability: number;
	readonly modX: number;
	readonly modY: number;
	readonly offsetX: number;
	readonly offsetY: number;
	readonly noOverlappingOutput: boolean;
	readonly disabled: boolean;
	readonly ignoreLock: boolean;
}

/** A layer of the target map that rules write. */
export interface OutputTarget {
	readonly name: string;
	readonly type: 'tilelayer' | 'objectgroup';
}

/** A cell that a rule writes. */
export interface OutputCell extends CellPosition {
	/** The GID in the rule map, with its flags; 0 erases. */
	readonly gid: number;
}

/** The content that a rule writes to a layer. */
export interface RuleOutput {
	readonly target: OutputTarget;
	readonly cells: readonly OutputCell[];
	/** The objects that are copied. */
	readonly objects: readonly MapObject[];
	/** The cells that may not overlap: those written, and special tiles; for objects those that they touch. */
	readonly touched: Region;
	readonly properties: readonly Property[];
}

/** Outputs that a rule writes together. */
export interface RuleOutputSet {
	readonly index: string;
	readonly weight: number;
	readonly outputs: readonly RuleOutput[];
}

/**
 * A rule: what must be where, and what is written then. Positions count from the top left of the bounds of its input region in the rule
 * map, at {@link Rule.origin}.
 */
export interface Rule {
	/** Counts the rules of a rule map from 0. Random choices depend on it. */
	readonly index: number;
	/** Where the rule is in the rule map. */
	readonly origin: CellPosition;
	/** The size of the bounds of its input region. */
	readonly width: number;
	readonly height: number;
	readonly options: RuleOptions;
	/** The conditions of each input set; without any, it matches everywhere. One set must match. */
	readonly inputs: readonly (readonly Condition[])[];
	readonly sets: readonly RuleOutputSet[];
	readonly outputRegion: Region;
}
