// The custom types, written by `tilewright types`. Changes of this file will be lost.

declare const kind: unique symbol;

/** A color: `#AARRGGBB` or `#RRGGBB`; empty if there is none. */
export type Color = '' | `#${string}`;

/** The path of a file. */
export type FilePath = string;

/** The id of an object on the same map; 0 if there is none. */
export type ObjectId = number & { readonly [kind]: 'ObjectId' };

/** The names of flags, separated by commas. */
export type FlagText<Name extends string> = string & { readonly [kind]: Name };

/** The value of a property whose type is not known. */
export type PropertyValue = string | number | boolean | null | readonly PropertyValue[] | { readonly [name: string]: PropertyValue };

/** Whether an object, a layer or something else has a class. Then its properties are the members of the class. */
export function hasClass<Thing extends { readonly class: string }, Name extends keyof AllClasses>(
	thing: Thing,
	name: Name,
): thing is Thing & { readonly class: Name; readonly props: AllClasses[Name] } {
	return thing.class === name;
}

/** Whether a flag is set. */
export function hasFlag<Name extends string>(flags: FlagText<Name>, name: NoInfer<Name>): boolean {
	return flags.split(',').includes(name);
}

/** Whether a value is one of an enum. */
export function isOneOf<Value extends string | number>(
	values: readonly Value[] | { readonly [name: string]: Value },
	value: unknown,
): value is Value {
	return Object.values<unknown>(values).includes(value);
}

/** The values of the enum "Facing". */
export const Facing = ['north', 'east', 'south', 'west'] as const;
/** A value of the enum "Facing". */
export type Facing = (typeof Facing)[number];

/** The values of the enum "Weather". */
export const Weather = { Clear: 0, Rain: 1, Fog: 2, Storm: 3 } as const;
/** A value of the enum "Weather". */
export type Weather = (typeof Weather)[keyof typeof Weather];

/** The values of the flags "Seasons". */
export const Seasons = ['Spring', 'Summer', 'Autumn', 'Winter'] as const;
/** Any of the flags "Seasons". */
export type Seasons = FlagText<(typeof Seasons)[number]>;

/** The values of the flags "Passage". */
export const Passage = { Walk: 1, Swim: 2, Sail: 4, Fly: 8 } as const;
/** Any of the flags "Passage". */
export type Passage = number;

/** The members of the class "Stats", for property. */
export interface Stats {
	readonly luck: number;
	readonly strength: number;
}

/** The members of the class "Character", for property, map, layer, object, tile, tileset, wangcolor, wangset, project. */
export interface Character {
	readonly facing: Facing;
	readonly stats: Stats;
	readonly title: string;
}

/** The members of the class "Person", for object, tile. */
export interface Person {
	readonly facing: Facing;
	readonly home: ObjectId;
	readonly speech: string;
	readonly stats: Stats;
}

/** The members of the class "Chest", for object, tile. */
export interface Chest {
	readonly gold: number;
	readonly key: ObjectId;
	readonly locked: boolean;
	readonly loot: readonly PropertyValue[];
}

/** The members of the class "Coin", for object, tile. */
export interface Coin {
	readonly gold: number;
}

/** The members of the class "Door", for object, tile. */
export interface Door {
	readonly locked: boolean;
	readonly target: FilePath;
}

/** The members of the class "Spawn", for object. */
export interface Spawn {
	readonly facing: Facing;
}

/** The members of the class "Route", for object. */
export interface Route {
	readonly loop: boolean;
	readonly speed: number;
}

/** The members of the class "Signpost", for object. */
export interface Signpost {
	readonly readable: boolean;
}

/** The members of the class "Boat", for object. */
export interface Boat {
	readonly captain: string;
	readonly passage: Passage;
}

/** The members of the class "Building", for object, tile. */
export interface Building {
	readonly residents: number;
	readonly window: Color;
}

/** The members of the class "Plant", for tile. */
export interface Plant {
	readonly edible: boolean;
	readonly seasons: Seasons;
}

/** The members of the class "Light", for tile, object. */
export interface Light {
	readonly glow: Color;
}

/** The members of the class "Ground", for tile, wangcolor. */
export interface Ground {
	readonly passage: Passage;
	readonly speed: number;
}

/** The members of the class "Terrain", for wangset, layer. */
export interface Terrain {
	readonly blend: string;
}

/** The members of the class "Region", for map, object. */
export interface Region {
	readonly music: FilePath;
	readonly population: number;
	readonly title: string;
	readonly weather: Weather;
}

/** The members of the class "Ambience", for layer. */
export interface Ambience {
	readonly echo: number;
	readonly sound: FilePath;
}

/** The members of the class "Artwork", for tileset, project, property. */
export interface Artwork {
	readonly artist: string;
	readonly licence: string;
	readonly palette: FilePath;
}

/** All classes by name. */
export interface AllClasses {
	readonly Stats: Stats;
	readonly Character: Character;
	readonly Person: Person;
	readonly Chest: Chest;
	readonly Coin: Coin;
	readonly Door: Door;
	readonly Spawn: Spawn;
	readonly Route: Route;
	readonly Signpost: Signpost;
	readonly Boat: Boat;
	readonly Building: Building;
	readonly Plant: Plant;
	readonly Light: Light;
	readonly Ground: Ground;
	readonly Terrain: Terrain;
	readonly Region: Region;
	readonly Ambience: Ambience;
	readonly Artwork: Artwork;
}

/** The classes by what they are for, then by name. */
export interface Classes {
	readonly property: {
		readonly Stats: Stats;
		readonly Character: Character;
		readonly Artwork: Artwork;
	};
	readonly map: {
		readonly Character: Character;
		readonly Region: Region;
	};
	readonly layer: {
		readonly Character: Character;
		readonly Terrain: Terrain;
		readonly Ambience: Ambience;
	};
	readonly object: {
		readonly Character: Character;
		readonly Person: Person;
		readonly Chest: Chest;
		readonly Coin: Coin;
		readonly Door: Door;
		readonly Spawn: Spawn;
		readonly Route: Route;
		readonly Signpost: Signpost;
		readonly Boat: Boat;
		readonly Building: Building;
		readonly Light: Light;
		readonly Region: Region;
	};
	readonly tile: {
		readonly Character: Character;
		readonly Person: Person;
		readonly Chest: Chest;
		readonly Coin: Coin;
		readonly Door: Door;
		readonly Building: Building;
		readonly Plant: Plant;
		readonly Light: Light;
		readonly Ground: Ground;
	};
	readonly tileset: {
		readonly Character: Character;
		readonly Artwork: Artwork;
	};
	readonly wangset: {
		readonly Character: Character;
		readonly Terrain: Terrain;
	};
	readonly wangcolor: {
		readonly Character: Character;
		readonly Ground: Ground;
	};
	readonly project: {
		readonly Character: Character;
		readonly Artwork: Artwork;
	};
}

/** The default values of the members of each class. Paths of files are relative to the project. */
export const defaults: AllClasses = {
	Stats: {
		luck: 0.5,
		strength: 5,
	},
	Character: {
		facing: 'south',
		stats: {
			luck: 1,
			strength: 5,
		},
		title: '',
	},
	Person: {
		facing: 'south',
		home: 0 as ObjectId,
		speech: '',
		stats: {
			luck: 0.5,
			strength: 5,
		},
	},
	Chest: {
		gold: 10,
		key: 0 as ObjectId,
		locked: false,
		loot: ['bread'],
	},
	Coin: {
		gold: 1,
	},
	Door: {
		locked: false,
		target: '',
	},
	Spawn: {
		facing: 'south',
	},
	Route: {
		loop: true,
		speed: 1,
	},
	Signpost: {
		readable: true,
	},
	Boat: {
		captain: '',
		passage: 4,
	},
	Building: {
		residents: 0,
		window: '#ffffea94',
	},
	Plant: {
		edible: false,
		seasons: 'Spring,Summer,Autumn,Winter' as Seasons,
	},
	Light: {
		glow: '#c0ffea94',
	},
	Ground: {
		passage: 1,
		speed: 1,
	},
	Terrain: {
		blend: 'none',
	},
	Region: {
		music: '',
		population: 0,
		title: '',
		weather: 0,
	},
	Ambience: {
		echo: 0,
		sound: '',
	},
	Artwork: {
		artist: '',
		licence: 'MIT',
		palette: '',
	},
};
